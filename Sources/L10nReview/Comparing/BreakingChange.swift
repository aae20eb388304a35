package import L10nCatalog
import L10nText

/// A change of the generated Swift that may break code.
package struct BreakingChange: Sendable, Hashable {
  /// The key path of the message that causes it; `nil` for a shared enum, and for a message's former key.
  package var key: String?
  /// The kind of change.
  package var kind: Kind
  /// The declaration as code used it.
  package var before: Declaration
  /// The declaration that replaces it, or `nil` if there is none.
  package var after: Declaration?

  /// A declaration that code can use.
  package enum Declaration: Sendable, Hashable {
    case accessor(AccessorDeclaration)
    /// The enum of a select, by its name including the outer enums, and its cases.
    case selectEnum(String, cases: [String])

    /// The declaration on one line: `L10n.Store.reviews(count: Int) -> String`, `enum L10n.Gender { case f, other }`.
    package var text: String {
      switch self {
      case .accessor(let accessor): accessor.text
      case .selectEnum(let name, let cases): "enum \(name) { case \(cases.joined(separator: ", ")) }"
      }
    }
  }

  /// The kinds of changes of a declaration.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The declaration was removed.
    case removed
    /// Its key was renamed, according to the metadata or `names.yml`.
    case renamed
    /// It has other arguments, another name or another result.
    case changed
    /// Cases of a select's enum were removed.
    case cases
  }
}

extension BreakingChange {
  /// Returns the breaking changes between two APIs, in the order of their key paths.
  ///
  /// Additions break nothing, and neither does a removed key if its declaration still exists for another key.
  static func changes(
    from before: AccessorDeclarations, to after: AccessorDeclarations, renames: [String: String]
  ) -> [BreakingChange] {
    let declared = after.former.union(after.byKey.values)
    var changes: [BreakingChange] = []
    for (key, declaration) in before.byKey where !declared.contains(declaration) {
      func change(_ kind: Kind, of key: String, to after: AccessorDeclaration?) {
        changes.append(
          .init(key: key, kind: kind, before: .accessor(declaration), after: after.map { .accessor($0) }))
      }
      if let same = after.byKey[key] {
        change(.changed, of: key, to: same)
      } else if let renamed = renames[key] {
        change(.renamed, of: renamed, to: after.byKey[renamed])
      } else {
        change(.removed, of: key, to: nil)
      }
    }
    for declaration in before.former where !declared.contains(declaration) {
      changes.append(.init(key: nil, kind: .removed, before: .accessor(declaration), after: nil))
    }
    for (name, cases) in before.cases {
      // If a whole enum was removed, the change is in its accessor.
      guard let others = after.cases[name], !Set(others).isSuperset(of: cases) else { continue }
      changes.append(
        .init(
          key: after.owners[name], kind: .cases, before: .selectEnum(name, cases: cases),
          after: .selectEnum(name, cases: others)))
    }
    // A space sorts before everything in a key path outside of quotes, and each key path has one declaration.
    return changes.map { ("\($0.key ?? "") \($0.before.text)", $0) }.sorted { KeyOrder.precedes($0.0, $1.0) }.map(\.1)
  }
}
