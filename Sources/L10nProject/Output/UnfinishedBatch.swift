import L10nReleases
import L10nText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Files that an earlier process was writing together when it was stopped. Their new bytes are prepared, so they are
/// moved to their places, unless somebody has changed one of the files meanwhile.
struct UnfinishedBatch {
  private let record: BatchRecord
  private let states: [State]

  private enum State {
    /// The file has its new bytes.
    case written
    /// The file has its old bytes, and the new ones are prepared.
    case prepared
    /// The file has its old bytes, and the new ones are gone.
    case untouched
    /// The file has other bytes.
    case changed
  }

  private init(_ record: BatchRecord) {
    self.record = record
    states = record.entries.map { entry in
      let digest = Self.digest(of: entry.target)
      if digest == entry.new { return .written }
      guard digest == entry.old else { return .changed }
      return Self.digest(of: entry.preparedPath) == entry.new ? .prepared : .untouched
    }
  }

  /// Finishes what a stopped process has begun in a directory, and prints the files. If it can't be finished, this throws
  /// an error that lists what was written and what wasn't, and forgets the rest, so that the next command can go on.
  ///
  /// - Parameter directory: the directory, which this process has locked.
  static func finish(in directory: String) throws(Refusal) {
    guard let record = try BatchRecord.left(in: directory) else { return }
    try UnfinishedBatch(record).finish()
  }

  private func finish() throws(Refusal) {
    // Before the first file is in its place, the command has done nothing, and can be repeated.
    guard states.contains(.written) else { return forget() }
    guard states.allSatisfy({ $0 == .written || $0 == .prepared }) else {
      forget()
      throw .usage(
        "an earlier run was stopped while it wrote files together, and the rest can't be written, because "
          + "\(names(.changed, .untouched)) changed since then. Written: \(names(.written)). "
          + "Not written: \(names(.prepared, .changed, .untouched)). Restore the written files, for example with 'git "
          + "checkout', and repeat the edit; this is reported only once")
    }
    var moved: [String] = []
    for (entry, state) in zip(record.entries, states) where state == .prepared {
      guard rename(entry.preparedPath, entry.target) == 0 else { throw .file(.ofSystem(FilePath.shown(entry.target))) }
      moved.append(FilePath.shown(entry.target))
    }
    record.remove()
    guard !moved.isEmpty else { return }
    Console.error(
      lines: ["note: an earlier run was stopped while it wrote files together; the rest is written now"]
        + moved.map { "Wrote \($0)" })
  }

  private func forget() {
    for entry in record.entries where Self.digest(of: entry.preparedPath) == entry.new { unlink(entry.preparedPath) }
    record.remove()
  }

  private func names(_ kinds: State...) -> String {
    zip(record.entries, states).filter { kinds.contains($1) }.map { entry, _ in "'\(FilePath.shown(entry.target))'" }
      .joined(separator: ", ")
  }

  /// Returns the SHA-256 of a file, or `nil` if there is none, or if it can't be read.
  private static func digest(of path: String) -> String? {
    guard FileSystem.kind(of: path, followingLinks: false) == .file else { return nil }
    return (try? FileSystem.bytes(of: path)).map(SHA256.hexadecimal)
  }
}
