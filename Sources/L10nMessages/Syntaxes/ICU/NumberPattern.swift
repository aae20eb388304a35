/// A number pattern such as `#,##0.00`, the predecessor of skeletons (TR35 part 3, "Number Patterns").
enum NumberPattern {
  /// Returns the skeleton with the same format as the pattern, including `::`, or `nil` if there is none, or Foundation
  /// can't format it.
  static func skeleton(of pattern: String) -> String? {
    var digits = pattern[...]
    var stems: [String] = []
    let isPercent = digits.last == "%"
    if isPercent { digits.removeLast() }
    let isScientific = digits.hasSuffix("E0")
    if isScientific { digits.removeLast(2) }
    guard !digits.isEmpty, !(isPercent && isScientific) else { return nil }
    if isPercent { stems.append("%x100") }
    if isScientific { stems.append("scientific") }

    let parts = digits.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let integer = parts[0].filter { $0 != "," }
    if integer.contains("@") {
      guard parts.count == 1, isRun(of: "@", then: "#", integer.drop { $0 == "#" }) else { return nil }
      stems.append(String(integer.drop { $0 == "#" }))
    } else {
      let zeros = integer.count { $0 == "0" }
      guard isRun(of: "#", then: "0", integer), !integer.isEmpty, let fraction = fraction(parts.dropFirst().first)
      else { return nil }
      // Without a zero, ICU still writes one, unless the fraction must have digits.
      guard zeros > 0 || !fraction.contains("0") else { return nil }
      guard !isScientific || integer == "0" else { return nil }
      stems.append(fraction)
      if zeros > 1 { stems.append(String(repeating: "0", count: zeros)) }
    }
    guard let grouping = grouping(of: parts[0], isScientific: isScientific) else { return nil }
    return "::" + (stems + grouping).joined(separator: " ")
  }

  /// Returns a Boolean value indicating whether the skeleton of a pattern writes the same numbers as the pattern in every
  /// language. Skeletons group digits and place the percent sign as the language does, patterns as they are written:
  /// `#,##0` is 1.234 in Spanish and 12,345,678 in Hindi, but `::precision-integer` is 1234 and 1,23,45,678.
  static func isSameInAllLanguages(_ pattern: String) -> Bool {
    !pattern.contains(",") && !pattern.contains("%")
  }

  /// Returns the stem for the digits after the decimal point.
  private static func fraction(_ digits: Substring?) -> String? {
    guard let digits, !digits.isEmpty else { return digits == nil ? "precision-integer" : nil }
    return isRun(of: "0", then: "#", digits) ? "." + digits : nil
  }

  /// Returns the stem for groups of digits: none for groups of three, which are the languages' default.
  private static func grouping(of integer: Substring, isScientific: Bool) -> [String]? {
    guard let comma = integer.lastIndex(of: ",") else { return isScientific ? [] : ["group-off"] }
    let isOfThree = integer.firstIndex(of: ",") == comma && integer[comma...].count == 4 && comma > integer.startIndex
    return isOfThree && !isScientific ? [] : nil
  }

  /// Returns a Boolean value indicating whether a text is a run of one character followed by a run of another.
  private static func isRun(of first: Character, then second: Character, _ text: some StringProtocol) -> Bool {
    text.drop { $0 == first }.allSatisfy { $0 == second }
  }
}
