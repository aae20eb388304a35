package import L10nCatalog
import L10nFormats
package import L10nText

/// The files of tables with the project's strings added. Strings that the project doesn't have are kept.
package struct AppleTableFiles {
  /// A file of a table.
  package struct File {
    /// Its path, relative to the same directory as the tables' paths.
    package var path: String
    /// The bytes of the existing file, or `nil` if there is none.
    package var old: [UInt8]?
    package var new: [UInt8]
  }

  package private(set) var files: [File] = []
  /// The number of texts that are new or changed.
  package private(set) var changes = 0
  /// The texts that the files can't represent, each as a sentence: a key path, a language and the reason.
  package private(set) var leftOut: [String] = []
  /// The texts that are written in a simpler form, in the same way.
  package private(set) var simplified: [String] = []

  private let catalog: Catalog
  private let read: (String) throws(FileSystem.Failure) -> [UInt8]?
  private let dialect: (String) -> FileDialect?
  private let acceptsLosses: Bool

  /// - Parameters:
  ///   - catalog: the project's strings.
  ///   - languages: the languages to write to files that have one language each, or `nil` for all.
  ///   - acceptsLosses: a Boolean value indicating whether texts that the files can't represent are simplified.
  ///   - dialect: a function that returns the dialect of the file at a path, unless its table has one.
  ///   - read: a function that reads a file, and returns `nil` if there is none.
  /// - Throws: an error if a file can't be read or added to.
  package init(
    _ tables: [FilledSystemTable], of catalog: Catalog, languages: [String]? = nil, acceptsLosses: Bool = false,
    dialect: @escaping (String) -> FileDialect? = { _ in nil },
    _ read: @escaping (String) throws(FileSystem.Failure) -> [UInt8]?
  ) throws(FileSystem.Failure) {
    self.catalog = catalog
    self.read = read
    self.dialect = dialect
    self.acceptsLosses = acceptsLosses
    for table in tables {
      guard table.configured.hasFileForEachLanguage else {
        try add(table.configured.path, catalog.tableStrings(of: table), table.configured)
        continue
      }
      for (index, name) in catalog.languages.enumerated()
      where languages?.contains(where: { LanguageNames.areSame($0, name) }) ?? true {
        let path = table.configured.path(of: name, isSource: index == 0)
        try add(path, catalog.tableStrings(of: table, in: index), table.configured)
      }
    }
  }

  private mutating func add(
    _ path: String, _ strings: [AppleTableString], _ table: SystemTable
  ) throws(FileSystem.Failure) {
    guard !strings.isEmpty else { return }
    let own = try file(path, of: table)
    let other = try FormatName.companion(of: path).map { path throws(FileSystem.Failure) in try file(path, of: table) }
    guard let format = own.file.format?.tables, let text = own.file.text, let otherText = other.map(\.file.text) ?? [],
      let table = WrittenAppleTable(
        strings, in: format, to: text, companionBytes: otherText, source: catalog.languages.first ?? "",
        acceptsLosses: acceptsLosses)
    else {
      throw .init(
        path: path, reason: "this table has mistakes, so nothing can be added to it; correct it, or remove it")
    }
    if own.old != nil || table.own.changes > 0 {
      files.append(File(path: path, old: own.old, new: own.file.encoded(table.own.bytes)))
    }
    if let other, let companion = table.companion, companion.changes > 0 {
      files.append(File(path: other.file.shownPath, old: other.old, new: other.file.encoded(companion.bytes)))
    }
    changes += table.changes
    leftOut += table.refusals.map { "'\($0.key)' in \($0.language): \($0.reason)" }
    simplified += table.simplifications.map { "'\($0.key)' in \($0.language): \($0.reason)" }
  }

  private func file(
    _ path: String, of table: SystemTable
  ) throws(FileSystem.Failure) -> (old: [UInt8]?, file: InputFile) {
    let old = try read(path)
    var file = InputFile(path: [FilePath.name(path)], shownPath: path, bytes: old ?? [])
    file.dialect = table.dialect ?? dialect(path)
    return (old, file)
  }
}
