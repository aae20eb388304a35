import L10nText

/// The objects of a repository. A single `git cat-file --batch` process reads them; it uses nothing from the working
/// directory, runs no filters and writes nothing.
final class GitObjects {
  private let process: Subprocess
  /// The received bytes that haven't been used yet.
  private var buffer: ArraySlice<UInt8> = []

  /// An object as git stores it.
  struct Object {
    /// `blob`, `tree`, `commit` or `tag`.
    var type: String
    /// Its content; of an object larger than the limit, one byte more than that.
    var bytes: [UInt8]
  }

  init(_ git: Git) throws(FileSystem.Failure) {
    process = try git.start(["cat-file", "--batch"])
  }

  /// Reads an object.
  /// - Parameters:
  ///   - name: its hash, optionally followed by `^{tree}`. Other names aren't safe: after a line feed, git would read
  ///     another.
  ///   - limit: the maximum number of bytes that are needed.
  func object(_ name: String, limit: Int) throws(FileSystem.Failure) -> Object {
    try process.send(name + "\n")
    // `<hash> <type> <size>`, or `<name> missing`.
    let fields = try line().split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
    guard fields.count == 3, let size = Int(fields[2]), size >= 0 else {
      throw failure("git has no object '\(name)'; fetch the whole repository")
    }
    let bytes = try take(min(size, limit + 1))
    // A line feed follows the content.
    try skip(size - bytes.count + 1)
    return Object(type: fields[1], bytes: bytes)
  }

  private func failure(_ reason: String) -> FileSystem.Failure {
    FileSystem.Failure(path: "git", reason: reason)
  }

  private func receive(upTo limit: Int) throws(FileSystem.Failure) {
    let bytes = try process.receive(upTo: limit)
    guard !bytes.isEmpty else { throw failure("git ended before it was done\(Git.words(process.complaint))") }
    buffer = buffer.isEmpty ? bytes[...] : buffer + bytes
  }

  private func line() throws(FileSystem.Failure) -> ArraySlice<UInt8> {
    while true {
      if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
        defer { buffer = buffer[(end + 1)...] }
        return buffer[..<end]
      }
      guard buffer.count < 1_024 else { throw failure("git answered with something else than it documents") }
      try receive(upTo: 1 << 16)
    }
  }

  private func take(_ count: Int) throws(FileSystem.Failure) -> [UInt8] {
    var bytes = Array(buffer.prefix(count))
    buffer = buffer.dropFirst(bytes.count)
    bytes.reserveCapacity(count)
    while bytes.count < count {
      try receive(upTo: count - bytes.count)
      bytes += buffer
      buffer = []
    }
    return bytes
  }

  private func skip(_ count: Int) throws(FileSystem.Failure) {
    var left = count - buffer.prefix(count).count
    buffer = buffer.dropFirst(count)
    while left > 0 {
      try receive(upTo: min(left, 1 << 20))
      left -= buffer.count
      buffer = []
    }
  }
}
