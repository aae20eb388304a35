/// The folders with files of others, or with copies of the project's files.
package enum FoldersOfOthers {
  /// The folders of package managers and builds.
  private static let names: Set = ["Pods", "Carthage", "DerivedData", "node_modules"]

  /// The folders that Xcode creates from a project's strings and documentation, asset catalogs, compiled frameworks with
  /// their own strings, and the folder that the Settings app reads itself.
  private static let endings = [
    ".xcloc", ".help", ".docc", ".xcassets", ".framework", ".xcframework", "Settings.bundle",
  ]

  /// Returns a Boolean value indicating whether a folder has the contents of a bundle for macOS, such as a plug-in or a
  /// keyboard layout, which has languages of its own.
  package static func isOfBundle(_ name: String, in folder: String) -> Bool {
    name == "Contents" && folder.hasSuffix(".bundle")
  }

  /// Returns a Boolean value indicating whether a folder with a name is one of them.
  package static func include(_ name: String) -> Bool {
    names.contains(name) || endings.contains(where: name.hasSuffix)
  }
}
