import L10nText

/// Files as an editor shows them: its open documents, and the files of a tree. A document that was never saved is a
/// file, too.
struct EditorFiles: FileTree {
  let base: any FileTree
  /// The texts of the open documents by their paths without links.
  let documents: [String: [UInt8]]

  func kind(of path: String, followingLinks: Bool) -> FileSystem.Kind? {
    base.kind(of: path, followingLinks: followingLinks) ?? (documents[path] == nil ? nil : .file)
  }

  func names(in directory: String) throws(FileSystem.Failure) -> [String] {
    let names = try base.names(in: directory)
    let open = documents.keys.filter { FilePath.parent($0) == directory }.map(FilePath.name)
    return open.isEmpty ? names : names + Set(open).subtracting(names)
  }

  func bytes(of path: String, limit: Int) throws(FileSystem.Failure) -> [UInt8] {
    if let text = documents[path] { return text }
    if let real = base.realPath(path), let text = documents[real] { return text }
    return try base.bytes(of: path, limit: limit)
  }

  func realPath(_ path: String) -> String? { base.realPath(path) ?? (documents[path] == nil ? nil : path) }

  func isLoop(_ path: String) -> Bool { base.isLoop(path) }
}
