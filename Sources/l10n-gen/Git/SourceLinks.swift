import L10nText

/// The addresses of files for a browser: on the page of their repository, at the current commit, or else on this
/// machine.
struct SourceLinks {
  private let directory = FileSystem.workingDirectory
  /// The roots of the repositories around folders; `nil` for a folder outside any repository.
  private var roots: [String: String?] = [:]
  /// The pages of repositories, by their roots; `nil` for a repository that isn't on a known forge.
  private var pages: [String: ForgePage?] = [:]

  /// Returns the address of a file, to which a line number can be appended.
  ///
  /// - Parameter file: its path, relative to the working directory.
  mutating func address(of file: String) -> String {
    let path = FilePath.absolute(file, in: directory)
    if let root = root(around: FilePath.parent(path)), let page = page(ofRepositoryAt: root) {
      return page.address(of: FilePath.relative(path, to: root))
    }
    return "file://" + PercentEncoding.path(path) + "#L"
  }

  /// Returns the innermost root of a repository at or around a folder.
  private mutating func root(around folder: String) -> String? {
    if let known = roots[folder] { return known }
    let parent = FilePath.parent(folder)
    let isRoot = FileSystem.kind(of: FilePath.joined(folder, ".git")) != nil
    let root = isRoot ? folder : parent == folder ? nil : root(around: parent)
    roots[folder] = .some(root)
    return root
  }

  private mutating func page(ofRepositoryAt root: String) -> ForgePage? {
    if let known = pages[root] { return known }
    let git = Git(directory: root)
    let commit = try? git.output(["rev-parse", "--verify", "--quiet", "HEAD"])
    // First the configured address, then the one with abbreviations and mirrors (`url.<base>.insteadOf`) resolved.
    let remotes = [["config", "--get", "remote.origin.url"], ["remote", "get-url", "origin"]]
    let page = commit.flatMap { commit in
      remotes.lazy.compactMap { (try? git.output($0)).flatMap { ForgePage(remote: $0, commit: commit) } }.first
    }
    pages[root] = .some(page)
    return page
  }
}
