import L10nLanguage

extension DocumentEntry {
  /// The plural category that the key is; `nil` after a report if it is none.
  func pluralCategory(reportingTo problems: inout [DocumentProblem]) -> PluralCategory? {
    if let category = PluralCategory(rawValue: key) { return category }
    problems.report(
      "'\(key)' isn't a plural category; known are zero, one, two, few, many and other", at: keyOffset,
      losesKeys: false)
    return nil
  }
}
