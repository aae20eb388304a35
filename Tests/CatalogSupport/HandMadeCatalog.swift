import L10nLanguage
import L10nMessages

@testable import L10nCatalog
@testable import L10nFormats
@testable import L10nText

/// Creates catalogs without files. Every message has a place of its own, whose offset is its position in the order of
/// the language's keys.
package struct HandMadeCatalog {
  package var syntax = MessageSyntax.icu
  package var metadata = Metadata()
  /// The languages, the source first, with the messages of each, in any order.
  package var languages: [(language: String, messages: [(segments: [String], message: StoredMessage)])] = []

  /// Creates a catalog without messages.
  package init(syntax: MessageSyntax = .icu) {
    self.syntax = syntax
  }

  /// Returns the catalog with a language added whose key paths have no quotes and whose messages are all texts.
  package func adding(_ language: String, _ texts: KeyValuePairs<String, String>) -> HandMadeCatalog {
    adding(language, stored: texts.map { (KeySegment.split($0.key) ?? [$0.key], StoredMessage.text($0.value)) })
  }

  /// Returns the catalog with a language added.
  package func adding(_ language: String, stored: [(segments: [String], message: StoredMessage)]) -> HandMadeCatalog {
    var result = self
    result.languages.append((language, stored))
    return result
  }

  /// Returns the catalog with metadata for messages, given by key path or glob.
  package func describing(_ glob: String, _ change: (inout MetadataFields) -> Void) -> HandMadeCatalog {
    var result = self
    var fields = MetadataFields()
    change(&fields)
    let entry = Metadata.Entry(
      glob: KeyGlob(segments: KeySegment.split(glob) ?? []), place: Place(file: 0, offset: 0), fields: fields,
      formerKeyPlace: fields.formerKey == nil ? nil : Place(file: 0, offset: 1000))
    result.metadata = Metadata(metadata.entries + [entry])
    return result
  }

  /// Returns the catalog with a former key for a message.
  package func renaming(_ keyPath: String, from former: String) -> HandMadeCatalog {
    describing(keyPath) { $0.formerKey = KeySegment.split(former) ?? [] }
  }

  package var catalog: Catalog {
    var keys = KeyTree()
    var bundles: [Bundle] = []
    for (index, language) in languages.enumerated() {
      guard let tag = LanguageTag(language.language) else { continue }
      bundles.append(
        Bundle(
          language: language.language, tag: tag, entries: entries(of: language.messages, index, &keys),
          files: [index], isComplete: true))
    }
    let files = languages.map { SourceFile(path: "\($0.language).yml", bytes: []) }
    return CatalogBuilder(syntax: SyntaxChoice(syntax), metadata: metadata, include: nil, sparse: nil)
      .catalog(of: bundles, keys: keys, files: files, problems: [])
  }

  private func entries(
    of messages: [(segments: [String], message: StoredMessage)], _ file: Int, _ keys: inout KeyTree
  ) -> BundleEntries {
    var entries = BundleEntries()
    for (offset, message) in messages.enumerated() {
      let place = Place(file: file, offset: offset)
      var key = KeyTree.root
      for (depth, segment) in message.segments.enumerated() {
        var position = 0
        guard let number = keys.number(of: segment, below: key, at: &position) else { break }
        key = number
        if depth == message.segments.count - 1 {
          _ = entries.add(bundleMessage(message.message, place), keyPlace: place, at: key)
        } else {
          _ = entries.addNamespace(keyPlace: place, at: key)
        }
      }
    }
    return entries
  }

  private func bundleMessage(_ stored: StoredMessage, _ place: Place) -> BundleMessage {
    stored.map { BundleText(text: $0, place: place, keyPlace: place, map: SourceMap(.plain)) }
  }
}
