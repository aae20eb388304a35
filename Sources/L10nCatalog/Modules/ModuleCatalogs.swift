import L10nText

/// Divides the catalog of a project into those of its modules.
///
/// A message belongs to the module whose location contains its file. If there are several, the nearest location counts
/// and, for the same location, the module that includes the message's namespace.
package struct ModuleCatalogs {
  private let project: Catalog
  private let modules: [ConfiguredModule]
  /// The directory of the project's translation files, as shown in the catalog.
  private let directory: String
  private let usesNamespaces: Bool
  /// The module of each message of the project, by index.
  private let owners: [Owner?]

  /// The module of a message.
  private struct Owner {
    var module: Int
    /// The location that contains the message's file.
    var place: String
  }

  /// - Parameters:
  ///   - modules: the modules, with their locations as shown in the catalog.
  ///   - directory: the directory of the project's translation files, as shown in the catalog.
  ///   - usesNamespaces: a Boolean value indicating whether folders are namespaces of keys.
  package init(_ project: Catalog, _ modules: [ConfiguredModule], directory: String, usesNamespaces: Bool) {
    self.project = project
    self.modules = modules
    self.directory = directory
    self.usesNamespaces = usesNamespaces
    let places = modules.map { $0.translations ?? ["."] }
    let includes = modules.map { $0.include.map(Set.init) }
    // All messages of a file and a namespace belong to one module.
    var known: [Home: Owner?] = [:]
    owners = project.messages.map { message in
      guard let place = message.texts.lazy.compactMap({ $0?.keyPlace }).first else { return nil }
      let home = Home(file: place.file, namespace: project.keys.top(message.key))
      if let owner = known[home] { return owner }
      let file = project.files[home.file].path
      var best: (owner: Owner, rank: (depth: Int, isNamed: Bool))?
      for (index, include) in includes.enumerated() where include?.contains(home.namespace) != false {
        for place in places[index] where place == "." || FilePath.isInside(file, place) {
          let rank = (place == "." ? 0 : place.utf8.count, include != nil)
          if let best, (best.rank.depth, best.rank.isNamed ? 1 : 0) >= (rank.0, rank.1 ? 1 : 0) { continue }
          best = (Owner(module: index, place: place), rank)
        }
      }
      known[home] = .some(best?.owner)
      return best?.owner
    }
  }

  /// The file and the namespace of a message, which decide on its module.
  private struct Home: Hashable {
    var file: Int
    var namespace: String
  }

  /// The files with strings for code that don't belong to a module, in order.
  package var filesWithoutModule: [String] {
    let files = zip(project.messages, owners).compactMap { message, owner in
      owner == nil ? message.source?.keyPlace.file : nil
    }
    return Set(files).map { project.files[$0].path }.filter { !AppleTable.isOfSystem(file: $0) }
      .sorted(by: KeyOrder.precedes)
  }

  /// Returns the catalog of each module, in the order of the modules.
  ///
  /// - Parameter only: the indexes of the modules to return.
  package func catalogs(_ only: Set<Int>? = nil) -> [ModuleCatalog] {
    let tables = project.tableKeysByPath
    var messages = Array(repeating: [Int](), count: modules.count)
    for (index, owner) in owners.enumerated() {
      if let owner { messages[owner.module].append(index) }
    }
    return modules.indices.filter { only?.contains($0) ?? true }.map { catalog(of: $0, messages[$0], tables) }
  }

  /// - Parameter own: the indexes of the module's messages.
  private func catalog(of module: Int, _ own: [Int], _ tables: [String: AppleTableKey]) -> ModuleCatalog {
    let names = ModuleAppleTables(Set(own.compactMap { tables[project.messages[$0].keyPath]?.table }))
    var keys = KeyTree()
    var renamed: [(message: CatalogMessage, index: Int)] = []
    var tableKeys: [String: [String: [String]]] = [:]
    var projectKeyPaths: [String: String] = [:]
    for index in own {
      let message = project.messages[index]
      let tableKey = tables[message.keyPath]
      let prefix = usesNamespaces ? tableKey.map { names.dropped[$0.table] ?? [] } ?? folders(of: owners[index]) : []
      var segments = project.keys.segments(message.key)
      if segments.count > prefix.count, segments.starts(with: prefix) { segments.removeFirst(prefix.count) }
      var key = KeyTree.root
      var position = 0
      // The whole path isn't too long, so none of its parts is.
      for segment in segments { key = keys.number(of: segment, below: key, at: &position) ?? key }
      renamed.append((message.renamed(key, keys.path(key), without: prefix), index))
      projectKeyPaths[keys.path(key)] = message.keyPath
      if let tableKey { tableKeys[names.own[tableKey.table] ?? tableKey.table, default: [:]][tableKey.key] = segments }
    }
    renamed.sort {
      $0.message.keyPath == $1.message.keyPath
        ? $0.index < $1.index : KeyOrder.precedes($0.message.keyPath, $1.message.keyPath)
    }
    var catalog = Catalog(
      languages: project.languages, messages: renamed.map(\.message), syntax: project.syntax, files: project.files,
      keys: keys, bundles: [], problems: [])
    catalog.tableKeys = tableKeys
    for (index, message) in renamed.enumerated() { catalog.resources[index] = project.resources[message.index] }
    let settings = modules[module]
    return ModuleCatalog(
      module: settings, catalog: catalog, accessors: AccessorTree(catalog, rootEnum: settings.enumName),
      messages: renamed.map(\.index), projectKeyPaths: projectKeyPaths,
      namespaces: usesNamespaces
        ? names.own.map { (AppleTable.namespace(ofTable: $1), AppleTable.namespace(ofTable: $0)) } : [([], [])],
      tableNames: Dictionary(names.own.map { ($1, $0) }) { first, _ in first })
  }

  /// Returns the namespace of bundle files that comes from the folders of their module's location.
  private func folders(of owner: Owner?) -> [String] {
    guard let owner, owner.place != "." else { return [] }
    let place = directory == "." ? owner.place : FilePath.relative(owner.place, to: directory)
    return place == "." || place == owner.place && directory != "." ? [] : place.split(separator: "/").map(String.init)
  }
}

