import L10nFormats
package import L10nLanguage
package import L10nText

/// The content of `terms.yml`: the translations of the project's own terms in each language.
package struct Glossary: Sendable {
  package var terms: [Term] = []
  /// Phrases that are the same in every language, such as brand names.
  package var untranslated: [FixedText] = []

  /// One meaning and its words.
  package struct Term: Sendable {
    package var place: Place
    /// The allowed words by language; the first of each is recommended.
    package var renderings: [Phrases]
    /// The words that must not be used for it.
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
  /// Returns the words of a language, whose tag may be spelled in any way.
  package func words(in tag: LanguageTag) -> [String] {
    firstIndex(meaning: tag, by: \.tag).map { self[$0].words } ?? []
  }
}
