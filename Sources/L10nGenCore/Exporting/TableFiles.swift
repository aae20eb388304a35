/// The files of the tables that the configuration wants to be written.
package enum TableFiles {
  /// A file of a table, with the project's strings in it.
  package struct File {
    /// Its path below the configuration's directory.
    package var path: String
    /// The bytes of the file that is there, or `nil` if there is none.
    package var old: [UInt8]?
    package var new: [UInt8]
  }

  /// Returns the files of all tables. Strings in them that the project doesn't have stay.
  ///
  /// - Parameter read: reads a file below the configuration's directory; `nil` if there is none.
  package static func files(
    of catalog: Catalog, _ read: (String) throws(FileSystem.Failure) -> [UInt8]?
  ) throws(FileSystem.Failure) -> [File] {
    var files: [File] = []
    for table in catalog.outputTables {
      if table.output.hasFileForEachLanguage {
        for (language, name) in catalog.languages.enumerated() {
          let strings = catalog.tableStrings(of: table, in: language)
          let path = table.output.path(of: name)
          if let file = try file(path, strings, in: catalog, read) { files.append(file) }
        }
      } else if let file = try file(table.output.path, catalog.tableStrings(of: table), in: catalog, read) {
        files.append(file)
      }
    }
    return files
  }

  private static func file(
    _ path: String, _ strings: [TableString], in catalog: Catalog,
    _ read: (String) throws(FileSystem.Failure) -> [UInt8]?
  ) throws(FileSystem.Failure) -> File? {
    guard !strings.isEmpty else { return nil }
    let old = try read(path)
    let input = InputFile(path: [FilePath.name(path)], shownPath: path, bytes: old ?? [])
    guard let text = input.text,
      let written = input.format?.writing(strings, to: text, source: catalog.languages.first ?? "")
    else {
      throw .init(
        path: path, reason: "this table has mistakes, so that nothing can be added to it; correct it, or remove it")
    }
    return File(path: path, old: old, new: input.encoded(written.bytes))
  }
}
