import L10nText

/// The addresses at which a browser shows files: on the page of the repository that has them, at the present commit, or
/// else on this machine.
struct SourceLinks {
  private let directory = FileSystem.workingDirectory
  /// The roots of the repositories around folders; `nil` for a folder in none.
  private var roots: [String: String?] = [:]
  /// The pages of repositories, by their roots; `nil` for a repository that no known forge has.
  private var pages: [String: ForgePage?] = [:]

  /// Returns the address of a file, which the number of a line completes.
  ///
  /// - Parameter file: its path, relative to the working directory.
  mutating func address(of file: String) -> String {
    let path = FilePath.absolute(file, in: directory)
    if let root = root(around: FilePath.parent(path)), let page = page(ofRepositoryAt: root) {
      return page.address(of: FilePath.relative(path, to: root))
    }
    return "file://" + PercentEncoding.path(path) + "#L"
  }

  /// The innermost folder around a folder, or itself, that is the root of a repository.
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
    // As it is configured, or else with abbreviations and mirrors (`url.<base>.insteadOf`) put in.
    let remotes = [["config", "--get", "remote.origin.url"], ["remote", "get-url", "origin"]]
    let page = commit.flatMap { commit in
      remotes.lazy.compactMap { (try? git.output($0)).flatMap { ForgePage(remote: $0, commit: commit) } }.first
    }
    pages[root] = .some(page)
    return page
  }
}
