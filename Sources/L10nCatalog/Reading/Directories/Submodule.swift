import L10nText

/// Finds git's submodules in the `.gitmodules` of the repository around them (gitmodules(5)).
enum Submodule {
  /// Returns the path of the submodule that a directory is or is inside, relative to the root of the repository around
  /// it; `nil` for other directories.
  static func path(of directory: String) -> String? {
    var repository = FilePath.parent(directory)
    while repository != "." {
      if let bytes = try? FileSystem.bytes(of: FilePath.joined(repository, ".gitmodules"), limit: 1 << 20) {
        let inside = FilePath.relative(directory, to: repository)
        return paths(String(decoding: bytes, as: UTF8.self)).first { FilePath.isInside(inside, $0) }
      }
      guard repository != "/" else { return nil }
      repository = FilePath.parent(repository)
    }
    return nil
  }

  /// Returns the values of all `path = …` lines.
  private static func paths(_ text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).compactMap { line in
      let parts = line.split(separator: "=", maxSplits: 1).map { $0.filter { $0 != "\"" }.trimmingSpaces() }
      return parts.count == 2 && parts[0] == "path" ? parts[1] : nil
    }
  }
}