/// The names of a module's tables, without the folders that distinguish them only from tables of other modules.
private struct ModuleAppleTables {
  /// The names in the module, by those in the project.
  private(set) var own: [String: String] = [:]
  /// The folders that were removed from these names.
  private(set) var dropped: [String: [String]] = [:]

  init(_ tables: Set<String>) {
    let split = tables.sorted(by: KeyOrder.precedes).map { $0.split(separator: "/").map(String.init) }
    for group in Dictionary(grouping: split, by: { KeyNaming.Path([$0.last ?? ""]).form }).values {
      let folders = group.map { $0.dropLast() }
      let first = folders[0]
      let common =
        group.count == 1
        ? first.count
        : first.indices.prefix { index in folders.allSatisfy { $0.indices.contains(index) && $0[index] == first[index] }
        }
        .count
      for components in group {
        let name = components.joined(separator: "/")
        own[name] = components.dropFirst(common).joined(separator: "/")
        dropped[name] = Array(components.prefix(common))
      }
    }
  }
}

extension CatalogMessage {
  /// Returns the message at another key, with its former key moved the same way.
  ///
  /// - Parameter prefix: the segments that its key paths had before; a former key without them belongs to another
  ///   module.
  fileprivate func renamed(_ key: Int, _ keyPath: String, without prefix: [String]) -> CatalogMessage {
    var metadata = metadata
    if let former = metadata.formerKey {
      let isOwn = former.segments.count > prefix.count && former.segments.starts(with: prefix)
      metadata.formerKey =
        isOwn ? .init(segments: Array(former.segments.dropFirst(prefix.count)), place: former.place) : nil
    }
    return CatalogMessage(
      key: key, keyPath: keyPath, syntax: syntax, arguments: arguments, texts: texts, metadata: metadata)
  }
}
