package import L10nCatalog

/// A change of one message.
package struct MessageChange: Sendable {
  /// The key path; for a removed message, its last one.
  package var key: String
  /// The kind of change.
  package var kind: Kind
  /// The old and the new text of each language of the comparison, in the order of ``Comparison/languages``.
  package var texts: [TextVersions]
  /// The accessor's declaration before, or `nil` if there was none.
  package var declarationBefore: AccessorDeclaration?
  /// The accessor's declaration now, or `nil` if there is none.
  package var declarationAfter: AccessorDeclaration?
  /// The message's index in the newer catalog, or `nil` if it was removed.
  var message: Int?

  /// A Boolean value indicating whether no text changed, and the accessor didn't, either.
  var isEmpty: Bool {
    declarationBefore == declarationAfter && !texts.contains(where: \.isChanged)
  }

  /// The kinds of changes of a message.
  package enum Kind: Sendable, Hashable {
    /// The message was added.
    case added
    /// The message was removed.
    case removed
    /// The metadata has its former key, or its key has another name in `names.yml`; its texts may have changed, too.
    case renamed(from: String)
    /// A text changed, was added or was removed in some language.
    case changed
  }
}
