import L10nAllLanguages
import L10nLanguage

/// The languages that a user gets, and the reasons.
struct Resolution {
  /// The user's languages, the most preferred one first.
  let preferred: [WrittenLanguage]
  let available: [WrittenLanguage]
  let fallback: [WrittenLanguage]
  let source: WrittenLanguage
  /// The available languages to try, the best one first.
  let links: [LanguageChain.Link]
  /// The language that matching finds without any fallback.
  let match: WrittenLanguage?
  /// Fallback and source languages for which no available language matches, with their role.
  let unavailable: [(name: String, role: String)]

  init(
    preferred: [WrittenLanguage], available: [WrittenLanguage], fallback: [WrittenLanguage], source: WrittenLanguage
  ) {
    self.preferred = preferred
    self.available = available
    self.fallback = fallback
    self.source = source
    let tags = available.map(\.tag)
    let matcher = LanguageMatcher(supported: tags, tables: .all)
    links = LanguageChain(available: tags, fallback: fallback.map(\.tag), source: source.tag, tables: .all)
      .resolve(preferred: preferred.map(\.tag))
    match = matcher.bestMatch(for: preferred.map(\.tag)).map { available[$0.supportedIndex] }
    let roles = fallback.map { ($0, "the fallback") } + [(source, "the source")]
    unavailable = roles.filter { language, _ in
      !tags.contains(language.tag) && matcher.bestMatch(for: [language.tag]) == nil
    }.map { ($0.name, $1) }
  }
}
