import L10nCatalog
import L10nFormats
import L10nLanguage
import L10nMessages
import L10nText

/// The accessors that replace lookups by keys.
struct CallSiteAccessors {
  /// The accessor of a string of a table.
  struct Accessor {
    let key: String
    let declaration: AccessorDeclaration
    /// The positions of the parameters' values in the table's texts, from 1; `nil` for a value that callers omit. Empty
    /// if some of them aren't known.
    let positions: [Int?]
    /// A Boolean value indicating whether the table has a text in the source language that isn't the key.
    let hasOwnText: Bool
    /// The texts of the string in all languages.
    fileprivate let texts: [String]
    /// The texts of the table, which may have another syntax than the project's.
    fileprivate let tableTexts: [String]

    /// A Boolean value indicating whether SwiftUI would find Markdown in the string.
    var hasMarkdown: Bool { texts.contains(where: \.mayBeMarkdown) }

    /// A Boolean value indicating whether a text without arguments has `%%`, which formatting unescapes and a plain
    /// lookup doesn't.
    var hasDoubledPercent: Bool {
      declaration.parameters.isEmpty && (texts + tableTexts).contains { $0.contains("%%") }
    }

    /// Returns a Boolean value indicating whether another string is the same in all languages.
    func hasSameTexts(as other: Accessor) -> Bool { texts == other.texts }

    /// Returns the parameters that callers write, each with the index of its value in the order of positions; `nil` if
    /// the values don't match the parameters.
    func parameters(forValues count: Int) -> [(parameter: AccessorDeclaration.Parameter, value: Int)]? {
      guard positions.count == declaration.parameters.count,
        positions.compactMap({ $0 }).sorted() == (0..<count).map({ $0 + 1 })
      else { return nil }
      return zip(declaration.parameters, positions).compactMap { parameter, position in
        position.map { (parameter, $0 - 1) }
      }
    }
  }

  /// The result of searching for an interpolated key.
  enum Match {
    case one(Accessor, [PrintfConversion])
    case several([String])
    case none
  }

  /// The name of the outermost enum.
  let rootEnum: String
  private var tables: [String: [String: Accessor]] = [:]
  /// The names of tables in the project, by those in the module.
  private let tableNames: [String: String]
  /// The accessors of keys with conversions, by the texts between the conversions.
  private var interpolated: [String: [[String]: [(accessor: Accessor, conversions: [PrintfConversion])]]] = [:]
  /// The accessors by full name without backticks.
  private var byName: [String: Accessor] = [:]
  /// The accessors of another generator, by full name without backticks.
  private(set) var formers: [String: Former] = [:]
  /// The keys by the accessors that R.swift and Tuist generate in each build.
  private(set) var keysByBuildTimeAccessor = BuildTimeAccessorTable<(table: String, key: String)>()
  /// The outermost enums of all accessors.
  private(set) var rootEnums: Set<String>

  /// The app's own functions and properties that look strings up.
  var lookups: [StringLookup] = []

  /// An accessor that another generator created for a string.
  struct Former {
    let accessor: Accessor
    /// The types of its parameters, which have no labels, or `nil` for a property.
    let types: [String]?
  }

