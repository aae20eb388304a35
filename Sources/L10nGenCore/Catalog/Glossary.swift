import L10nLanguage

/// All of `terms.yml`: how the project's own words are rendered in each language.
struct Glossary: Sendable {
  var terms: [Term] = []
  /// Phrases that stay as they are in every language, such as brand names.
  var untranslated: [FixedText] = []

  /// One meaning with its words.
  struct Term: Sendable {
    var place: Place
    /// The words that may be written for it, by language; the first of each is the one to recommend.
    var renderings: [Phrases]
    /// Words that are not to be written for it.
    var forbidden: [Phrases]
  }

  /// Words of one language.
  struct Phrases: Sendable {
    var tag: LanguageTag
    var words: [String]
  }

  /// A text that is never translated.
  struct FixedText: Sendable {
    var place: Place
    var text: String
  }

  var isEmpty: Bool { terms.isEmpty && untranslated.isEmpty }
}

extension [Glossary.Phrases] {
  /// The words of a language, in whatever way its tag is written.
  func words(in tag: LanguageTag) -> [String] {
    firstIndex(meaning: tag, by: \.tag).map { self[$0].words } ?? []
  }
}
