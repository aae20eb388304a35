import L10nText

/// The Flutter project around ARB files.
enum FlutterProject {
  /// Returns the settings of the innermost folder around a folder that has any, or `nil` if none has.
  ///
  /// - Parameter folder: an absolute path.
  static func settings(around folder: String, in tree: some FileTree) -> FlutterSettings? {
    let path = FilePath.joined(folder, FlutterSettings.fileName)
    if tree.kind(of: path, followingLinks: true) == .file {
      let bytes = (try? tree.bytes(of: path, limit: sizeLimit)) ?? []
      return FlutterSettings(bytes)
    }
    // The project ends at its manifest, with the settings that Flutter has by itself.
    if tree.kind(of: FilePath.joined(folder, manifest), followingLinks: true) == .file { return nil }
    let parent = FilePath.parent(folder)
    return parent == folder || parent == "." ? nil : settings(around: parent, in: tree)
  }

  private static let manifest = "pubspec.yaml"
  private static let sizeLimit = 1 << 20
}
