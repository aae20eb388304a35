import L10nLanguage

/// The languages that a user gets, and the reasons.
struct Resolution {
  /// The user's languages, the most wanted first.
  let preferred: [WrittenLanguage]
  let available: [WrittenLanguage]
  let fallback: [WrittenLanguage]
  let source: WrittenLanguage
  /// The available languages that are tried, the best first.
  let links: [LanguageChain.Link]
  /// The language that matching alone finds, before any fallback.
  let match: WrittenLanguage?
  /// Languages to fall back to that no available one stands for, with what they were named as.
  let unavailable: [(name: String, role: String)]

  init(
    preferred: [WrittenLanguage], available: [WrittenLanguage], fallback: [WrittenLanguage], source: WrittenLanguage
  ) {
    self.preferred = preferred
    self.available = available
    self.fallback = fallback
    self.source = source
    let tags = available.map(\.tag)
    let matcher = LanguageMatcher(supported: tags)
    links = LanguageChain(available: tags, fallback: fallback.map(\.tag), source: source.tag)
      .resolve(preferred: preferred.map(\.tag))
    match = matcher.bestMatch(for: preferred.map(\.tag)).map { available[$0.supportedIndex] }
    let roles = fallback.map { ($0, "the fallback") } + [(source, "the source")]
    unavailable = roles.filter { language, _ in
      !tags.contains(language.tag) && matcher.bestMatch(for: [language.tag]) == nil
    }.map { ($0.name, $1) }
  }
}
