import L10nLanguage

/// Turns a catalog into Swift.
struct SwiftEmitter: Sendable {
  let options: EmissionOptions

  /// Makes an emitter.
  init(_ options: EmissionOptions) {
    self.options = options
  }

  /// The files of a catalog, those with accessors first, the one with the tables last. The same catalog always gives
  /// the same bytes.
  ///
  /// A catalog may be emitted whatever is wrong with it, and no text can become code; but what collides gives Swift that
  /// doesn't compile, so that a caller stops on errors beforehand.
  func files(for catalog: Catalog, accessors tree: AccessorTree) -> [GeneratedFile] {
    let tables = TablesWriter(options, rootEnum: tree.rootEnum).file(for: catalog)
    let accessors = AccessorWriter(catalog, tree, tables, access: options.access)
    let root = tree.rootEnum.spelling
    var files: [GeneratedFile] = []
    switch options.split {
    case .none:
      files.append(GeneratedFile(name: "\(root).swift", bytes: accessors.rootFile(tree.parts)))
    case .namespace:
      let parts = tree.parts
      files.append(
        GeneratedFile(name: "\(root).swift", bytes: accessors.rootFile(parts.filter { $0.namespace == nil })))
      var names = FileNames(root: root)
      for part in parts {
        guard let namespace = part.namespace else { continue }
        files.append(GeneratedFile(name: names.next(for: namespace), bytes: accessors.extensionFile([part])))
      }
    }
    return files + [GeneratedFile(name: FileNames.tables(root: root), bytes: tables.bytes)]
  }

  /// The same code in the files of ``ShardNames``, however the options split it.
  func shards(for catalog: Catalog, accessors tree: AccessorTree) -> [GeneratedFile] {
    let tables = TablesWriter(options, rootEnum: tree.rootEnum).file(for: catalog)
    let accessors = AccessorWriter(catalog, tree, tables, access: options.access)
    let byShard = Dictionary(grouping: tree.parts) { $0.namespace.map(ShardNames.shard) }
    let root = GeneratedFile(name: ShardNames.root, bytes: accessors.rootFile(byShard[nil] ?? []))
    let shards = ShardNames.shards.enumerated().map { index, name in
      GeneratedFile(name: name, bytes: accessors.extensionFile(byShard[index] ?? []))
    }
    return [root] + shards + [GeneratedFile(name: ShardNames.tables, bytes: tables.bytes)]
  }
}
