@testable import L10nAllLanguages
@testable import L10nLanguage
@testable import L10nRuntime

/// An app's languages, matched with the rows that they need and with those of all languages.
struct MatchingComparison {
  let languages: [LanguageTag]
  /// The languages that can match them, by all of their names.
  let near: [String]
  private let needed: Side
  private let all: Side

  private struct Side {
    let tables: LanguageTables
    let matcher: LanguageMatcher
    let chain: LanguageChain

    init(_ languages: [LanguageTag], _ tables: LanguageTables) {
      self.tables = tables
      matcher = LanguageMatcher(supported: languages, tables: tables)
      chain = LanguageChain(available: languages, fallback: [], source: languages[0], tables: tables)
    }
  }

  /// - Parameter languages: the tags of the app's languages, separated by spaces.
  init(_ languages: String) {
    self.languages = languages.split(separator: " ").compactMap { LanguageTag($0) }
    let rows = LanguageRows(for: self.languages)
    let named = (rows.likelySubtags + rows.aliases + rows.distances).map { String($0.prefix(3).filter { $0 != " " }) }
    near = Set(named + self.languages.map(\.language)).sorted()
    needed = Side(self.languages, LanguageTables(rows))
    all = Side(self.languages, .all)
  }

  /// Returns a Boolean value indicating whether a user gets the same languages in the same order, for the same reasons.
  func hasSameChain(for user: [LanguageTag]) -> Bool {
    needed.chain.resolve(preferred: user) == all.chain.resolve(preferred: user)
  }

  /// Returns a Boolean value indicating whether a user gets the same language.
  func hasSameMatch(for user: LanguageTag) -> Bool {
    needed.matcher.bestMatch(for: [user]) == all.matcher.bestMatch(for: [user])
  }

  /// Returns a Boolean value indicating whether a server understands an `Accept-Language` field in the same way.
  func hasSameMeaning(of field: String) -> Bool {
    let accepted = AcceptLanguage(field)
    return accepted.languages(among: languages, tables: needed.tables)
      == accepted.languages(among: languages, tables: all.tables)
  }

  /// A Boolean value indicating whether the app's languages have the same plural rules.
  var hasSamePlurals: Bool {
    languages.allSatisfy { PluralRules(for: $0, tables: needed.tables) == PluralRules(for: $0, tables: all.tables) }
  }

  /// Languages of apps.
  static let apps = [
    "ko en zh-Hant zh-Hans", "sr-Latn sr-Cyrl en", "nb nn da", "pt-BR pt-PT es-419 es", "en-GB en-AU en", "ar he fa",
    "sgn-DE sgn-BE-NL ase de", "iw in ji mo jw", "sh hr bs sl cs sk", "tl fil id ms zlm", "yue zh-Hant-HK wuu nan",
    "bo ug ii za zh-Hans", "no sv is fo", "de-CH gsw fr it rm lb", "uz-Cyrl uz-Latn az-Arab kk tr ru",
    "hi ne bn ta ur pa-Arab", "xx tlh i-klingon qaa-Latn en", "ja und x-mine en-XA fr-XB", "zh", "en", "ko",
    "eng zho kor",
    "zh-cmn-Hans zh-yue ar-arb no-bok art-lojban", "aa-saaho hy-arevmda ca-valencia en-GB-oed",
    """
    ko en zh-Hans zh-Hant ja fr de es es-419 pt-BR pt-PT it nl sv da nb fi pl cs sk hu ro bg el tr ru uk ar he fa hi bn \
    th vi id ms fil ca hr sr
    """,
  ]
}
