import L10nCatalog
import L10nProject
import L10nText

/// The translations directory in a revision of the surrounding repository.
struct GitRevision {
  /// The revision's name as given.
  let name: String
  /// The hash of its commit.
  let hash: String
  /// The repository.
  let git: Git
  /// Its files.
  let tree: GitTree
  /// The path of the directory in the tree.
  let path: String
  /// The top folder of the working tree, or `nil` if the repository has no working tree.
  private let top: String?
  /// The directory as it is shown, and the parts of it that are read.
  private let paths: TranslationPaths

  /// Finds a revision. Returns `nil` if the repository has none with this name.
  /// - Parameter paths: the translations directory, which may no longer exist.
  init?(_ name: String, of paths: TranslationPaths) throws(FileSystem.Failure) {
    let (existing, missing) = Self.existing(paths.directory)
    git = Git(directory: existing)
    let prefix = try git.output(["rev-parse", "--show-prefix"])
    guard let hash = Self.commit(name, git) else { return nil }
    self.hash = hash
    self.name = name
    self.paths = paths
    top = Self.top(git)
    tree = try GitTree(ofCommit: hash, in: git)
    path = FilePath.absolute(FilePath.joined(prefix, missing), in: GitTree.top)
  }

  /// The directory as it is shown, with the name of the revision.
  var shownPaths: TranslationPaths {
    var shown = paths
    shown.directory = "\(name):\(paths.directory)"
    return shown
  }

  /// The links that reading passes over, with the reason.
  var linksPassedOver: [FileSystem.Failure] {
    guard let root = tree.realPath(path) else { return [] }
    return TranslationsDirectory.linksPassedOver(in: tree, at: root, shownAs: shownPaths)
  }

  /// The bundles' files; none where the revision doesn't have the directory.
  func files() throws(FileSystem.Failure) -> [InputFile] {
    let shown = shownPaths
    guard tree.submoduleCommit(at: path) == nil else {
      throw FileSystem.Failure(
        path: shown.directory,
        reason: "this is a git submodule that is not initialised; run 'git submodule update --init \(paths.directory)'")
    }
    // If the tree itself can't be read, this throws the reason.
    _ = try tree.names(in: GitTree.top)
    guard let root = tree.realPath(path),
      tree.kind(of: root, followingLinks: true) == .directory || TranslationsDirectory.isSingleFile(root, in: tree)
    else { return [] }
    return try TranslationsDirectory.files(in: tree, at: root, shownAs: shown)
  }

  /// Returns a file outside the directory, or `nil` if the revision doesn't have it.
  ///
  /// - Parameter elsewhere: the file to return if it is in another repository.
  func file(at path: String, elsewhere: SourceFile?) throws(FileSystem.Failure) -> SourceFile? {
    let (existing, missing) = Self.existing(FilePath.parent(path))
    let git = Git(directory: existing)
    guard let top, Self.top(git) == top, let prefix = try? git.output(["rev-parse", "--show-prefix"]) else {
      return elsewhere
    }
    let place = FilePath.absolute(
      FilePath.joined(FilePath.joined(prefix, missing), FilePath.name(path)), in: GitTree.top)
    guard tree.kind(of: place, followingLinks: true) == .file else { return nil }
    return SourceFile(path: "\(name):\(path)", bytes: try tree.bytes(of: place, limit: InputFile.sizeLimit))
  }

  /// Returns the path in the repository of one of the bundles' files.
  func path(of file: InputFile) -> String? {
    guard let root = tree.realPath(path) else { return nil }
    let place = tree.kind(of: root, followingLinks: true) == .file ? FilePath.parent(root) : root
    return tree.realPath(FilePath.joined(place, file.path.joined(separator: "/"))).map {
      FilePath.relative($0, to: GitTree.top)
    }
  }

  private static func top(_ git: Git) -> String? { try? git.output(["rev-parse", "--show-toplevel"]) }

  /// Returns the hash of the commit with a name. The name is never taken as an option, even if it looks like one.
  static func commit(_ name: String, _ git: Git) -> String? {
    let arguments = ["rev-parse", "--verify", "--quiet", "--end-of-options", "\(name)^{commit}"]
    guard let hash = try? git.output(arguments) else { return nil }
    let isHash = hash.utf8.allSatisfy {
      $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") || $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "f")
    }
    // SHA-1 and SHA-256.
    return isHash && [40, 64].contains(hash.utf8.count) ? hash : nil
  }

  /// Returns the innermost existing directory of a path, with links resolved, and the rest of the path.
  private static func existing(_ path: String) -> (directory: String, missing: String) {
    var directory = FilePath.absolute(path, in: FileSystem.workingDirectory)
    var missing = ""
    while directory != "/" {
      if let real = FileSystem.realPath(directory), FileSystem.kind(of: real) == .directory { return (real, missing) }
      missing = missing.isEmpty ? FilePath.name(directory) : FilePath.joined(FilePath.name(directory), missing)
      directory = FilePath.parent(directory)
    }
    return ("/", missing)
  }
}
