import L10nAllLanguages
import L10nFormats
import L10nLanguage
import L10nText

/// The evidence that JSON files are those of i18next: plurals with the categories of their language as suffixes, next to
/// texts with i18next's placeholders. A JSON file alone doesn't say what it is for.
enum I18nextEvidence {
  /// Returns a Boolean value indicating whether files of a translations directory are those of i18next.
  static func isIn(_ files: [InputFile]) -> Bool {
    var signs = I18nextSigns()
    for file in files where file.format?.id == .json || file.format?.id == .i18next {
      guard case .found(let language) = BundlePath(file.path, listed: nil).language,
        let rules = LanguageTag(language).map({ PluralRules(for: $0) }), let text = file.text
      else { continue }
      signs.add(text, categories: Set(rules.categories(.cardinal)))
      if signs.areClear { return true }
    }
    return false
  }
}
