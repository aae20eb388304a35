import L10nProject
import L10nText

/// Runs git for the repository around a directory, with read-only commands and with hashes or names of objects.
struct Git {
  /// An existing directory, with links resolved.
  let directory: String

  /// Changes to git's environment: take no locks, fetch nothing, and prompt for nothing. The removed variables would
  /// select a different repository than the one around the directory; git sets them for hooks.
  private static let environment: [String: String?] = [
    "GIT_OPTIONAL_LOCKS": "0", "GIT_NO_LAZY_FETCH": "1", "GIT_TERMINAL_PROMPT": "0", "LC_ALL": "C",
    "GIT_DIR": nil, "GIT_WORK_TREE": nil, "GIT_INDEX_FILE": nil, "GIT_COMMON_DIR": nil, "GIT_PREFIX": nil,
  ]

  /// Starts a command.
  func start(_ arguments: [String]) throws(FileSystem.Failure) -> Subprocess {
    do {
      return try Subprocess(["git", "-C", directory] + arguments, environment: Self.environment)
    } catch {
      throw FileSystem.Failure(
        path: "git", reason: "git can't be run (\(error.reason)); install it, or name directories to compare")
    }
  }

  /// Returns the output of a command, without the final line feed.
  /// - Throws: git's message if the command fails.
  func output(_ arguments: [String]) throws(FileSystem.Failure) -> String {
    let bytes = try bytes(arguments, limit: 1 << 16)
    return String(decoding: bytes.last == UInt8(ascii: "\n") ? bytes.dropLast() : bytes[...], as: UTF8.self)
  }

  /// Returns the output of a command, up to a number of bytes.
  /// - Throws: git's message if the command fails.
  func bytes(_ arguments: [String], limit: Int = 1 << 30) throws(FileSystem.Failure) -> [UInt8] {
    let process = try start(arguments)
    let (bytes, status) = try process.receiveAll(upTo: limit)
    guard status == 0 else {
      throw FileSystem.Failure(
        path: directory, reason: "git can't read this repository\(Self.words(process.complaint))")
    }
    return bytes
  }

  /// Returns git's message in a form that can follow our own.
  static func words(_ complaint: [UInt8]) -> String {
    let lines = complaint.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\t") }
    guard !lines.isEmpty else { return "" }
    return ": " + Console.printable(lines.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " "))
  }
}
