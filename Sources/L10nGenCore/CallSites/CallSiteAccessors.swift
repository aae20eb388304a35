import L10nLanguage

/// The accessors that take the place of lookups by keys.
struct CallSiteAccessors {
  /// The accessor of a string of a table.
  struct Accessor {
    let key: String
    let declaration: AccessorDeclaration
    /// The positions of the values for the parameters in the table's texts, from 1; `nil` for one that callers omit.
    /// Empty if some of them aren't known.
    let positions: [Int?]
    /// A Boolean value indicating whether SwiftUI would read Markdown in the string.
    let hasMarkdown: Bool

    /// The number of values that its parameters take.
    var valueCount: Int { positions.count { $0 != nil } }
  }

  /// The result of looking for an interpolated key.
  enum Match {
    case one(Accessor, [PrintfConversion])
    case several([String])
    case none
  }

  /// The name of the outermost enum.
  let rootEnum: String
  private var tables: [String: [String: Accessor]] = [:]
  /// The accessors of keys with conversions, by the texts between these.
  private var interpolated: [String: [[String]: [(accessor: Accessor, conversions: [PrintfConversion])]]] = [:]
  private var byName: [String: Accessor] = [:]

  /// - Parameters:
  ///   - tables: the catalog of the tables alone.
  ///   - project: what the app has accessors of.
  init(_ tables: Catalog, _ project: Comparison.State) {
    rootEnum = project.accessors.rootEnum.spelling
    let declarations = AccessorDeclarations(project).byKey
    let messages = project.catalog.messagesByKeyPath
    let written = tables.messagesByKeyPath
    for (table, keys) in tables.tableKeys {
      self.tables[table] = [:]
      for (key, path) in keys {
        let keyPath = KeySegment.path(path)
        guard let declaration = declarations[keyPath], let message = messages[keyPath] else { continue }
        let names = written[keyPath]?.metadata.argumentNames ?? ArgumentNames()
        let accessor = Accessor(
          key: key, declaration: declaration, positions: Self.positions(of: message.arguments, names),
          hasMarkdown: message.texts.contains { $0?.message.texts.contains { $0.text.mayBeMarkdown } == true })
        self.tables[table]?[key] = accessor
        byName[declaration.name] = accessor
        if let pieces = InterpolatedKey(key) {
          interpolated[table, default: [:]][pieces.texts, default: []].append((accessor, pieces.conversions))
        }
      }
    }
  }

  func hasTable(_ name: String) -> Bool { tables[name] != nil }

  func accessor(ofKey key: String, in table: String) -> Accessor? { tables[table]?[key] }

  /// Returns the accessor of a full name such as `L10n.Store.title`.
  func accessor(named name: String) -> Accessor? { byName[name] }

  /// Finds the key that Swift makes of a literal.
  ///
  /// - Parameters:
  ///   - texts: the texts around the interpolations.
  ///   - specifiers: the conversions that the code gives interpolations; `nil` for one that depends on a type.
  func accessor(of texts: [String], _ specifiers: [PrintfConversion?], in table: String) -> Match {
    let fitting = (interpolated[table]?[texts] ?? []).filter { candidate in
      zip(candidate.conversions, specifiers).allSatisfy { $1 == nil || $0 == $1 }
    }
    switch fitting.count {
    case 0: return .none
    case 1: return .one(fitting[0].accessor, fitting[0].conversions)
    default: return .several(fitting.map(\.accessor.key).sorted(by: KeyOrder.precedes))
    }
  }

  private static func positions(of arguments: [CatalogArgument], _ names: ArgumentNames) -> [Int?] {
    let known = names.positions
    var positions: [Int?] = []
    for argument in arguments {
      if argument.isDevice {
        positions.append(nil)
      } else if let position = known[argument.name] ?? PatternArgument.position(named: argument.name) {
        positions.append(position)
      } else {
        return []
      }
    }
    return positions
  }
}

extension String {
  /// A Boolean value indicating whether there is something in it that SwiftUI's `Text` takes for Markdown in a literal.
  fileprivate var mayBeMarkdown: Bool {
    guard utf8.contains(where: { $0 == 0x2A || $0 == 0x5F || $0 == 0x60 || $0 == 0x5B || $0 == 0x7E }) else {
      return false
    }
    return contains(/\*\S[^*]*\*|(?:^|\W)_\S[^_]*_(?:\W|$)|`[^`]+`|\[[^\]]+\]\([^)]+\)|~~\S[^~]*~~/)
  }
}
