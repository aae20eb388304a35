/// A change of the generated Swift after which code that compiled may not compile any more.
package struct BreakingChange: Sendable, Hashable {
  /// The key path of the message that makes it; nil for an enum that messages share, and for a key that a message had
  /// before.
  package var key: String?
  /// What happened.
  package var kind: Kind
  /// The declaration as code used it: `L10n.Store.reviews(count: Int) -> String`.
  package var before: String
  /// What there is in its place; nil where there is nothing.
  package var after: String?

  /// What can happen to a declaration.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    /// It is gone.
    case removed
    /// The metadata says that its key was renamed.
    case renamed
    /// It has other arguments, another name or another result.
    case changed
    /// Cases of a select's enum are gone.
    case cases
  }
}

extension BreakingChange {
  /// The breaking changes between two APIs, in the order of their key paths.
  ///
  /// What is added breaks nothing, and neither does a key that is gone while the declaration stays as another key's.
  static func changes(
    from before: AccessorSignatures, to after: AccessorSignatures, renames: [String: String]
  ) -> [BreakingChange] {
    let declared = after.former.union(after.byKey.values)
    var changes: [BreakingChange] = []
    for (key, signature) in before.byKey where !declared.contains(signature) {
      if let same = after.byKey[key] {
        changes.append(.init(key: key, kind: .changed, before: signature, after: same))
      } else if let renamed = renames[key] {
        changes.append(.init(key: renamed, kind: .renamed, before: signature, after: after.byKey[renamed]))
      } else {
        changes.append(.init(key: key, kind: .removed, before: signature, after: nil))
      }
    }
    for signature in before.former where !declared.contains(signature) {
      changes.append(.init(key: nil, kind: .removed, before: signature, after: nil))
    }
    for (name, cases) in before.cases {
      // An enum that is gone altogether shows in the accessor that took it.
      guard let others = after.cases[name], !Set(others).isSuperset(of: cases) else { continue }
      changes.append(
        .init(
          key: after.owners[name], kind: .cases, before: declaration(name, cases), after: declaration(name, others)))
    }
    // A space comes before all that a key path holds outside of quotes, and a key path is only once a declaration's.
    return changes.map { ("\($0.key ?? "") \($0.before)", $0) }.sorted { KeyOrder.precedes($0.0, $1.0) }.map(\.1)
  }

  private static func declaration(_ name: String, _ cases: [String]) -> String {
    "enum \(name) { case \(cases.joined(separator: ", ")) }"
  }
}
