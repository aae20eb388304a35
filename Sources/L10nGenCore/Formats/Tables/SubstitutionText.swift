/// A text in which `%#@name@` stands for substitutions.
enum SubstitutionText {
  enum Part {
    /// A text, and where it begins in the whole, in UTF-8 bytes.
    case text(String, start: Int)
    /// `%#@name@`, with a position if one is written: `%2$#@name@`.
    case substitution(name: String, position: Int?)
  }

  /// The number of parts that are looked for. What follows is text, which then has a placeholder that can't be read.
  private static let partLimit = 200

  static func parts(of text: String) -> [Part] {
    let bytes = Array(text.utf8)
    var parts: [Part] = []
    /// Where the text that isn't among the parts yet begins.
    var start = 0
    var index = 0
    func add(_ range: Range<Int>) {
      guard !range.isEmpty else { return }
      parts.append(
        .text(
          range.count == bytes.count ? text : String(decoding: bytes[range], as: UTF8.self), start: range.lowerBound))
    }
    while parts.count < partLimit, let percent = bytes[index...].firstIndex(of: UInt8(ascii: "%")) {
      index = percent + 1
      guard let (name, position, end) = substitution(at: index, in: bytes) else { continue }
      add(start..<percent)
      parts.append(.substitution(name: name, position: position))
      (start, index) = (end, end)
    }
    add(start..<bytes.count)
    return parts
  }

  /// Reads `#@name@` or `2$#@name@`, which follows a percent sign.
  private static func substitution(at start: Int, in bytes: [UInt8]) -> (name: String, position: Int?, end: Int)? {
    var rest = bytes[start...]
    let digits = rest.prefix(2).prefix(while: \.isASCIIDigit)
    if !digits.isEmpty {
      rest = rest.dropFirst(digits.count)
      guard rest.first == UInt8(ascii: "$") else { return nil }
      rest = rest.dropFirst()
    }
    guard rest.starts(with: "#@".utf8) else { return nil }
    rest = rest.dropFirst(2)
    guard let end = rest.firstIndex(of: UInt8(ascii: "@")) else { return nil }
    return (
      String(decoding: rest[..<end], as: UTF8.self), Int(String(decoding: digits, as: UTF8.self)), end + 1
    )
  }
}

extension TableValue.Substitution {
  /// A Boolean value indicating whether it is the empty text for every number.
  var isEmpty: Bool { variants.allSatisfy { $0.text.text?.isEmpty == true } }

  /// The text of a variant, with conversions of the number that give its position where that isn't clear otherwise.
  func text(of variant: TableValue.PluralVariant, at position: Int) -> RewrittenText {
    let text = variant.text.text ?? ""
    guard startsWithOwnArgument else {
      return RewrittenText(text, text.ranges(of: "%arg").map { ($0, "%\(position)$\(specifier)") })
    }
    guard text.contains(/%\d+\$/) else { return RewrittenText(text, []) }
    // Beside a conversion with a position, the first one without is still the number.
    let conversions = text.matches(of: /%(%|\d+\$)?/).filter { $0.output.1 == nil }
    return RewrittenText(text, conversions.enumerated().map { ($1.range, "%\(position + $0)$") })
  }
}
