/// The places of a project's translation files: a directory, one file with all languages, or several of both.
package struct TranslationPaths: Sendable, Hashable {
  /// The directory or the file; of several places the directory that all of them are in.
  package var directory: String
  /// The places that are read, below the directory; `nil` for all of it.
  package let parts: [String]?

  /// One place.
  package init(_ path: String) {
    directory = path
    parts = nil
  }

  /// Several places, as paths below the configuration; `nil` if there are none, or one isn't below it.
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
    let parts = all.map { $0.dropFirst(common).joined(separator: "/") }
    // A place that contains the others is all of it.
    self.parts = parts.contains("") ? nil : parts
  }

  /// The paths as they are shown.
  package var shown: [String] { parts.map { $0.map { FilePath.joined(directory, $0) } } ?? [directory] }

  /// Returns a Boolean value indicating whether a file or a folder below the directory is read, or contains what is.
  package func includes(_ components: [String]) -> Bool {
    guard let parts else { return true }
    let path = components.joined(separator: "/")
    return parts.contains { FilePath.isInside(path, $0) || FilePath.isInside($0, path) }
  }
}
