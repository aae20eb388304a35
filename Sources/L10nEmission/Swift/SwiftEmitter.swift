package import L10nCatalog
import L10nLanguage
import L10nText

/// Generates Swift from a catalog. The same catalog always gives the same bytes.
///
/// A catalog can be emitted even if it has errors, and no text can become code; but name collisions give Swift that
/// doesn't compile, so callers stop on errors first.
package struct SwiftEmitter: Sendable {
  let options: EmissionOptions
  private let layout: Layout

  /// The distribution of the code over files.
  package enum Layout: Sendable {
    /// The files of the options' `split`.
    case files
    /// The files of ``ShardNames``, independent of the options' `split`.
    case shards
  }

  package init(_ options: EmissionOptions, layout: Layout = .files) {
    self.options = options
    self.layout = layout
  }

  /// Returns all files of a catalog without errors.
  ///
  /// - Parameter whole: the catalog for comparison with releases, or `nil` for this one.
  package func code(for catalog: Catalog, _ tree: AccessorTree, releasedAs whole: Catalog? = nil) -> [GeneratedFile] {
    let rows = MessageRows(catalog, options)
    let ranges = catalog.messageRanges
    let parts = Concurrently.map(ranges.count) { RowsWriter.Part(of: rows, rows.range(of: ranges[$0])) }
    return accessors(for: catalog, tree) + [tables(for: whole ?? catalog, rows, parts)]
  }

  /// Returns the file with the tables, which needs no names.
  ///
  /// - Parameter parts: the lines of all rows.
  package func tables(for catalog: Catalog, _ rows: MessageRows, _ parts: [RowsWriter.Part]) -> GeneratedFile {
    let root = SwiftIdentifier.rootEnum(options.enumName).spelling
    let fileName = layout == .files ? FileNames.tables(root: root) : ShardNames.tables
    return GeneratedFile(name: fileName, bytes: RowsWriter(options).file(for: catalog, rows, parts))
  }

  /// Returns the files with accessors.
  package func accessors(for catalog: Catalog, _ tree: AccessorTree) -> [GeneratedFile] {
    let writer = AccessorWriter(catalog, tree, access: options.access)
    return switch layout {
    case .files: files(tree, writer)
    case .shards: shards(tree, writer)
    }
  }

  private func files(_ tree: AccessorTree, _ writer: AccessorWriter) -> [GeneratedFile] {
    let root = tree.rootEnum.spelling
    switch options.split {
    case .none: return [GeneratedFile(name: "\(root).swift", bytes: writer.rootFile(tree.parts))]
    case .namespace:
      let parts = tree.parts
      var names = FileNames(root: root)
      let namespaces = parts.compactMap { part in
        part.namespace.map { GeneratedFile(name: names.next(for: $0), bytes: writer.extensionFile([part])) }
      }
      let rootFile = writer.rootFile(parts.filter { $0.namespace == nil })
      return [GeneratedFile(name: "\(root).swift", bytes: rootFile)] + namespaces
    }
  }

  private func shards(_ tree: AccessorTree, _ writer: AccessorWriter) -> [GeneratedFile] {
    let byShard = Dictionary(grouping: tree.parts) { $0.namespace.map(ShardNames.shard) }
    let root = GeneratedFile(name: ShardNames.root, bytes: writer.rootFile(byShard[nil] ?? []))
    return [root]
      + ShardNames.shards.enumerated().map { index, name in
        GeneratedFile(name: name, bytes: writer.extensionFile(byShard[index] ?? []))
      }
  }
}
