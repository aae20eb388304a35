package import L10nLanguage

extension LanguageTag {
  /// Returns a Boolean value indicating whether both mean one language, written in the same way or in two: `zh-CN` and
  /// `zh-Hans` (TR35, "Likely Subtags").
  package func isSameLanguage(as other: LanguageTag) -> Bool {
    self == other || maximized() == other.maximized()
  }

  /// The value that two tags share if a catalog can't hold both: the likely subtags, without a region that isn't
  /// written.
  ///
  /// `pt` and `pt-BR` are two languages, because translators keep both: one for all users of Portuguese, and what
  /// differs in Brazil. In Chinese a region often stands for the script, so `zh`, `zh-CN` and `zh-Hans` are one.
  package var identity: LanguageTag {
    let maximized = maximized()
    guard region == nil, maximized.language != "zh" else { return maximized }
    let written = [maximized.language, maximized.script].compactMap { $0 } + maximized.variants
    return LanguageTag(written.joined(separator: "-")) ?? maximized
  }
}

extension Collection {
  /// The place of the element that a language means: the one whose tag is written in the same way, or else the first of
  /// the same language.
  package func firstIndex(meaning language: LanguageTag, by tag: (Element) -> LanguageTag) -> Index? {
    firstIndex { tag($0) == language } ?? firstIndex { tag($0).isSameLanguage(as: language) }
  }
}
