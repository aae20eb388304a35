import L10nCatalog
package import L10nText

/// The files of one side of a comparison.
package struct ComparedFiles: Sendable {
  /// The translation files.
  package var files: [InputFile]
  /// The file with the names of keys, or `nil` if the side has none.
  package var names: SourceFile?
  /// The directory in the files' paths, or `nil` for the configuration's.
  package var directory: String?

  /// Creates a side.
  package init(_ files: [InputFile], names: SourceFile? = nil, directory: String? = nil) {
    self.files = files
    self.names = names
    self.directory = directory
  }

  /// Returns a configuration for these files.
  func applied(to configuration: Configuration) -> Configuration {
    var result = configuration
    result.reading.names = names
    guard let directory else { return result }
    result.translations.directory = directory
    let root = FilePath.absolute(configuration.translations.directory, in: "/")
    for index in result.modules.indices {
      result.modules[index].translations = result.modules[index].translations?.map { written in
        let place = FilePath.absolute(written, in: "/")
        guard written != ".", FilePath.isInside(place, root) else { return written }
        return FilePath.joined(directory, FilePath.relative(place, to: root))
      }
    }
    return result
  }
}
