/// The locations of a project's translation files: a directory, one file with all languages, or several of both.
package struct TranslationPaths: Sendable, Hashable {
  /// The directory or the file; for several locations, the directory that contains them all.
  package var directory: String
  /// The locations to read, relative to the directory; `nil` for everything in it.
  package let parts: [String]?
  /// The store whose listing the directory is, or `nil` if it has the strings of an app.
  package let store: Store?

  /// Creates a single location.
  package init(_ path: String, store: Store? = nil) {
    directory = path
    parts = nil
    self.store = store
  }

  /// Creates several locations from paths below the configuration; returns `nil` if there are none, or one isn't below
  /// it.
  package init?(_ paths: [String]) {
    let all = paths.map { $0.split(separator: "/").map(String.init).filter { $0 != "." } }
    guard let first = all.first,
      !paths.contains(where: { $0.isEmpty || $0.hasPrefix("/") }), !all.joined().contains("..")
    else {
      return nil
    }
    let common = first.indices.prefix { index in
      all.allSatisfy { $0.count > index && $0[index] == first[index] }
    }.count
    directory = common == 0 ? "." : first.prefix(common).joined(separator: "/")
    store = nil
    let parts = all.map { $0.dropFirst(common).joined(separator: "/") }
    // A location that contains the others covers everything.
    self.parts = parts.contains("") ? nil : parts
  }

  /// The paths to show.
  package var shown: [String] { parts.map { $0.map { FilePath.joined(directory, $0) } } ?? [directory] }

  /// Returns a Boolean value indicating whether a file or a folder below the directory is read, or contains something
  /// that is.
  package func includes(_ components: [String]) -> Bool {
    guard let parts else { return true }
    let path = components.joined(separator: "/")
    return parts.contains { FilePath.isInside(path, $0) || FilePath.isInside($0, path) }
  }
}
