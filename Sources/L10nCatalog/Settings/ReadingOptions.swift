package import L10nLanguage
package import L10nText

/// The options for reading translation files.
package struct ReadingOptions: Sendable {
  /// The number of languages a catalog may have, more than CLDR has data for; each is compared with all others.
  static let languageLimit = 1_000
  /// The explanation if there are more.
  static let tooManyLanguages = "more than \(languageLimit) languages; remove some"

  /// The language that defines keys and arguments.
  package var source: String
  /// The languages to read; nil for those found.
  package var languages: [String]?
  /// The languages tried where one lacks a message.
  package var fallback: [String]
  /// The syntax of the messages.
  package var syntax: SyntaxChoice
  /// A Boolean value indicating whether names beside the language in a path are namespaces of the file's keys.
  package var usesNamespaces: Bool
  /// The top-level namespaces to take; nil for all.
  package var include: [String]?
  /// The languages that are to hold only what differs from a more general one, or `nil` if that is for the tool to see.
  package var sparse: [String]?
  /// The configuration that says so.
  package var configuration: SourceFile
  /// The `names.yml` of the project, or `nil` if it has none.
  package var names: SourceFile?
  /// The namespace of key paths that are derived from keys.
  package var derivedNamespace: [String] = []
  /// The app's `Info.plist`, or `nil` if the configuration names none.
  package var infoPropertyList: SourceFile?
  /// The files with build settings that are a part of it.
  package var infoSettings: [SourceFile] = []
  /// The tables to write for Apple's systems.
  package var tables: [ConfiguredTable] = []
  /// A Boolean value indicating whether keys of tables are texts where the source language has none for them.
  package var takesKeysAsTexts = true
  /// The language whose texts name strings, or `nil` for the source or another in Latin script.
  package var namingLanguage: String?
  /// The position of each language in the configuration, in scalars from its start.
  package var languageOffsets: [String: Int]
  /// The position of each namespace of `include:`, likewise.
  package var includeOffsets: [String: Int] = [:]
  /// The metadata and glossaries that aren't read, by their paths, each with the path at which it would be.
  package var settingsNotRead: [(path: String, readPath: String)] = []
  /// The position of `translations:` in the configuration, likewise; 0 if it isn't there.
  package var translationsOffset = 0

  /// Creates options.
  package init(
    source: String, languages: [String]? = nil, fallback: [String] = [], syntax: MessageSyntax = .icu,
    usesNamespaces: Bool = true, include: [String]? = nil,
    sparse: [String]? = nil, configuration: SourceFile = SourceFile(path: "l10n.yml", bytes: []),
    languageOffsets: [String: Int] = [:]
  ) {
    self.source = source
    self.languages = languages
    self.fallback = fallback
    self.syntax = SyntaxChoice(syntax)
    self.usesNamespaces = usesNamespaces
    self.include = include
    self.sparse = sparse
    self.configuration = configuration
    self.languageOffsets = languageOffsets
  }
}

extension ReadingOptions {
  /// The options for reading tables alone, in whatever languages they have.
  package var withoutProject: Self {
    var options = self
    options.languages = nil
    options.fallback = []
    options.include = nil
    options.sparse = nil
    return options
  }

  /// The segments of a namespace as a person writes it, or `nil` if it is none.
  package static func namespace(_ written: String) -> [String]? {
    KeySegment.split(written).flatMap { $0.contains("") ? nil : $0 }
  }

  /// Returns a Boolean value indicating whether a name is a language (BCP 47).
  package static func isLanguage(_ name: String) -> Bool { LanguageTag(name) != nil }
}
