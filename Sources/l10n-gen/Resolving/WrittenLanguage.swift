import L10nLanguage

/// A language as somebody wrote it.
struct WrittenLanguage {
  let name: String
  let tag: LanguageTag
}
