package import L10nCatalog

/// A change of one message.
package struct MessageChange: Sendable {
  /// The key path; of a message that is gone, the one that it had.
  package var key: String
  /// The kind of change.
  package var kind: Kind
  /// The old and the new text of each language of the comparison, in the order of ``Comparison/languages``.
  package var texts: [TextVersions]
  /// The accessor's declaration before, or `nil` if there was none.
  package var declarationBefore: AccessorDeclaration?
  /// The accessor's declaration now, or `nil` if there is none.
  package var declarationAfter: AccessorDeclaration?
  /// The message's index in the newer catalog, or `nil` if it is gone.
  var message: Int?

  /// A Boolean value indicating whether neither a text nor the accessor is another.
  var isEmpty: Bool {
    declarationBefore == declarationAfter && !texts.contains(where: \.isChanged)
  }

  /// The kinds of changes of a message.
  package enum Kind: Sendable, Hashable {
    /// It wasn't there.
    case added
    /// It is gone.
    case removed
    /// The metadata says which key it had before, or its key has another name in `names.yml`; its texts may have changed,
    /// too.
    case renamed(from: String)
    /// Some language says something else, or nothing any more, or for the first time.
    case changed
  }
}
