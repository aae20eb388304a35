package import L10nCatalog
package import L10nText

/// The changes of a project's files that an edit of its strings makes, all together or none.
package struct ProjectEdit {
  /// The changed and new files of the translations directory. Those of the source language come last, so that an edit
  /// that is interrupted before them can be repeated.
  package var changes: [FileChange] = []
  /// The new content of `names.yml`, or `nil` if it stays as it is.
  package var names: [UInt8]?
  /// The new key paths of messages that have others, by the old ones.
  package var renamed: [String: String] = [:]
  /// Further consequences of the edit, each as a sentence without a final full stop.
  package var notes: [String] = []
  /// The catalog before and after the edit.
  package var catalogs: (before: Catalog, after: Catalog)
}

/// The reason why an edit isn't made.
package enum EditRefusal: Error {
  /// A sentence of what is wrong and what to do, with the place that it is about.
  case reason(String, at: SourceLocation?)
  /// The errors that the project would have after it.
  case findings([Finding], in: Catalog)
}
