/// A project's strings as a table that has a file for each language.
package enum StringsExport {
  /// Returns the table, with the project's strings that belong to it.
  ///
  /// - Parameters:
  ///   - path: the path of its files, with `{language}`.
  ///   - project: the project's messages.
  ///   - options: the way the project is read.
  package static func table(at path: String, of project: Catalog, options: ReadingOptions) -> TableToWrite {
    let file = InputFile(path: [FilePath.name(path)], shownPath: path, bytes: [])
    let names = TableNames(options, of: file, CatalogReader.catalog(of: [], options: options.withoutProject))
    // A table that the project has in place keeps its keys.
    let present = project.tableKeys[BundlePath.stem(FilePath.name(path))] ?? [:]
    let keys = Dictionary(present.map { (KeySegment.path($1), $0) }) { first, _ in first }
    var table = TableToWrite(ConfiguredTable(path: path, keys: []))
    for (index, message) in project.messages.enumerated() {
      guard let key = keys[message.keyPath] ?? names.key(of: project.keys.segments(message.key)) else { continue }
      table.add(key, of: index)
    }
    return table
  }
}
