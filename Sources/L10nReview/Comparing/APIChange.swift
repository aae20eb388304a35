package import L10nCatalog
import L10nLanguage
package import L10nText

/// A change of the Swift API when generated files replace committed ones.
package struct APIChange: Sendable, Hashable {
  /// The kind of change.
  package var kind: Kind
  /// The place that causes it: the metadata, if it gives an argument another type; otherwise the message in the source
  /// or, for a removed one, the nearest key above it.
  package var location: SourceLocation?

  /// The kinds of changes.
  package enum Kind: Sendable, Hashable {
    /// Code may not compile any more.
    case breaking(BreakingChange)
    /// A declaration has another name, and the former one is kept, deprecated.
    case renamed(before: AccessorDeclaration, after: AccessorDeclaration)
  }

  /// The changes between committed files and the Swift of a state, in the order of what causes them. What is added is
  /// none, since nobody used it.
  ///
  /// - Parameters:
  ///   - committed: the bytes of generated files that are to be replaced, those with tables among them.
  ///   - code: the bytes of the files that replace them.
  ///   - names: the names of keys.
  static func changes(
    from committed: [[UInt8]], to state: NamedCatalog, writtenAs code: [[UInt8]], _ names: KeyNames
  ) -> [APIChange] {
    let before = CommittedAccessors(committed).declarations
    let after = AccessorDeclarations(state)
    let formerKeys = state.catalog.messages.compactMap { message in
      message.metadata.formerKey.map { ($0.path, message.keyPath) }
    }
    var renames = Dictionary(formerKeys) { first, _ in first }
    let gone = before.byKey.keys.filter { after.byKey[$0] == nil && renames[$0] == nil }
    let named = state.catalog.keyPaths(with: names).filter { before.byKey[$0] == nil && after.byKey[$0] != nil }
    if !gone.isEmpty, !named.isEmpty {
      // Only the strings tell which name a key of a table had before.
      let renamed = CommittedRows(committed).renames(of: gone, in: CommittedRows(code), to: named)
      renames.merge(renamed) { first, _ in first }
    }
    var causes = Causes(state.catalog)
    let kept = renames.filter { before.byKey[$0.key].map(after.former.contains) ?? false }
    let renamed = kept.sorted { KeyOrder.precedes($0.value, $1.value) }.compactMap { old, new -> APIChange? in
      guard let before = before.byKey[old], let after = after.byKey[new] else { return nil }
      return APIChange(kind: .renamed(before: before, after: after), location: causes.location(ofKey: new))
    }
    return BreakingChange.changes(from: before, to: after, renames: renames).map { change in
      APIChange(kind: .breaking(change), location: causes.location(of: change))
    } + renamed
  }

  /// Finds the place of a current or a removed key.
  private struct Causes {
    private let catalog: Catalog
    /// The indexes of the messages by their key paths.
    private let messages: [String: Int]
    private var locator: PlaceLocator

    init(_ catalog: Catalog) {
      self.catalog = catalog
      messages = Dictionary(catalog.messages.enumerated().map { ($1.keyPath, $0) }) { first, _ in first }
      locator = PlaceLocator(files: catalog.files)
    }

    mutating func location(of change: BreakingChange) -> SourceLocation? {
      guard let key = change.key else { return nil }
      if let message = messages[key].map({ catalog.messages[$0] }) {
        let given = message.arguments.first { argument in
          argument.isTypeGiven
            && !change.before.has(
              .init(
                label: SwiftIdentifier.member(argument.name).spelling,
                type: AccessorTree.ParameterType(argument.type)?.builtIn?.description ?? ""))
        }
        if let place = given.flatMap({ message.metadata.typePlaces[$0.name] }) { return locator.location(of: place) }
      }
      return location(ofKey: key)
    }

    mutating func location(ofKey keyPath: String) -> SourceLocation? {
      guard let source = catalog.bundles.first else { return nil }
      var segments = KeySegment.split(keyPath) ?? []
      while !segments.isEmpty {
        if let entry = catalog.keys.number(of: segments).flatMap({ source.entries[$0] }) {
          return locator.location(of: entry.keyPlace)
        }
        segments.removeLast()
      }
      return source.files.first.map { locator.location(of: Place(file: $0, offset: 0)) }
    }
  }
}

extension Catalog {
  /// Returns the key paths of keys of tables that have names of their own.
  fileprivate func keyPaths(with names: KeyNames) -> [String] {
    let keys = names.tables.values.reduce(into: Set<String>()) { $0.formUnion($1.keys) }
    return tableKeys.values.flatMap { table in
      table.filter { keys.contains($0.key) }.map { KeySegment.path($0.value) }
    }
  }
}

extension BreakingChange.Declaration {
  /// Returns a Boolean value indicating whether it is an accessor with this parameter.
  fileprivate func has(_ parameter: AccessorDeclaration.Parameter) -> Bool {
    if case .accessor(let accessor) = self { accessor.parameters.contains(parameter) } else { false }
  }
}
