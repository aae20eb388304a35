package import L10nLanguage
package import L10nMessages
package import L10nText

/// A message with its texts in every language. A reference, because most code that reads a catalog uses one field of
/// each message, and copying the others would be slower.
package final class CatalogMessage: Sendable {
  /// The number of its key in the catalog's tree of keys.
  package let key: Int
  package let keyPath: String
  /// The syntax of its texts.
  package let syntax: MessageSyntax
  /// Its arguments, as the source and the metadata define them, in the source's order of appearance.
  package let arguments: [CatalogArgument]
  /// The message in each language, in the catalog's order of languages, or `nil` if a language doesn't have it.
  package let texts: [LocalizedMessage?]
  /// A Boolean value indicating whether the source has it, so that it gets an accessor.
  package let isInSource: Bool
  private let stated: StatedMetadata

  init(
    key: Int, keyPath: String, syntax: MessageSyntax, arguments: [CatalogArgument], texts: [LocalizedMessage?],
    metadata: MessageMetadata?
  ) {
    self.key = key
    self.keyPath = keyPath
    self.syntax = syntax
    self.arguments = arguments
    self.texts = texts
    isInSource = texts.first.map { $0 != nil } ?? false
    stated = metadata.map(StatedMetadata.init) ?? .none
  }

  /// The metadata of this message; empty if there is none.
  package var metadata: MessageMetadata { stated.metadata }

  /// Returns a Boolean value indicating whether both messages have the same metadata. Most share the empty one, which
  /// isn't copied.
  package func hasMetadata(of other: CatalogMessage) -> Bool {
    stated === other.stated || stated.metadata == other.stated.metadata
  }

  // What is asked of every message is here, too: a copy of all metadata counts references to a dozen fields.

  /// A description of the string.
  package var description: String? { stated.metadata.description }
  /// The number of columns that the text may take, or `nil` if it may take any.
  package var maxWidth: Int? { stated.metadata.maxWidth }
  /// A Boolean value indicating whether languages other than the source may lack it without a finding.
  package var isTranslatable: Bool { stated.metadata.isTranslatable }
  /// A Boolean value indicating whether code should no longer read it.
  package var isDeprecated: Bool { stated.metadata.isDeprecated }

  /// Returns a Boolean value indicating whether the language of an index has it. Looks at the text where it is, without
  /// copying it.
  package func isIn(language: Int) -> Bool {
    texts.indices.contains(language) && texts[language]?.keyPlace != nil
  }

  /// Returns a Boolean value indicating whether the language at an index has a text of the message that users can read.
  /// It reads the text in place, too.
  package func isTranslated(in language: Int) -> Bool {
    guard isIn(language: language) else { return false }
    return language == 0 || metadata.allowsEmpty || texts[language]?.isEmpty == false
  }

  /// Returns the message without the texts of some languages, given by their indexes.
  package func without(languages: Set<Int>) -> CatalogMessage {
    CatalogMessage(
      key: key, keyPath: keyPath, syntax: syntax, arguments: arguments,
      texts: texts.indices.map { languages.contains($0) ? nil : texts[$0] }, metadata: metadata)
  }

  /// The place of its key in the first language that has it.
  package var firstPlace: Place? { texts.lazy.compactMap { $0?.keyPlace }.first }

  /// The message in the source language.
  @inlinable
  package var source: LocalizedMessage? { texts.first ?? nil }

  /// A Boolean value indicating whether the source's text is empty; empty texts of other languages haven't been
  /// translated yet.
  package var isSourceEmpty: Bool { source?.isEmpty ?? false }

  /// A Boolean value indicating whether an accessor returns `[String]`.
  package var isList: Bool { source?.isList ?? false }

  /// The signature by which generated code addresses the message.
  package var signature: MessageSignature {
    MessageSignature(keyPath: keyPath, arguments: arguments.map { .init(name: $0.name, type: $0.type) })
  }
}

/// The metadata of a message, stored separately because most messages share the empty one.
private final class StatedMetadata: Sendable {
  let metadata: MessageMetadata

  static let none = StatedMetadata(MessageMetadata())

  init(_ metadata: MessageMetadata) {
    self.metadata = metadata
  }
}

/// An argument of a message in the generated Swift.
package struct CatalogArgument: Sendable, Hashable {
  /// The name as the message writes it.
  package var name: String
  package var type: ArgumentType
  /// The keywords of a `select`, in the source's order, including `other`.
  package var keywords: [String]
  /// The name of the enum of a `select` in the metadata; messages with the same name share it.
  package var sharedEnum: String?
  /// A Boolean value indicating whether the metadata determines the type.
  package var isTypeGiven: Bool
  /// A Boolean value indicating whether it selects a variant for the device, which the runtime knows.
  package var isDevice = false

  /// The name of the argument that selects a variant for the device in a table.
  static let deviceName = "device"
  /// The runtime's type of the device, as the metadata names it.
  package static let deviceTypeName = "L10nDevice"
}
