import L10nRuntime

/// A name that the database has in several languages, read in the order of the request's own.
struct LocalizedName: Sendable {
  private let names: [String: String]

  init(_ korean: String, en: String, zhHans: String) {
    names = ["ko": korean, "en": en, "zh-Hans": zhHans]
  }

  /// The name in the first language of the chain, which ends with Korean, the source.
  var text: String {
    L10n.localization.chain.lazy.compactMap { names[$0] }.first ?? ""
  }
}
