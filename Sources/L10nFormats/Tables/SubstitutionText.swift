import L10nText

/// A text in which `%#@name@` stands for substitutions.
enum SubstitutionText {
  enum Part {
    /// A text, and where it begins in the whole, in UTF-8 bytes.
    case text(String, start: Int)
    /// `%#@name@`, with a position if one is written, `%2$#@name@`, and a width, which means nothing: `%2#@name@`.
    case substitution(name: String, position: Int?, width: Int?)
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
      guard let (substitution, end) = substitution(at: index, in: bytes) else { continue }
      add(start..<percent)
      parts.append(substitution)
      (start, index) = (end, end)
    }
    add(start..<bytes.count)
    return parts
  }

  /// Reads `#@name@` or `2$#@name@`, which follows a percent sign. Before the name, Core Foundation takes a number sign
  /// and the parts of a conversion in any order.
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

  /// Returns the positions of the conversions in a variant that give none. They count from the number on, as in Core
  /// Foundation (`initialArgPosition`): the first is the number itself, unless `%arg` is.
  func positions(in variant: TableValue.PluralVariant, at position: Int) -> PrintfArgumentPositions {
    let hasNumber = !startsWithOwnArgument && variant.text.text?.contains("%arg") == true
    return PrintfArgumentPositions(before: hasNumber ? position + 1 : position)
  }
}
