import L10nLanguage

extension LanguageTag {
  /// Whether both are one language, written in the same way or in two: `zh-CN` and `zh-Hans` (TR35, "Likely Subtags").
  func isSameLanguage(as other: LanguageTag) -> Bool {
    self == other || maximized() == other.maximized()
  }
}
