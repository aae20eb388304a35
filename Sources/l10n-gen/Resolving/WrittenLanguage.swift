import L10nLanguage

/// A language with its original spelling.
struct WrittenLanguage {
  let name: String
  let tag: LanguageTag
}
