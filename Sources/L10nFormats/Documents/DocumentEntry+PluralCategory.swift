import L10nLanguage

extension DocumentEntry {
  /// Returns the plural category of the key, or reports a problem and returns `nil` if it isn't one.
  func pluralCategory(reportingTo problems: inout [DocumentProblem]) -> PluralCategory? {
    if let category = PluralCategory(rawValue: key) { return category }
    problems.report(
      "'\(key)' isn't a plural category; known are zero, one, two, few, many and other", at: keyOffset,
      losesKeys: false)
    return nil
  }
}
