/// The folders in which the files of others are, or copies of the project's own.
package enum FoldersOfOthers {
  /// The folders of package managers and builds.
  private static let names: Set = ["Pods", "Carthage", "DerivedData", "node_modules"]

  /// The folders that Xcode makes of a project's strings, documentation, and what the Settings app shows by itself.
  private static let endings = [".xcloc", ".help", ".docc", "Settings.bundle"]

  /// Returns a Boolean value indicating whether a folder of a name is one.
  package static func include(_ name: String) -> Bool {
    names.contains(name) || endings.contains(where: name.hasSuffix)
  }
}
