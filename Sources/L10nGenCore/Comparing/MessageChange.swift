import L10nLanguage

/// What changed about one message.
public struct MessageChange: Sendable {
  /// The key path; of a message that is gone, the one that it had.
  public var key: String
  /// What happened to it.
  public var kind: Kind
  /// What each language of the comparison had and has, in the order of ``Comparison/languages``.
  public var texts: [TextVersions]
  /// The accessor's declaration before; nil where there was none.
  public var signatureBefore: String?
  /// The accessor's declaration now; nil where there is none.
  public var signatureAfter: String?
  /// The message's index in the newer catalog; nil where it is gone.
  var message: Int?

  /// Whether neither a text nor the accessor is another.
  var isEmpty: Bool {
    signatureBefore == signatureAfter && texts.allSatisfy { $0.kind == .same || $0.kind == .none }
  }

  /// What can happen to a message.
  public enum Kind: Sendable, Hashable {
    /// It wasn't there.
    case added
    /// It is gone.
    case removed
    /// The metadata says which key it had before; its texts may have changed, too.
    case renamed(from: String)
    /// Some language says something else, or nothing any more, or for the first time.
    case changed
  }
}

/// What one language had and has for a message. What it leaves empty falls back to other languages, and counts as none.
public struct TextVersions: Sendable, Hashable {
  /// What it had; nil for nothing.
  public var before: StoredMessage?
  /// What it has; nil for nothing.
  public var after: StoredMessage?

  /// What happened.
  public var kind: Kind {
    guard let before else { return after == nil ? .none : .added }
    guard let after else { return .removed }
    return before.isWritten(like: after) ? .same : .reworded
  }

  /// What can happen to a text.
  public enum Kind: String, Sendable, Hashable {
    /// There is none, neither before nor now.
    case none
    case same, added, removed, reworded
  }
}

extension StoredMessage {
  /// Whether two are the same, byte by byte: to compare by canonical equivalence would take long for long runs of
  /// combining marks.
  fileprivate func isWritten(like other: StoredMessage) -> Bool {
    switch (self, other) {
    case (.text(let left), .text(let right)): left.utf8.elementsEqual(right.utf8)
    case (.list(let left), .list(let right)): left.elementsEqual(right) { $0.utf8.elementsEqual($1.utf8) }
    case (.pluralMap(let left), .pluralMap(let right)):
      left.elementsEqual(right) { $0.category == $1.category && $0.text.utf8.elementsEqual($1.text.utf8) }
    default: false
    }
  }
}
