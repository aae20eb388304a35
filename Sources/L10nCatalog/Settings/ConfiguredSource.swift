/// The strings that the product has on another platform, with which the project's are compared.
package struct ConfiguredSource: Sendable, Hashable {
  /// The path of the translation files as written, relative to the configuration's directory.
  package var path: String
  package var match: Match
  /// The format of its JSON files.
  package var format: ConfiguredFormat
  /// The namespace of the project that has the strings, or none if they are in all of it.
  package var namespace: [String]
  /// The position in the configuration, in scalars from its start.
  package var offset = 0

  /// The way to find the string of the project that is the same as one of the other platform.
  package enum Match: String, Sendable, Hashable, CaseIterable {
    /// By the key path, in any spelling: `store.title` is `store_title` and `storeTitle`.
    case keys
    /// By the text in the source language.
    case text
  }

  package init(
    path: String, match: Match = .keys, format: ConfiguredFormat = .json, namespace: [String] = [], offset: Int = 0
  ) {
    self.path = path
    self.match = match
    self.format = format
    self.namespace = namespace
    self.offset = offset
  }
}
