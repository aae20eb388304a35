import L10nCatalog
package import L10nMessages

/// The old and the new text of one language for a message. An empty text counts as none, because users get another
/// language's instead.
package struct TextVersions: Sendable, Hashable {
  /// The old text, or `nil` if there was none.
  package var before: StoredMessage?
  /// The new text, or `nil` if there is none.
  package var after: StoredMessage?

  /// A Boolean value indicating whether the source changed in meaning, while this translation didn't.
  package var isOutdated: Bool

  /// Creates two versions.
  package init(before: StoredMessage?, after: StoredMessage?, isOutdated: Bool = false) {
    self.before = before
    self.after = after
    self.isOutdated = isOutdated
  }

  /// The kind of change.
  package var kind: Kind {
    guard let before else { return after == nil ? .none : .added }
    guard let after else { return .removed }
    return before.isWritten(like: after) ? .same : .reworded
  }

  /// A Boolean value indicating whether users of the language see a change.
  package var isChanged: Bool { kind != .same && kind != .none }

  /// The kinds of changes of a text.
  package enum Kind: String, Sendable, Hashable {
    /// There is no text, neither before nor now.
    case none
    case same, added, removed, reworded
  }
}
