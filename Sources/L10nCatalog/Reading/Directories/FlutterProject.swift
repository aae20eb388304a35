package import L10nFormats
package import L10nText

/// The settings of the Flutter project around ARB files.
package struct FlutterProject<Tree: FileTree> {
  private let tree: Tree
  /// The settings around each folder, `nil` where there are none.
  private var known: [String: FlutterSettings?] = [:]

  /// Creates a search.
  package init(in tree: Tree) {
    self.tree = tree
  }

  /// Returns the settings of the innermost folder around a folder that has any, or `nil` if none has.
  ///
  /// - Parameter folder: an absolute path.
  package mutating func settings(around folder: String) -> FlutterSettings? {
    if let known = known[folder] { return known }
    let path = FilePath.joined(folder, FlutterSettings.fileName)
    let settings: FlutterSettings?
    if tree.kind(of: path, followingLinks: true) == .file {
      let bytes = (try? tree.bytes(of: path, limit: Self.sizeLimit)) ?? []
      settings = FlutterSettings(bytes)
    } else if tree.kind(of: FilePath.joined(folder, Self.manifest), followingLinks: true) == .file {
      // The project ends here, with the settings that Flutter has by itself.
      settings = nil
    } else {
      let parent = FilePath.parent(folder)
      settings = parent == folder || parent == "." ? nil : self.settings(around: parent)
    }
    known[folder] = settings
    return settings
  }

  private static var manifest: String { "pubspec.yaml" }
  private static var sizeLimit: Int { 1 << 20 }
}

extension FlutterProject where Tree == FileSystemTree {
  /// Returns a Boolean value indicating whether apostrophes quote text in the ARB file at a path.
  package static func quotesByApostrophes(at path: String) -> Bool {
    guard path.hasSuffix(".\(ARBFile.fileExtension)") else { return false }
    let folder = FilePath.parent(FilePath.absolute(path, in: FileSystem.workingDirectory))
    var project = FlutterProject(in: FileSystemTree())
    return project.settings(around: folder)?.quotesByApostrophes ?? false
  }
}

extension [InputFile] {
  /// Returns the files, with those of Flutter read by its project's settings.
  ///
  /// - Parameter root: the absolute path of the translations directory.
  func withFlutterSettings(in tree: some FileTree, at root: String) -> [InputFile] {
    var project = FlutterProject(in: tree)
    return map { file in
      guard file.format?.id == .arb else { return file }
      var file = file
      let folder = FilePath.joined(root, file.path.dropLast().joined(separator: "/"))
      file.quotesByApostrophes = project.settings(around: folder)?.quotesByApostrophes ?? false
      return file
    }
  }
}