  /// - Parameters:
  ///   - tables: the catalog with only the tables.
  ///   - project: the catalog with the app's accessors.
  ///   - tableNames: the names of tables in the project, by those in the catalog, if they differ.
  init(_ tables: Catalog, _ project: NamedCatalog, tableNames: [String: String] = [:]) {
    self.tableNames = tableNames
    rootEnum = project.accessors.rootEnum.spelling
    rootEnums = [rootEnum]
    let declarations = AccessorDeclarations(project).byKey
    let messages = project.catalog.messagesByKeyPath
    let written = tables.messagesByKeyPath
    for (table, keys) in tables.tableKeys {
      self.tables[table] = [:]
      for (key, path) in keys {
        keysByBuildTimeAccessor.add((table, key), key: key, table: table)
        let keyPath = KeySegment.path(path)
        guard let declaration = declarations[keyPath], let message = messages[keyPath] else { continue }
        let names = written[keyPath]?.metadata.argumentNames ?? ArgumentNames()
        let accessor = Accessor(
          key: key, declaration: declaration, positions: Self.positions(of: message.arguments, names),
          hasOwnText: written[keyPath]?.source?.stored.texts != [key],
          texts: message.texts.flatMap { $0?.stored.texts ?? [] },
          tableTexts: written[keyPath]?.texts.flatMap { $0?.stored.texts ?? [] } ?? [])
        self.tables[table]?[key] = accessor
        byName[Self.plain(declaration.name)] = accessor
        if let pieces = InterpolatedKey(key) {
          interpolated[table, default: [:]][pieces.texts, default: []].append((accessor, pieces.conversions))
        }
      }
    }
  }

  func hasTable(_ name: String) -> Bool { tables[name] != nil }

  /// Returns the name of a table in the project.
  func projectName(ofTable name: String) -> String { tableNames[name] ?? name }

  /// Returns a Boolean value indicating whether a name is ambiguous: tables in several folders have it, but none is
  /// without a folder.
  func isAmbiguous(_ name: String) -> Bool {
    !hasTable(name) && tables.keys.contains { $0.hasSuffix("/\(name)") }
  }

  func accessor(ofKey key: String, in table: String) -> Accessor? { tables[table]?[key] }

  /// Returns the accessor of a full name without backticks, such as `L10n.Store.title`.
  func accessor(named name: String) -> Accessor? { byName[name] }

  /// Adds another generator's accessor for a string, to be replaced by the string's own accessor in code.
  ///
  /// - Parameters:
  ///   - scope: the enums around it, the outermost first.
  ///   - types: the types of its parameters, which have no labels, or `nil` for a property.
  mutating func addFormer(_ name: String, in scope: [String], types: [String]?, ofKey key: String, in table: String) {
    guard let root = scope.first, let accessor = accessor(ofKey: key, in: table) else { return }
    rootEnums.insert(Self.plain(root))
    formers[Self.plain((scope + [name]).joined(separator: "."))] = Former(accessor: accessor, types: types)
  }

  /// A Boolean value indicating whether it knows former accessors.
  var hasFormers: Bool { !formers.isEmpty }

  private static func plain(_ name: String) -> String { name.filter { $0 != "`" } }

  /// Returns the key in any table that a literal may be, or `nil` if there is none.
  ///
  /// - Parameter texts: the texts around its interpolations.
  func key(of texts: [String]) -> String? {
    guard texts.count > 1 else {
      return texts.first.flatMap { key in tables.values.contains { $0[key] != nil } ? key : nil }
    }
    let keys = interpolated.values.lazy.flatMap { $0[texts] ?? [] }.map(\.accessor.key)
    return keys.min(by: KeyOrder.precedes)
  }

  /// Finds the key that Swift creates from a literal.
  ///
  /// - Parameters:
  ///   - texts: the texts around the interpolations.
  ///   - values: the interpolations.
  func accessor(of texts: [String], _ values: [CallSiteValue], in table: String) -> Match {
    let fitting = (interpolated[table]?[texts] ?? []).filter { candidate in
      zip(candidate.conversions, values).allSatisfy { $1.fits($0) }
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
  /// A Boolean value indicating whether it may have Markdown, which SwiftUI interprets in literals: emphasis, code,
  /// links, escapes and entities.
  fileprivate var mayBeMarkdown: Bool {
    guard utf8.contains(where: { Self.marks.contains($0) }) else { return false }
    return contains(
      /\*\S[^*]*\*|(?:^|\W)_\S[^_]*_(?:\W|$)|__\S|`[^`]+`|\][(]|~~\S|https?:\/\/|\bwww\.|\w@\w+\.\w|\\[!-\/:-@\[-`{-~]|&#?\w+;/
    )
  }

  private static let marks = Set("*_`[~:.@\\&".utf8)
}
