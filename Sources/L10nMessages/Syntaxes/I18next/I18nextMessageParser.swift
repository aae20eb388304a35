import L10nLanguage

/// Parses i18next's interpolation as its version 26 reads it: `{{name}}`, `{{- name}}` and `{{price, currency(USD)}}`.
///
/// Nesting, such as `$t(key)`, is text: the app's strings have no lookup of keys at run time.
struct I18nextMessageParser {
  private let bytes: MessageBytes
  private var log = MessageProblemLog()
  /// The end of a stretch without closing braces, which isn't searched again.
  private var unclosedEnd = 0

  init(_ bytes: MessageBytes) {
    self.bytes = bytes
  }

  /// Returns a Boolean value indicating whether a placeholder can have this name.
  static func isName(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, let last = name.unicodeScalars.last else { return false }
    return first != "-" && !first.properties.isWhitespace && !last.properties.isWhitespace
      && !name.unicodeScalars.contains { "{},".unicodeScalars.contains($0) || isLineEnd($0) }
  }

  mutating func parse() -> ParsedMessage {
    var pieces = PatternBuilder()
    var index = 0
    while true {
      let open = firstBraces(from: index)
      pieces.add(bytes.literal(index..<open))
      guard open < bytes.count else { break }
      let (element, end) = placeholder(at: open)
      pieces.add(element)
      index = end
    }
    return ParsedMessage(pattern: pieces.finish(), problems: log.sorted())
  }

  /// Returns the offset of the first two opening braces, or the end of the text.
  private func firstBraces(from start: Int) -> Int {
    var offset = bytes.firstOffset(of: UInt8(ascii: "{"), from: start)
    while offset < bytes.count, bytes[offset + 1] != UInt8(ascii: "{") {
      offset = bytes.firstOffset(of: UInt8(ascii: "{"), from: offset + 1)
    }
    return offset
  }

  private mutating func placeholder(at open: Int) -> (element: MessagePattern.Element, end: Int) {
    let braces = open..<open + 2
    guard let content = content(from: braces.upperBound) else {
      log.warning("`{{` without `}}` is printed as is", at: braces)
      return (.text(bytes.literal(braces)), braces.upperBound)
    }
    let range = open..<content.upperBound + 2
    var written = bytes.text(content)
    // Such a placeholder's value isn't escaped for HTML.
    if written.utf8.first == UInt8(ascii: "-") { written.removeFirst() }
    let parts = written.split(separator: ",", maxSplits: 1, omittingEmptySubsequences: false)
    let name = (parts.first ?? "").trimmingSpaces
    guard Self.isName(name) else {
      let advice =
        name.utf8.contains(UInt8(ascii: "{")) ? "has more than two braces on a side" : "has no name"
      log.error("`\(bytes.text(range))` \(advice), so i18next writes nothing here; write `{{name}}`", at: range)
      return (.text(bytes.literal(range)), range.upperBound)
    }
    // i18next requires a number under this name.
    var format: PlaceholderFormat = name == MessageSyntax.pluralMapArgument ? .number(.integer) : .plain
    if parts.count > 1 {
      let formatName = parts[1].trimmingSpaces
      if let known = I18nextPlaceholderFormat.format(formatName, of: name) {
        format = known
      } else if !formatName.isEmpty {
        log.warning("Swift code has no format `\(formatName)`, and writes '\(name)' without it", at: range)
      }
    }
    return (.placeholder(Placeholder(argument: name, format: format, range: range)), range.upperBound)
  }

  /// Returns the range between the braces, which is at least one character of one line, or `nil` if they aren't closed.
  private mutating func content(from start: Int) -> Range<Int>? {
    guard start >= unclosedEnd else { return nil }
    var offset = start
    while let (scalar, length) = bytes.scalar(at: offset), !Self.isLineEnd(scalar) {
      if offset > start, scalar == "}", bytes[offset + 1] == UInt8(ascii: "}") { return start..<offset }
      offset += length
    }
    unclosedEnd = offset
    return nil
  }

  /// Returns a Boolean value indicating whether a scalar ends a line in JavaScript's regular expressions.
  private static func isLineEnd(_ scalar: Unicode.Scalar) -> Bool {
    ["\n", "\r", "\u{2028}", "\u{2029}"].contains(scalar)
  }
}

extension StringProtocol {
  /// The text without white space at its ends.
  var trimmingSpaces: String {
    let scalars = unicodeScalars
    guard let start = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(self[start...last])
  }
}
