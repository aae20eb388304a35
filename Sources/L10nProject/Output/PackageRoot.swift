import L10nText

/// Finds how far a configuration may reach with its output.
package enum PackageRoot {
  /// The nearest directory around a path that is a Swift package or a git repository; the directory itself where none is.
  package static func path(around directory: String) -> String {
    let start = FileSystem.realPath(directory) ?? directory
    return FilePath.ancestors(start).first { candidate in
      ["Package.swift", ".git"].contains { FileSystem.kind(of: FilePath.joined(candidate, $0)) != nil }
    } ?? start
  }
}
