package import L10nCatalog
import L10nFormats
package import L10nText

/// A project's strings as a table with a file for each language.
package struct StringsExport {
  /// The table with the project's strings that belong to it.
  package private(set) var table: FilledSystemTable
  /// The names of strings whose keys the table can't have, apart from those that `names.yml` has already. They stay the
  /// same only if they are recorded there: a later string may have a key that would get the same name.
  package private(set) var names: [DerivedName] = []

  /// - Parameters:
  ///   - path: the path of its files, with `{language}`.
  ///   - project: the project's messages.
  ///   - options: the options for reading the project.
  ///   - present: the files of the source language that exist already.
  /// - Throws: an error if the files could belong to several tables.
  package init(
    at path: String, of project: Catalog, options: ReadingOptions, present: [InputFile] = []
  ) throws(FileSystem.Failure) {
    let file = InputFile(path: [FilePath.name(path)], shownPath: path, bytes: [])
    let catalog = CatalogReader.catalog(of: present, options: options.withoutProject)
    let names = try AppleTableNames(of: file, catalog, in: project, options: options)
    table = FilledSystemTable(SystemTable(path: path, keys: []))
    var keys: [Int: String] = [:]
    var taken: Set<String> = []
    func take(_ name: String) -> Bool {
      taken.insert(file.format?.tables?.nameInCode(ofKey: name) ?? name).inserted
    }
    var unnamed: [(index: Int, name: String)] = []
    for (index, message) in project.messages.enumerated() {
      let path = project.keys.segments(message.key)
      guard let key = names.key(of: path) else { continue }
      let name = names.name(of: key) == nil ? file.format?.tables?.key(key, of: path) ?? key : key
      if name == key, take(key) {
        keys[index] = key
      } else {
        unnamed.append((index, name))
      }
    }
    for (index, name) in unnamed {
      var key = name
      var number = 2
      while !take(key) {
        key = "\(name)_\(number)"
        number += 1
      }
      keys[index] = key
      let path = project.keys.segments(project.messages[index].key)
      self.names.append(
        DerivedName(table: names.table, path: names.pathInTable(path), key: key, place: Place(file: 0, offset: 0)))
    }
    for index in project.messages.indices {
      if let key = keys[index] { table.add(key, of: index, named: names.name(of: key)) }
    }
    if file.format?.tables?.hasPlainTexts == false {
      let messages = catalog.messagesByKeyPath
      let known = (catalog.tableKeys.values.first ?? [:]).compactMapValues { messages[KeySegment.path($0)] }
      table.takeArgumentNames(from: known, for: project)
    }
  }
}
