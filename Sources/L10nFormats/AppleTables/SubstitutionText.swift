import L10nText

/// A text with substitutions, `%#@name@`.
enum SubstitutionText {
  enum Part {
    /// A text, with its start in the whole text, in UTF-8 bytes.
    case text(String, start: Int)
    /// `%#@name@`, with an optional position, `%2$#@name@`, and an optional width, which has no effect: `%2#@name@`.
    case substitution(name: String, position: Int?, width: Int?)
  }

  /// The limit of parts. The rest of the text stays text, and its placeholders can't be read.
  private static let partLimit = 200

  static func parts(of text: String) -> [Part] {
    let bytes = Array(text.utf8)
    var parts: [Part] = []
    /// The start of the text that hasn't been added to the parts yet.
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
      guard let (substitution, end) = substitution(at: index, in: bytes) else { continue }
      add(start..<percent)
      parts.append(substitution)
      (start, index) = (end, end)
    }
    add(start..<bytes.count)
    return parts
  }

  /// Reads `#@name@` or `2$#@name@` after a percent sign. Before the name, Core Foundation accepts a number sign and
  /// the parts of a conversion in any order.
  private static func substitution(at start: Int, in bytes: [UInt8]) -> (Part, end: Int)? {
    var index = start
    var hasSign = false
    var (position, width): (Int?, Int?)
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "#"): hasSign = true
      case UInt8(ascii: "@"):
        index += 1
        guard hasSign, let end = bytes[index...].firstIndex(of: UInt8(ascii: "@")) else { return nil }
        let name = String(decoding: bytes[index..<end], as: UTF8.self)
        return (.substitution(name: name, position: position, width: width), end + 1)
      case UInt8(ascii: "1")...UInt8(ascii: "9"):
        let digits = bytes[index...].prefix(while: \.isASCIIDigit)
        let number = Int(String(decoding: digits, as: UTF8.self))
        index = digits.endIndex
        if index < bytes.count, bytes[index] == UInt8(ascii: "$") {
          guard digits.count < 3 else { return nil }
          position = number
        } else {
          width = number
          continue
        }
      case let byte: guard conversionParts.contains(byte) else { return nil }
      }
      index += 1
    }
    return nil
  }

  /// The flags, the dot and the lengths of a conversion.
  private static let conversionParts = Set("-+0.hlqLztj".utf8)
}

extension AppleTableValue.Substitution {
  /// A Boolean value indicating whether it is empty for every number.
  var isEmpty: Bool { variants.allSatisfy { $0.text.text?.isEmpty == true } }

  /// Returns the text of a variant, with positions in the number's conversions if they would be ambiguous.
  func text(of variant: AppleTableValue.PluralVariant, at position: Int) -> RewrittenText {
    let text = variant.text.text ?? ""
    guard startsWithOwnArgument else {
      return RewrittenText(text, text.ranges(of: "%arg").map { ($0, "%\(position)$\(specifier)") })
    }
    guard text.contains(/%\d+\$/) else { return RewrittenText(text, []) }
    // If another conversion has a position, the first one without is still the number.
    let conversions = text.matches(of: /%(%|\d+\$)?/).filter { $0.output.1 == nil }
    return RewrittenText(text, conversions.enumerated().map { ($1.range, "%\(position + $0)$") })
  }

  /// Returns the counter of the conversions in a variant that have no position. It starts with the number's position,
  /// as in Core Foundation (`initialArgPosition`): the first is the number itself, unless `%arg` is.
  func positions(in variant: AppleTableValue.PluralVariant, at position: Int) -> PrintfArgumentPositions {
    let hasNumber = !startsWithOwnArgument && variant.text.text?.contains("%arg") == true
    return PrintfArgumentPositions(before: hasNumber ? position + 1 : position)
  }
}
