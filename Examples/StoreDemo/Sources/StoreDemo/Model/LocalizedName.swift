import L10nRuntime

/// A name that the server has in several languages. What comes from a server can follow the same order of languages as
/// the app's own texts.
struct LocalizedName: Sendable, Hashable {
  private let korean: String
  private let others: [String: String]

  init(_ korean: String, en: String, zhHans: String) {
    self.korean = korean
    others = ["en": en, "zh-Hans": zhHans]
  }

  /// A name that is the same in all languages.
  init(_ name: String) {
    korean = name
    others = [:]
  }

  /// The name in the first language of the chain that it is known in.
  var text: String {
    for language in L10n.localization.chain {
      if language == "ko" { break }
      if let name = others[language] { return name }
    }
    return korean
  }
}
