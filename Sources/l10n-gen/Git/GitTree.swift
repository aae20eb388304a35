import L10nText

/// The files of a revision as a tree with its top folder at ``top``. Nothing is checked out. Symbolic links are
/// followed only within the tree.
final class GitTree: FileTree {
  /// The path that the tree's top folder is assumed to have, so that links with absolute targets lead outside.
  static let top = "/revision"

  let objects: GitObjects
  private let root: Node
  private var folders: [String: Folder] = [:]

  /// The number of bytes in a hash.
  private let hashSize: Int

  /// Systems don't open longer paths (macOS has the shortest limit), or follow more links.
  private static let pathLimit = 1_024
  private static let linkLimit = 40

  private enum Node {
    case folder(String)
    case file(String)
    case link(String)
    /// A commit of another repository, by its hash. Its files aren't part of the tree.
    case submodule(commit: String)
  }

  private struct Folder {
    var names: [String] = []
    /// The nodes by the UTF-8 bytes of their names.
    var nodes: [[UInt8]: Node] = [:]
  }

  /// The result of resolving a path.
  private enum Resolved {
    case node(Node, path: [String])
    case nothing
    /// A link led out of the tree.
    case outside
    /// The links lead back to themselves, or there are too many.
    case loop
  }

  /// Creates the tree of a commit, given its hash.
  init(ofCommit hash: String, in git: Git) throws(FileSystem.Failure) {
    objects = try GitObjects(git)
    hashSize = hash.utf8.count / 2
    root = .folder("\(hash)^{tree}")
  }

  func kind(of path: String, followingLinks: Bool) -> FileSystem.Kind? {
    guard case .node(let node, _) = try? resolve(path, followingLast: followingLinks) else { return nil }
    switch node {
    case .folder, .submodule: return .directory
    case .file: return .file
    case .link: return .symbolicLink
    }
  }

  func names(in directory: String) throws(FileSystem.Failure) -> [String] {
    guard case .node(let node, _) = try resolve(directory, followingLast: true) else {
      throw FileSystem.Failure(path: directory, reason: "there is nothing at this path")
    }
    switch node {
    case .folder(let hash): return try folder(hash).names
    case .submodule:
      throw FileSystem.Failure(
        path: directory, reason: "this is a submodule, whose files this repository doesn't keep; they are left out")
    case .file, .link: throw FileSystem.Failure(path: directory, reason: "not a directory")
    }
  }

  func bytes(of path: String, limit: Int) throws(FileSystem.Failure) -> [UInt8] {
    guard case .node(.file(let hash), _) = try resolve(path, followingLast: true) else {
      throw FileSystem.Failure(path: path, reason: "not a file")
    }
    return try objects.object(hash, limit: limit).bytes
  }

  func realPath(_ path: String) -> String? {
    switch try? resolve(path, followingLast: true) {
    case .node(_, let path): FilePath.joined(Self.top, path.joined(separator: "/"))
    case .outside: "/"
    case .nothing, .loop, nil: nil
    }
  }

  func isLoop(_ path: String) -> Bool {
    if case .loop = try? resolve(path, followingLast: true) { true } else { false }
  }

  /// Returns the hash of the commit of another repository whose files belong at a path or at a folder around it, or `nil`
  /// if the path is this repository's own.
  func submoduleCommit(at path: String) -> String? {
    for folder in FilePath.ancestors(path) {
      if case .node(.submodule(let commit), _) = try? resolve(folder, followingLast: true) { return commit }
      if folder == Self.top { break }
    }
    return nil
  }
}

// MARK: - Paths

extension GitTree {
  /// Finds the node at a path, which must begin with ``top``.
  private func resolve(_ path: String, followingLast: Bool) throws(FileSystem.Failure) -> Resolved {
    guard path.utf8.count <= Self.pathLimit else {
      throw FileSystem.Failure(path: path, reason: "its path is too long; rename or move it")
    }
    var pending = Array(Self.components(FilePath.relative(path, to: Self.top)).reversed())
    var found: [(name: String, node: Node)] = []
    var links = 0
    while let name = pending.popLast() {
      if name == "." { continue }
      if name == ".." {
        if found.popLast() == nil { return .outside }
        continue
      }
      guard case .folder(let hash) = found.last?.node ?? root, let node = try folder(hash).nodes[Array(name.utf8)]
      else { return .nothing }
      if case .link(let hash) = node, followingLast || !pending.isEmpty {
        links += 1
        let target = String(decoding: try objects.object(hash, limit: Self.pathLimit).bytes, as: UTF8.self)
        guard links <= Self.linkLimit else { return .loop }
        guard target.utf8.count <= Self.pathLimit else { return .nothing }
        if target.utf8.first == UInt8(ascii: "/") { return .outside }
        pending += Self.components(target).reversed()
      } else {
        found.append((name, node))
      }
    }
    return .node(found.last?.node ?? root, path: found.map(\.name))
  }

  private static func components(_ path: String) -> [String] {
    path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
  }
}

// MARK: - Folders

extension GitTree {
  private func folder(_ hash: String) throws(FileSystem.Failure) -> Folder {
    if let known = folders[hash] { return known }
    let object = try objects.object(hash, limit: InputFile.sizeLimit)
    guard object.type == "tree", object.bytes.count <= InputFile.sizeLimit else {
      throw FileSystem.Failure(path: "git", reason: "'\(hash)' is no tree that can be read; check it with 'git fsck'")
    }
    let folder = folder(object.bytes[...])
    folders[hash] = folder
    return folder
  }

  /// Reads entries as git stores them: a mode in octal digits, a space, the name, a zero byte, the hash.
  private func folder(_ bytes: ArraySlice<UInt8>) -> Folder {
    var folder = Folder()
    var rest = bytes
    while let space = rest.firstIndex(of: UInt8(ascii: " ")),
      let end = rest[space...].firstIndex(of: 0), rest.endIndex - end > hashSize
    {
      let name = Array(rest[(space + 1)..<end])
      let node = Self.node(mode: rest[..<space], hash: rest[(end + 1)...(end + hashSize)])
      let text = String(decoding: name, as: UTF8.self)
      folder.names.append(text)
      if text.utf8.elementsEqual(name), folder.nodes[name] == nil { folder.nodes[name] = node }
      rest = rest[(end + hashSize + 1)...]
    }
    return folder
  }

  private static func node(mode: ArraySlice<UInt8>, hash: ArraySlice<UInt8>) -> Node {
    let digits = Array("0123456789abcdef".utf8)
    let name = String(decoding: hash.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    switch String(decoding: mode, as: UTF8.self) {
    case "40000", "040000": return .folder(name)
    case "120000": return .link(name)
    case "160000": return .submodule(commit: name)
    default: return .file(name)
    }
  }
}
