import L10nAllLanguages
package import L10nCatalog
import L10nFormats
import L10nLanguage
import L10nText

/// A language, with the properties of its plural rules and script that texts are checked for, determined once for all
/// texts. A reference, since each text has one.
package final class CheckedLanguage: Sendable {
  let name: String
  let tag: LanguageTag
  let pluralRules: PluralRules
  /// The script of its texts, as an ISO 15924 code: from its tag, or the likely one; `nil` if it isn't known.
  let script: String?
  /// The language's Chinese script; `nil` for languages other than Chinese.
  let hanScript: HanScript?
  /// The Han characters that don't belong in its texts.
  let foreignHanCharacters: ScalarSet?
  /// The indexes of its files among those of the catalog.
  private let files: Set<Int>
  private let cardinals: [PluralCategory]
  private let ordinals: [PluralCategory]

  init(_ bundle: Bundle) {
    name = bundle.language
    files = Set(bundle.files)
    let maximized = bundle.tag.maximized()
    script = maximized.script
    hanScript = HanScript(code: script)
    foreignHanCharacters = hanScript?.foreignCharacters(inRegion: maximized.region)
    tag = bundle.tag
    pluralRules = PluralRules(for: bundle.tag)
    cardinals = pluralRules.integerCategories(.cardinal)
    ordinals = pluralRules.integerCategories(.ordinal)
  }

  /// Returns the languages of a catalog, the source first.
  package static func languages(of catalog: Catalog) -> [CheckedLanguage] {
    catalog.bundles.map { CheckedLanguage($0) }
  }

  /// Returns a Boolean value indicating whether a place is in one of its files. A key that is itself the text of the source
  /// language may be in the file of another one.
  func has(_ place: Place) -> Bool { files.contains(place.file) }

  /// Returns the categories that integers below 1,000,000 select.
  func categories(_ kind: PluralKind) -> [PluralCategory] {
    switch kind {
    case .cardinal: cardinals
    case .ordinal: ordinals
    }
  }

  /// A Boolean value indicating whether nouns stay in the singular after any number, though the language has a plural.
  /// CLDR doesn't say so. In 29 public apps, half or more of the forms for 1 and for other numbers in Turkish, Hungarian,
  /// Persian and Uzbek differ in nothing but the number; grammars say the same of Turkish's and Georgian's neighbors.
  var keepsSingularAfterNumbers: Bool { Self.languagesWithoutPluralAfterNumbers.contains(tag.language) }

  private static let languagesWithoutPluralAfterNumbers: Set = [
    "az", "fa", "hu", "ka", "kk", "ky", "mn", "tk", "tr", "tt", "ug", "uz",
  ]

  /// Some numbers that select the category, for people.
  func numbers(of category: PluralCategory, _ kind: PluralKind) -> String {
    guard category != .other else { return "all other numbers" }
    if let sole = pluralRules.soleInteger(category, kind) { return String(sole) }
    let first = pluralRules.firstIntegers(of: category, kind)
    if first.isEmpty { return "some numbers" }
    return first.map { String($0) }.joined(separator: ", ") + (first.count < 3 ? "" : ", …")
  }
}
