package import L10nCatalog
package import L10nFormats
package import L10nMessages
package import L10nText

/// A message for viewing: its names in code, its text in each language, and its findings.
package struct MessageOverview: Sendable {
  /// The key path.
  package let key: String
  /// The key path of its namespace, or `nil` if it has none.
  package let namespace: String?
  /// The former key, or `nil` if the key never changed.
  package let formerKey: String?
  /// The key and the table in lookups, or `nil` if its strings aren't in a table, or its key path is the same.
  package let tableKey: AppleTableKey?
  /// The declaration of the accessor, or `nil` if the message has none.
  package let accessor: AccessorDeclaration?
  package let metadata: MessageMetadata
  /// The glossary's words in the source's text.
  package let terms: [Term]
  /// The text in each language, the source first.
  package let languages: [Language]
  /// The text in each pseudolocale; empty if the app has none.
  package let pseudolocales: [Pseudo]
  /// The findings about the message as a whole.
  package let findings: [Finding]

  /// A word of the glossary.
  package struct Term: Sendable, Hashable {
    /// The word in the source's text.
    package let word: String
    /// The translations of the word, by language; empty for a word that is the same in every language.
    package let renderings: [Rendering]
  }

  /// The words of one language for a term, the recommended one first.
  package struct Rendering: Sendable, Hashable {
    package let language: String
    package let words: [String]
  }

  /// The text in one pseudolocale.
  package struct Pseudo: Sendable {
    /// The pseudolocale.
    package let locale: Pseudolocale
    /// The text as users see it, with values for the arguments.
    package let previews: Previews
  }

  /// The text in one language.
  package struct Language: Sendable {
    /// The name of the language.
    package let name: String
    /// The message, or `nil` if the language doesn't have it.
    package let message: BundleMessage?
    /// The place of the first text, or `nil` if there is none.
    package let location: SourceLocation?
    /// The language that users see instead, or `nil` if the language has the message or should have it.
    package let general: String?
    /// The state, or `nil` if it is final.
    package let state: TranslationState?
    /// The text as users see it, with values for the arguments; empty without arguments.
    package let previews: Previews
    /// The sentences that users may see, each as the texts between its values; those without values are in ``message``.
    package let sentences: [[String]]
    /// The largest number of columns, or `nil` if there is no limit.
    package let width: Int?
    /// The findings about it.
    package let findings: [Finding]
  }
}
