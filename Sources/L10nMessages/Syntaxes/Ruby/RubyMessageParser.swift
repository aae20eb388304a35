import L10nLanguage

/// Parses the Ruby i18n gem's interpolation, `%{name}` and `%<name>.2f`, like its version 1.14, but without conversions
/// that are far from the name, which the gem also finds.
///
/// In a message without arguments, the gem doesn't change `%%`, so that `%%{name}` shows both percent signs, and
/// `%{name}` can't be written. Here, `%%` before a placeholder is always an escape.
struct RubyMessageParser {
  private let bytes: MessageBytes
  private let hasArguments: Bool
  private var index = 0
  private var log = MessageProblemLog()
  private var hasPlaceholder = false
  private var firstEscape: Int?
  /// A Boolean value indicating whether an escape keeps a placeholder as text.
  private var escapesPlaceholder = false

  init(_ bytes: MessageBytes, hasArguments: Bool) {
    self.bytes = bytes
    self.hasArguments = hasArguments
  }

  mutating func parse() -> ParsedMessage {
    var pieces = PatternBuilder()
    while true {
      let percent = bytes.firstOffset(of: UInt8(ascii: "%"), from: index)
      pieces.add(bytes.literal(index..<percent))
      guard percent < bytes.count else { break }
      index = percent + 1
      pieces.add(parsePercent(at: percent))
    }
    let isInterpolated = hasArguments || hasPlaceholder || escapesPlaceholder
    if let firstEscape, !isInterpolated {
      log.warning(
        "`%%` prints two signs, because the message has no arguments; write `%`", at: firstEscape..<firstEscape + 2)
    }
    let pattern = isInterpolated ? pieces.finish() : MessagePattern(verbatim: bytes.text(0..<bytes.count))
    return ParsedMessage(pattern: pattern, problems: log.sorted())
  }

  private mutating func parsePercent(at percent: Int) -> MessagePattern.Element {
    let element: MessagePattern.Element?
    switch bytes[index] {
    case UInt8(ascii: "%"):
      firstEscape = firstEscape ?? percent
      escapesPlaceholder = escapesPlaceholder || isPlaceholder(at: index)
      index += 1
      return .text(LiteralText("%", at: percent))
    case UInt8(ascii: "{"): element = parseBraces(at: percent)
    case UInt8(ascii: "<"): element = parseAngles(at: percent)
    default: element = nil
    }
    hasPlaceholder = hasPlaceholder || element != nil
    return element ?? .text(LiteralText("%", at: percent))
  }

  /// Returns a Boolean value indicating whether a percent sign begins a placeholder, apart from escapes.
  private func isPlaceholder(at percent: Int) -> Bool {
    let (run, close): (ASCIISet, UInt8)
    switch bytes[percent + 1] {
    case UInt8(ascii: "{"): (run, close) = (.rubyName, UInt8(ascii: "}"))
    case UInt8(ascii: "<"): (run, close) = (.word, UInt8(ascii: ">"))
    default: return false
    }
    let end = bytes.endOfRun(of: run, from: percent + 2)
    return end > percent + 2 && bytes[end] == close
  }

  /// Reads `%{name}`. In the name, the gem accepts `|`, and other implementations `-`.
  private mutating func parseBraces(at percent: Int) -> MessagePattern.Element? {
    let name = percent + 2..<bytes.endOfRun(of: .rubyName, from: percent + 2)
    guard !name.isEmpty, bytes[name.upperBound] == UInt8(ascii: "}") else {
      warnOfBraces(at: percent, name)
      return nil
    }
    index = name.upperBound + 1
    return .placeholder(Placeholder(argument: bytes.text(name), format: .plain, range: percent..<index))
  }

  /// Reads `%<name>` and a conversion.
  private mutating func parseAngles(at percent: Int) -> MessagePattern.Element? {
    let range = percent + 2..<bytes.endOfRun(of: .word, from: percent + 2)
    guard !range.isEmpty, bytes[range.upperBound] == UInt8(ascii: ">") else { return nil }
    let name = bytes.text(range)
    var reader = PrintfConversionReader(bytes, at: range.upperBound + 1, dialect: .ruby)
    let conversion = reader.read()
    let followsNumber = bytes.hasByte(of: .digits, at: percent - 1)
    guard conversion != nil || bytes[reader.index] == UInt8(ascii: "p") else {
      if !followsNumber {
        log.warning(
          "`%<\(name)>` needs a conversion after it, such as `d` or `.2f`; now it is printed as is",
          at: percent..<range.upperBound + 1)
      }
      return nil
    }
    index = conversion == nil ? reader.index + 1 : reader.index
    let whole = percent..<index
    guard let conversion else {
      log.error("`p` is for debugging in Ruby; write `%{\(name)}`", at: whole)
      return .placeholder(Placeholder(argument: name, format: .plain, range: whole))
    }
    if let excess = reader.excess {
      log.error("Widths and precisions go up to \(PrintfConversion.greatestWidth)", at: excess)
    }
    if followsNumber {
      let text = bytes.text(whole)
      log.warning("`\(text)` is an argument here; if the percent sign is meant, write `%%`", at: whole)
    }
    return .placeholder(Placeholder(argument: name, format: .conversion(conversion), range: whole))
  }

  private mutating func warnOfBraces(at percent: Int, _ name: Range<Int>) {
    let stop = bytes.scalarRange(at: name.upperBound)
    if stop.isEmpty {
      log.warning("`%{` without a `}` is printed as is", at: percent..<percent + 2)
    } else if name.isEmpty && bytes[stop.lowerBound] == UInt8(ascii: "}") {
      log.warning("`%{}` has no name and is printed as is", at: percent..<stop.upperBound)
    } else {
      let text = bytes.text(stop) == " " ? "A space" : "`\(bytes.text(stop))`"
      log.warning(
        "\(text) can't be part of a name, so `%{…}` is printed as is; use ASCII letters, digits, `_` and `-`", at: stop)
    }
  }
}
