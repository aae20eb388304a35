package import L10nCatalog
import L10nFormats
package import L10nText

/// A project's strings as files of i18next.
package enum I18nextExport {
  /// The placeholder for the namespace in the paths of files.
  package static let namespace = "{namespace}"

  /// Returns the files as tables with the project's strings, one for each namespace.
  ///
  /// - Parameters:
  ///   - path: the path of the files, with `{language}`. With `{namespace}`, the first segment of a key path is the
  ///     namespace, and keys with one segment are in i18next's default one.
  ///   - project: the project's messages.
  ///   - options: the options for reading the project.
  ///   - present: returns the files of the source language that exist already in the place of a table.
  package static func tables(
    at path: String, of project: Catalog, options: ReadingOptions, present: (SystemTable) -> [InputFile] = { _ in [] }
  ) -> [FilledSystemTable] {
    var tables: [String: FilledSystemTable] = [:]
    for (index, message) in project.messages.enumerated() {
      var segments = project.keys.segments(message.key)
      var name = path
      if path.contains(namespace) {
        let own = segments.count > 1 ? segments.removeFirst() : I18nextFile.defaultNamespace
        name = path.replacing(namespace, with: own)
      }
      var table = tables[name] ?? empty(at: name)
      table.add(table.configured.key(segments.joined(separator: "."), of: segments), of: index)
      tables[name] = table
    }
    return tables.sorted { $0.key < $1.key }.map { _, table in
      var table = table
      table.takeArgumentNames(from: messages(of: present(table.configured), options), for: project)
      return table
    }
  }

  /// Returns the messages of files by their keys without the namespaces.
  private static func messages(of files: [InputFile], _ options: ReadingOptions) -> [String: CatalogMessage] {
    var options = options.withoutProject
    options.take(.i18next)
    options.usesNamespaces = false
    let catalog = CatalogReader.catalog(of: files, options: options)
    return Dictionary(
      catalog.messages.map { (catalog.keys.segments($0.key).joined(separator: "."), $0) }
    ) { first, _ in first }
  }

  private static func empty(at path: String) -> FilledSystemTable {
    var table = SystemTable(path: path, keys: [])
    table.dialect = .i18next
    return FilledSystemTable(table)
  }
}
