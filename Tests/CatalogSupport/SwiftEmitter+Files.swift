@testable import L10nCatalog
@testable import L10nEmission

extension SwiftEmitter {
  /// Returns all files of a catalog.
  package func files(for catalog: Catalog) -> [GeneratedFile] {
    accessors(for: catalog, AccessorTree(catalog, rootEnum: options.enumName)) + [tables(for: catalog)]
  }

  /// Returns the file with only the tables.
  package func tables(for catalog: Catalog) -> GeneratedFile {
    let rows = MessageRows(catalog, options)
    return tables(for: catalog, rows, catalog.messageRanges.map { RowsWriter.Part(of: rows, rows.range(of: $0)) })
  }
}
