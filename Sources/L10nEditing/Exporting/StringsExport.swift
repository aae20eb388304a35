package import L10nCatalog
import L10nFormats
package import L10nText

/// A project's strings as a table with a file for each language.
package enum StringsExport {
  /// Returns the table with the project's strings that belong to it.
  ///
  /// - Parameters:
  ///   - path: the path of its files, with `{language}`.
  ///   - project: the project's messages.
  ///   - options: the options for reading the project.
  /// - Throws: an error if the files could belong to several tables.
  package static func table(
    at path: String, of project: Catalog, options: ReadingOptions
  ) throws(FileSystem.Failure) -> FilledSystemTable {
    let file = InputFile(path: [FilePath.name(path)], shownPath: path, bytes: [])
    let empty = CatalogReader.catalog(of: [], options: options.withoutProject)
    let names = try AppleTableNames(of: file, empty, in: project, options: options)
    var table = FilledSystemTable(SystemTable(path: path, keys: []))
    for (index, message) in project.messages.enumerated() {
      let path = project.keys.segments(message.key)
      guard let key = names.key(of: path).map({ file.format?.tables?.key($0, of: path) ?? $0 }) else { continue }
      table.add(key, of: index, named: names.name(of: key))
    }
    return table
  }
}
