import L10nFormats
import L10nReleases
import L10nText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A record of files that are written together, in the directory that is locked meanwhile: `.l10n-gen-unfinished`. It
/// exists while the files are moved to their places, so if the process is killed between two of them, the next command
/// that writes knows the rest.
struct BatchRecord {
  /// A file of the batch.
  struct Entry: Equatable {
    /// The path of its place, without links.
    var target: String
    /// The name of the prepared file, which is next to its place.
    var prepared: String
    /// The SHA-256 of the bytes before, in hexadecimal digits, or `nil` if there was no file.
    var old: String?
    /// The SHA-256 of the new bytes.
    var new: String

    var preparedPath: String { FilePath.joined(FilePath.parent(target), prepared) }
  }

  static let name = ".l10n-gen-unfinished"

  let path: String
  let entries: [Entry]

  /// - Parameter directory: the directory that is locked.
  init(_ entries: [Entry], in directory: String) {
    path = FilePath.joined(directory, Self.name)
    self.entries = entries
  }

  /// Reads the record that a stopped process left in a directory; returns `nil` if there is none.
  static func left(in directory: String) throws(Refusal) -> BatchRecord? {
    let path = FilePath.joined(directory, name)
    guard FileSystem.kind(of: path, followingLinks: false) != nil else { return nil }
    let bytes: [UInt8]
    do {
      bytes = try FileSystem.bytes(of: path, limit: InputFile.sizeLimit)
    } catch {
      throw .file(error)
    }
    let files = JSONValue(parsing: bytes)?["files"]?.elements ?? []
    let entries = files.compactMap { Entry($0, in: directory) }
    guard !entries.isEmpty, entries.count == files.count else {
      throw .file(.init(path: path, reason: "this isn't a record that l10n-gen wrote; delete it"))
    }
    return BatchRecord(entries, in: directory)
  }

  func write() throws(FileSystem.Failure) {
    let directory = FilePath.parent(path)
    let files = JSONValue.array(entries.map { $0.value(in: directory) })
    try ReplacedFile.write(Array(JSONLayout.standard.text(of: ["files": files]).utf8), to: path)
    Self.sync(directory)
  }

  /// Removes the record after all files are in their places, or after none is.
  func remove() {
    // Otherwise the record could be gone after a crash of the machine, and a file not yet in its place.
    for directory in Set(entries.map { FilePath.parent($0.target) }) { Self.sync(directory) }
    unlink(path)
  }

  /// Writes the entries of a directory to the disk, as far as the file system can.
  private static func sync(_ directory: String) {
    let descriptor = open(directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}

extension BatchRecord.Entry {
  /// Returns `nil` unless the value names a file that the tool prepares: a checkout of somebody else's repository might
  /// have a record, too, and must not move other files.
  fileprivate init?(_ value: JSONValue, in directory: String) {
    guard let target = value["path"]?.string, let prepared = value["prepared"]?.string, let new = value["new"]?.string,
      TemporaryName.isName(prepared)
    else { return nil }
    self.init(
      target: FilePath.absolute(target, in: directory), prepared: prepared, old: value["old"]?.string, new: new)
  }

  fileprivate func value(in directory: String) -> JSONValue {
    .object(present: [
      "path": .string(FilePath.relative(target, to: directory)), "prepared": .string(prepared),
      "old": old.map(JSONValue.string), "new": .string(new),
    ])
  }

  /// Creates the entry of a prepared file.
  init(_ file: PreparedFile) {
    let old = file.place.bytes ?? (try? FileSystem.bytes(of: file.target))
    self.init(
      target: file.target, prepared: FilePath.name(file.temporary), old: old.map(SHA256.hexadecimal),
      new: SHA256.hexadecimal(of: file.bytes))
  }
}
