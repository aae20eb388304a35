import L10nFormats
package import L10nLanguage
package import L10nText

/// All of `terms.yml`: how the project's own words are rendered in each language.
package struct Glossary: Sendable {
  package var terms: [Term] = []
  /// Phrases that stay as they are in every language, such as brand names.
  package var untranslated: [FixedText] = []

  /// One meaning with its words.
  package struct Term: Sendable {
    package var place: Place
    /// The words that may be written for it, by language; the first of each is the one to recommend.
    package var renderings: [Phrases]
    /// Words that are not to be written for it.
    package var forbidden: [Phrases]
  }

  /// Words of one language.
  package struct Phrases: Sendable {
    var tag: LanguageTag
    var words: [String]
  }

  /// A text that is never translated.
  package struct FixedText: Sendable {
    package var place: Place
    package var text: String
  }

  package var isEmpty: Bool { terms.isEmpty && untranslated.isEmpty }
}

extension [Glossary.Phrases] {
  /// The words of a language, in whatever way its tag is written.
  package func words(in tag: LanguageTag) -> [String] {
    firstIndex(meaning: tag, by: \.tag).map { self[$0].words } ?? []
  }
}
