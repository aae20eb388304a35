import L10nFormats
package import L10nLanguage

/// A string to translate into one language, with everything that a translator needs to know about it.
package struct TranslationRequest: Sendable {
  package var id: StringID
  /// The digest of what the translation depends on: the source, the description, the place where it is shown, the
  /// arguments and the present translation. An answer to a request with another one is stale.
  package var basis: String
  package var source: VariantTexts
  /// The present translation, or `nil` if there is none.
  package var present: VariantTexts?
  /// The source that the present translation translates, if it is outdated.
  package var oldSource: VariantTexts?
  package var arguments: [Argument] = []
  /// The names of the texts to answer, or none for a single text.
  package var forms: [String] = []
  package var description: String?
  /// The place where the text is shown.
  package var context: String?
  /// The largest number of columns of the text, in which East Asian wide characters count twice, or `nil` if there is
  /// no limit.
  package var maxWidth: Int?
  package var terms: [Term] = []
  /// The translations into other languages.
  package var others: [(language: String, text: String)] = []
  /// Translated strings with a similar source, the most similar first.
  package var similar: [(source: String, translation: String)] = []
  /// The strings before and after it in the source's files.
  package var neighbors: [(key: String, source: String)] = []

  /// An argument of a message.
  package struct Argument: Hashable, Sendable {
    package var name: String
    /// The placeholder as the source writes it, or `nil` if it only chooses a form.
    package var written: String?
    package var type: ArgumentType
    /// A typical value.
    package var example: String?
    /// The categories of cardinal and ordinal plurals that the language needs; empty if it chooses no plural in a text.
    package var plurals: [PluralCategory] = []
    package var ordinals: [PluralCategory] = []
    /// The keywords that choose a text.
    package var keywords: [String] = []
  }

  /// A word of the glossary that occurs in the source.
  package struct Term: Hashable, Sendable {
    package var word: String
    /// The allowed translations, the best one first.
    package var translations: [String]
  }
}
