import Foundation
import Testing

/// A git repository in a directory of a sandbox.
struct ScratchRepository {
  let directory: URL

  /// Makes a repository on the branch `main`.
  init(in sandbox: Sandbox, at path: String = ".") throws {
    directory = sandbox.directory.appending(path: path)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    try git("init", "-q", "-b", "main")
  }

  /// Commits everything that lies there, and gives the commit's hash.
  @discardableResult
  func commit(_ message: String = "A commit") throws -> String {
    try git("add", "-A")
    try git("commit", "-q", "--allow-empty", "-m", message)
    return try git("rev-parse", "HEAD")
  }

  /// Runs git here, and gives what it prints.
  @discardableResult
  func git(_ arguments: String...) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git", "-C", directory.path, "-c", "protocol.file.allow=always"] + arguments
    var environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }
    environment["GIT_CONFIG_GLOBAL"] = "/dev/null"
    environment["GIT_CONFIG_NOSYSTEM"] = "1"
    for role in ["AUTHOR", "COMMITTER"] {
      environment["GIT_\(role)_NAME"] = "A tester"
      environment["GIT_\(role)_EMAIL"] = "tester@example.com"
    }
    process.environment = environment
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "git \(arguments.joined(separator: " "))")
    return String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .newlines)
  }
}
