import Foundation
import TestSupport
import Testing

/// A git repository in a directory of a sandbox.
struct ScratchRepository {
  let directory: URL

  /// Creates a repository on the branch `main`.
  init(in sandbox: Sandbox, at path: String = ".") throws {
    directory = sandbox.directory.appending(path: path)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    try git("init", "-q", "-b", "main")
  }

  /// Commits all files, and returns the hash of the commit.
  @discardableResult
  func commit(_ message: String = "A commit") throws -> String {
    try git("add", "-A")
    try git("commit", "-q", "--allow-empty", "-m", message)
    return try git("rev-parse", "HEAD")
  }

  /// Runs git in the repository, and returns its output.
  @discardableResult
  func git(_ arguments: String...) throws -> String {
    var command = Command(["git", "-C", directory.path, "-c", "protocol.file.allow=always"] + arguments)
    command.environment = command.environment.filter { !$0.key.hasPrefix("GIT_") }
    command.environment["GIT_CONFIG_GLOBAL"] = "/dev/null"
    command.environment["GIT_CONFIG_NOSYSTEM"] = "1"
    for role in ["AUTHOR", "COMMITTER"] {
      command.environment["GIT_\(role)_NAME"] = "A tester"
      command.environment["GIT_\(role)_EMAIL"] = "tester@example.com"
    }
    let run = try command.run()
    try #require(run.status == 0, "git \(arguments.joined(separator: " ")): \(run.error)")
    return run.output.trimmingCharacters(in: .newlines)
  }
}
