import Foundation

/// The condition of a plural category, parsed: TR35 part 3, "Plural rules syntax".
struct PluralCondition: Hashable {
  /// The alternatives, in CLDR's order.
  var alternatives: [[Relation]]

  struct Relation: Hashable {
    /// One of `n i v w f t c e`.
    var operand: Character
    var modulus: UInt64?
    var isNegated: Bool
    var ranges: [ClosedRange<UInt64>]
  }

  /// Reads a condition such as `v = 0 and i % 10 = 2..4 or f != 0`.
  init(_ text: String) {
    alternatives = text.components(separatedBy: " or ").map { $0.components(separatedBy: " and ").map(Relation.init) }
  }

  /// Returns a Boolean value indicating whether an integer without decimals satisfies the condition.
  func holds(for integer: UInt64) -> Bool {
    alternatives.contains { $0.allSatisfy { $0.holds(for: integer) } }
  }
}

extension PluralCondition.Relation {
  init(_ text: String) {
    let words = text.split(separator: " ").map(String.init)
    precondition(words.count == 3 || (words.count == 5 && words[1] == "%"), "not a relation: \(text)")
    operand = Character(words[0])
    modulus = words.count == 5 ? UInt64(words[2]) : nil
    isNegated = words[words.count - 2] == "!="
    ranges = words[words.count - 1].split(separator: ",").map { range in
      let bounds = range.components(separatedBy: "..").compactMap { UInt64($0) }
      return bounds[0]...bounds[bounds.count - 1]
    }
  }

  /// The largest number that it is compared with.
  var largestNumber: UInt64 { ranges.map(\.upperBound).max() ?? 0 }

  func holds(for integer: UInt64) -> Bool {
    var value = operand == "n" || operand == "i" ? integer : 0
    if let modulus { value %= modulus }
    return ranges.contains { $0.contains(value) } != isNegated
  }
}
