import L10nLanguage
package import L10nMessages
package import L10nText

/// The options for reading translation files.
package struct ReadingOptions: Sendable {
  /// The largest number of languages in a catalog, more than CLDR has data for. Each is compared with all others.
  static let languageLimit = 1_000
  /// The explanation if there are more.
  static let tooManyLanguages = "more than \(languageLimit) languages; remove some"

  /// The language that defines keys and arguments.
  package var source: String
  /// The languages to read, or `nil` for those found.
  package var languages: [String]?
  /// The languages to try if another one doesn't have a message.
  package var fallback: [String]
  /// The syntax of the messages.
  package var syntax: SyntaxChoice
  /// The dialect of the files that have one, or `nil` for the usual one of each format.
  package var dialect: FileDialect?
  /// A Boolean value indicating whether the names besides the language in a path are namespaces of the file's keys.
  package var usesNamespaces: Bool
  /// The top-level namespaces to include, or `nil` for all.
  package var include: [String]?
  /// The languages that should have only differences from a more general one, or `nil` to detect them.
  package var sparse: [String]?
  /// The configuration that has these options.
  package var configuration: SourceFile
  /// The store's listing that the files are, or `nil` if they are an app's strings.
  package var listing: ListingOptions?
  /// The `names.yml` of the project, or `nil` if it has none.
  package var names: SourceFile?
  /// The namespace of key paths that are derived from keys.
  package var derivedNamespace: [String] = []
  /// The app's `Info.plist`, or `nil` if the configuration names none.
  package var infoPropertyList: SourceFile?
  /// The files with build settings that belong to it.
  package var infoSettings: [SourceFile] = []
  /// The tables to write for Apple's systems.
  package var tables: [SystemTable] = []
  /// The strings that a server names in remote notifications.
  package var notifications: [NotificationPattern] = []
  /// A Boolean value indicating whether keys of tables are texts if the source language has none for them.
  package var takesKeysAsTexts = true
  /// The language whose texts are used to name strings, or `nil` for the source or another in Latin script.
  package var namingLanguage: String?
  /// The position of each language in the configuration, in scalars from its start.
  package var languageOffsets: [String: Int]
  /// The position of each namespace of `include:` in the configuration, in scalars from its start.
  package var includeOffsets: [String: Int] = [:]
  /// The metadata and glossaries that aren't read, by their paths, each with the path at which it would be read.
  package var settingsNotRead: [(path: String, readPath: String)] = []
  /// The position of `translations:` in the configuration, in scalars from its start; 0 if there is none.
  package var translationsOffset = 0

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
  /// Takes the format of JSON files, with its syntax.
  package mutating func take(_ format: ConfiguredFormat) {
    dialect = format.dialect
    if let own = format.syntax { syntax = SyntaxChoice(own) }
  }

  /// Returns files in the format that the configuration gives them.
  package func configured(_ files: [InputFile]) -> [InputFile] {
    guard let dialect else { return files }
    return files.map { file in
      var file = file
      if file.dialect == nil { file.dialect = dialect }
      return file
    }
  }

  /// The options for reading only tables, in any languages.
  package var withoutProject: Self {
    var options = self
    options.languages = nil
    options.fallback = []
    options.include = nil
    options.sparse = nil
    return options
  }

  /// The names of keys in `names.yml`, without its mistakes.
  package var keyNames: KeyNames {
    names.map { KeyNamesReader.read(SettingsDocument($0).root).names } ?? KeyNames()
  }

  /// Returns the segments of a namespace as written by a person, or `nil` if it isn't one.
  package static func namespace(_ written: String) -> [String]? {
    KeySegment.split(written).flatMap { $0.contains("") ? nil : $0 }
  }

  /// Returns a Boolean value indicating whether a name is a language (BCP 47).
  package static func isLanguage(_ name: String) -> Bool { LanguageTag(name) != nil }
}
