/// A page on GitHub, GitLab, Bitbucket or Gitea that shows the files of a commit.
struct ForgePage: Equatable {
  /// The address before a file's path, and the text between the path and a line number.
  private let prefix: String
  private let line: String

  /// Returns `nil` if the forge isn't one of the known ones.
  ///
  /// - Parameters:
  ///   - remote: the address that git fetches from: `https://github.com/team/app.git`, `git@github.com:team/app.git` or
  ///     `ssh://git@github.com/team/app`. A user name, a password and a port in it are dropped.
  ///   - commit: the hash of the commit.
  init?(remote: String, commit: String) {
    guard let (host, path) = Self.parts(of: remote), let layout = Layout(host: host) else { return nil }
    prefix = "https://\(host)/\(PercentEncoding.path(path))\(layout.folder)\(commit)/"
    line = layout.line
  }

  /// Returns the address of a file, to which a line number can be appended.
  ///
  /// - Parameter file: its path in the repository.
  func address(of file: String) -> String { prefix + PercentEncoding.path(file) + line }

  /// Returns the host and the path of a repository, without the extension.
  private static func parts(of remote: String) -> (host: String, path: String)? {
    var rest = Substring(remote)
    var separator: Character = "/"
    if let scheme = remote.firstRange(of: "://") {
      guard ["https", "http", "ssh", "git"].contains(remote[..<scheme.lowerBound]) else { return nil }
      rest = remote[scheme.upperBound...]
    } else {
      separator = ":"
    }
    guard let end = rest.firstIndex(of: separator) else { return nil }
    // A user name, a password and a port aren't part of the page's address.
    let authority = rest[..<end]
    let host = authority[(authority.lastIndex(of: "@").map(authority.index(after:)) ?? authority.startIndex)...]
    let name = host.prefix { $0 != ":" }.lowercased()
    let isName = !name.isEmpty && name.utf8.allSatisfy { PercentEncoding.isUnreserved($0) }
    var path = rest[rest.index(after: end)...].drop { $0 == "/" }
    while path.last == "/" { path.removeLast() }
    if path.hasSuffix(".git") { path.removeLast(4) }
    return isName && !path.isEmpty ? (name, String(path)) : nil
  }

  /// The format of a forge's addresses.
  private struct Layout {
    var folder: String
    var line: String

    init?(host: String) {
      let words = host.split(separator: ".")
      if words.contains("github") {
        (folder, line) = ("/blob/", "#L")
      } else if words.contains("gitlab") {
        (folder, line) = ("/-/blob/", "#L")
      } else if words.contains("bitbucket") {
        (folder, line) = ("/src/", "#lines-")
      } else if words.contains("gitea") || words.contains("forgejo") || host == "codeberg.org" {
        (folder, line) = ("/src/commit/", "#L")
      } else {
        return nil
      }
    }
  }
}
