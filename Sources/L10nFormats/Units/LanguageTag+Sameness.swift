import L10nAllLanguages
package import L10nLanguage

extension LanguageTag {
  /// Returns a Boolean value indicating whether both tags mean the same language, even if they are written differently:
  /// `zh-CN` and `zh-Hans` (TR35, "Likely Subtags").
  package func isSameLanguage(as other: LanguageTag) -> Bool {
    self == other || maximized() == other.maximized()
  }

  /// The value that is equal for two tags if a catalog can't have both: the likely subtags, with a region only if the
  /// tag has one.
  ///
  /// `pt` and `pt-BR` are two languages, because translators use both: one for all users of Portuguese, and one for the
  /// differences in Brazil. In Chinese, a region often implies the script, so `zh`, `zh-CN` and `zh-Hans` are the same.
  package var identity: LanguageTag {
    let maximized = maximized()
    guard region == nil, maximized.language != "zh" else { return maximized }
    let written = [maximized.language, maximized.script].compactMap { $0 } + maximized.variants
    return LanguageTag(written.joined(separator: "-")) ?? maximized
  }
}

extension Collection {
  /// Returns the index of the element for a language: one whose tag is written the same way or, if there is none, the
  /// first that means the same language.
  package func firstIndex(meaning language: LanguageTag, by tag: (Element) -> LanguageTag) -> Index? {
    firstIndex { tag($0) == language } ?? firstIndex { tag($0).isSameLanguage(as: language) }
  }
}
