package import L10nText

/// The keys of a project's files that belong to one message, in a format whose texts of a plural have keys of their own.
package protocol KeyFamilies {
  /// Adds the families that a file shows.
  ///
  /// - Parameter namespace: the segments of key paths that the file's own path has.
  mutating func add(_ root: DocumentNode, in namespace: [String])

  /// Returns a file with the families of all added files as messages.
  ///
  /// - Parameters:
  ///   - namespace: the segments of key paths that the file's own path has.
  ///   - language: the language of the file.
  func joined(_ root: DocumentNode, in namespace: [String], language: String) -> JoinedKeys
}

/// The messages of a file that may be composed of several keys.
package struct JoinedKeys {
  package var root: DocumentNode
  /// The texts that were composed of several strings, by offset.
  package var composed: [Int: ComposedText] = [:]
  /// The texts that can't be composed.
  package var problems: [DocumentProblem] = []
}
