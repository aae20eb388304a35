package import L10nText

/// The dialects of files that the settings of other tools choose, such as those of Flutter in `l10n.yaml`.
package struct FileDialects<Tree: FileTree> {
  private let tree: Tree
  /// The dialects of the formats in each folder.
  private var known: [String: [FormatID: FileDialect?]] = [:]

  package init(in tree: Tree) {
    self.tree = tree
  }

  /// Returns the dialect of a file, or `nil` if no settings choose one.
  ///
  /// - Parameter path: an absolute path.
  package mutating func dialect(ofFileAt path: String) -> FileDialect? {
    guard let format = BundleFormats.format(ofFile: FilePath.name(path)) else { return nil }
    let folder = FilePath.parent(path)
    if let known = known[folder]?[format.id] { return known }
    let dialect = format.dialect(in: folder, of: tree)
    known[folder, default: [:]][format.id] = .some(dialect)
    return dialect
  }
}

extension FileDialect {
  /// Returns the dialect of a file on the disk, or `nil` if no settings choose one.
  package static func chosen(forFileAt path: String) -> FileDialect? {
    var dialects = FileDialects(in: FileSystemTree())
    return dialects.dialect(ofFileAt: FilePath.absolute(path, in: FileSystem.workingDirectory))
  }
}

extension [InputFile] {
  /// Returns the files in the dialects that the settings of other tools choose.
  ///
  /// - Parameter root: the absolute path of the directory that their paths start from.
  package func inChosenDialects(of tree: some FileTree, at root: String) -> [InputFile] {
    var dialects = FileDialects(in: tree)
    return map { file in
      var file = file
      file.dialect = dialects.dialect(ofFileAt: FilePath.joined(root, file.path.joined(separator: "/")))
      return file
    }
  }
}
