import L10nCatalog
import L10nFormats
import L10nProject
import L10nText

/// The translation files of a place as the editor shows them, of which those that haven't changed aren't read again.
struct TranslationFiles {
  private(set) var files: [InputFile] = []
  /// The paths of the files, without links.
  private var paths: [String] = []
  private var contents = KnownContents()
  /// The strings as they were read last.
  private var last: Catalog?

  func has(_ path: String) -> Bool { paths.contains(path) }

  /// Returns the content of one of the files, or `nil` for another file.
  mutating func content(ofFile path: String) -> FileContent? {
    paths.firstIndex(of: path).map { contents.content(of: files[$0]) }
  }

  /// The paths of the files without links, by the paths as shown.
  var pathsByShown: [String: String] {
    Dictionary(zip(files.map(\.shownPath), paths)) { first, _ in first }
  }

  /// Returns the strings of the files.
  mutating func catalog(_ options: ReadingOptions) -> Catalog {
    let catalog = CatalogReader.catalog(of: files, options: options, since: last) { contents.contents(of: $0) }
    last = catalog
    return catalog
  }

  // MARK: Changes

  /// Takes the new text of a file, without a look at the others. Returns a Boolean value indicating whether it is one of
  /// the files.
  mutating func change(_ path: String, to bytes: [UInt8]) -> Bool {
    guard let index = paths.firstIndex(of: path) else { return false }
    files[index].bytes = bytes
    files[index].failure = nil
    return true
  }

  /// Reads the files that a configuration names. Returns a Boolean value indicating whether any of them has changed.
  ///
  /// - Parameter root: the path of their directory without links.
  mutating func update(
    _ loaded: LoadedConfiguration, at root: String, from tree: some FileTree
  ) throws(FileSystem.Failure) -> Bool {
    let new = loaded.configuration.reading.configured(
      try TranslationsDirectory.files(in: tree, at: root, shownAs: loaded.paths))
    guard new != files else { return false }
    files = new
    let folder = TranslationsDirectory.isSingleFile(root, in: tree) ? FilePath.parent(root) : root
    paths = new.map { file in
      let path = FilePath.joined(folder, file.path.joined(separator: "/"))
      return tree.realPath(path) ?? path
    }
    return true
  }
}
