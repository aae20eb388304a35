import L10nFormats
import L10nLanguage
package import L10nMessages
package import L10nText

/// All bundles together: every message with its texts in each language.
package struct Catalog: Sendable {
  /// The languages as configured or written, the source first, the others by their tags.
  package var languages: [String]
  /// All messages that any language has, sorted by the UTF-8 bytes of their key paths.
  package var messages: [CatalogMessage]
  /// The syntax of messages that have no other one in the configuration.
  package var syntax: MessageSyntax

  /// The files that were read, which places refer to by index.
  package var files: [SourceFile]
  /// All keys of any language, including namespaces.
  package var keys: KeyTree
  /// The bundles in the order of `languages`.
  package var bundles: [Bundle]
  /// The languages whose bundles have only differences from another one; `nil` for the others.
  package private(set) var sparse: [SparseLanguage?] = []
  /// The required translations of terms.
  package var glossary = Glossary()
  /// The derived key paths that should be kept in `names.yml`.
  package internal(set) var derivedNames: [DerivedName] = []
  /// The segments of the key paths of tables' keys, by the table's name and by the key as its file writes it.
  package var tableKeys: [String: [String: [String]]] = [:]
  /// The tables to write for Apple's systems.
  package internal(set) var tablesToWrite: [FilledSystemTable] = []
  /// The strings of these tables that the code names as resources, by the indexes of messages.
  package internal(set) var resources: [Int: ResourceString] = [:]
  /// The strings that a server names in remote notifications.
  package internal(set) var notifications = NotificationStrings()
  /// The strings that Apple's systems read themselves, in the order of messages.
  package var systemStrings: [SystemString] = []
  /// The app's `Info.plist`, or `nil` if the configuration names none.
  package var infoPropertyList: InfoPropertyList?
  /// The build settings that belong to it, or `nil` if the configuration names none.
  var infoSettings: InfoSettings?
  /// The listing that the files are, or `nil` if they are an app's strings.
  package internal(set) var listing: Listing?
  /// The problems found while reading the files.
  package var problems: [BundleProblem]

  init(
    languages: [String], messages: [CatalogMessage], syntax: MessageSyntax, files: [SourceFile], keys: KeyTree,
    bundles: [Bundle], problems: [BundleProblem], sparse configured: [String]? = nil
  ) {
    self.languages = languages
    self.messages = messages
    self.syntax = syntax
    self.files = files
    self.keys = keys
    self.bundles = bundles
    self.problems = problems
    sparse = SparseLanguage.languages(of: self, configured: configured)
  }

  /// Returns a Boolean value indicating whether a message is missing in a language. It isn't missing if the language
  /// has only differences from another one, or has a file that can't be read.
  package func lacks(_ message: CatalogMessage, in language: Int) -> Bool {
    let bundle = bundles[language]
    return !message.isIn(language: language) && bundle.isComplete && bundle.entries[message.key] == nil
      && sparse[language] == nil
  }

  /// Returns a Boolean value indicating whether the source's files don't have a message's key, which is taken for its
  /// text because translations have it. In a project without files of the source language, all keys are texts.
  package func hasLostKey(of message: CatalogMessage) -> Bool {
    // In place, because a copy of a bundle counts references.
    guard let place = message.source?.keyPlace, !bundles.isEmpty, !bundles[0].files.isEmpty else { return false }
    return !bundles[0].has(place)
  }

  /// Returns a Boolean value indicating whether a language may have a message in what couldn't be read of its files.
  package func mayHaveUnread(_ message: CatalogMessage, in language: Int) -> Bool {
    let bundle = bundles[language]
    guard !message.isIn(language: language) else { return false }
    return !bundle.isComplete || bundle.entries[message.key]?.kind == .unread
      || bundle.nearestParent(of: message.key, in: keys)?.entry.kind == .unread
  }

  /// The strings of the text at a place, or `nil` if it is one string itself.
  package func composedText(at place: Place) -> ComposedText? {
    files.indices.contains(place.file) ? files[place.file].composed[place.offset] : nil
  }

  /// The messages by their key paths.
  package var messagesByKeyPath: [String: CatalogMessage] {
    Dictionary(messages.map { ($0.keyPath, $0) }) { first, _ in first }
  }

  /// Returns a Boolean value indicating whether the catalog has a language.
  package func hasLanguage(_ name: String) -> Bool { language(named: name) != nil }

  /// Returns the index of the language that a name means, or `nil` if the catalog doesn't have it.
  package func language(named name: String) -> Int? {
    LanguageTag(name).flatMap { bundles.firstIndex(meaning: $0, by: \.tag) }
  }
}
