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
    var parts: [Part] = []
    var rest = text[...]
    func add(_ piece: Substring) {
      parts.append(.text(String(piece), start: text.utf8.distance(from: text.startIndex, to: piece.startIndex)))
    }
    while parts.count < partLimit, let match = rest.firstMatch(of: /%(?:(\d{1,2})\$)?#@([^@]*)@/) {
      if match.range.lowerBound > rest.startIndex { add(rest[..<match.range.lowerBound]) }
      parts.append(.substitution(name: String(match.2), position: match.1.flatMap { Int($0) }))
      rest = rest[match.range.upperBound...]
    }
    if !rest.isEmpty { add(rest) }
    return parts
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
