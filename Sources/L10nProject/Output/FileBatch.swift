package import L10nText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Files that are written together. All are first written next to their places, and then moved. So a full disk, a
/// read-only file or one that has changed in the meantime leaves every file as it was. If the process is killed between
/// two files, the next command that writes finishes the rest.
package struct FileBatch {
  private(set) var files: [PreparedFile] = []

  /// Creates a batch without files.
  package init() {}

  /// Prepares a file, and creates the folders around it. If that fails, no file of the batch is written.
  package mutating func add(_ bytes: [UInt8], to path: String, at place: PreparedFile.Place) throws(FileSystem.Failure)
  {
    do throws(FileSystem.Failure) {
      try NewFile.makeDirectory(FilePath.parent(path))
      let file = try PreparedFile(bytes, for: path, at: place)
      if files.contains(where: { $0.target == file.target }) {
        file.discard()
        throw .init(path: path, reason: "another path leads to this file, too; remove one of them")
      }
      files.append(file)
    } catch {
      discard()
      throw error
    }
  }

  /// Prepares a new file, or new bytes for a file that was read.
  ///
  /// - Parameters:
  ///   - directory: the directory that a file that was read must be in, after links are resolved.
  ///   - old: the bytes that were read, or `nil` if there was no file.
  package mutating func add(
    _ new: [UInt8], to path: String, in directory: String, from old: [UInt8]?
  ) throws(FileSystem.Failure) {
    guard let old else { return try add(new, to: path, at: .free) }
    let root = FileSystem.realPath(directory) ?? directory
    guard let target = FileSystem.realPath(path), FilePath.isInside(target, root) else {
      let exists = FileSystem.kind(of: path) != nil
      discard()
      throw exists
        ? .init(path: path, reason: "this path now leads outside the translations directory, so nothing was written")
        : .ofSystem(path)
    }
    // Two paths may lead to the same file, which is then already written.
    if (try? FileSystem.bytes(of: target)) != new { try add(new, to: path, at: .file(old)) }
  }

  /// Prepares a change, if there is one.
  package mutating func add(_ change: OutputChanges.Written?, in directory: String) throws(FileSystem.Failure) {
    if let change { try add(change.new, to: change.path, in: directory, from: change.old) }
  }

  /// Moves the files to their places, in order. If one can't be moved, the files before it get their old bytes back.
  ///
  /// - Parameters:
  ///   - withLaterTimes: whether build systems that compare whole seconds must see the files as changed.
  ///   - isRepeatable: whether any later run writes the same files, so that none of them need be remembered.
  package consuming func write(
    withLaterTimes: Bool = false, isRepeatable: Bool = false
  ) throws(FileSystem.Failure) {
    let record = isRepeatable ? nil : ProjectLock.root.flatMap(record)
    do throws(FileSystem.Failure) {
      // As late as possible, since a file may be open in an editor.
      for file in files { try file.check() }
      try record?.write()
    } catch {
      discard()
      throw error
    }
    for (index, file) in files.enumerated() {
      if withLaterTimes { file.setLaterTime() }
      do throws(FileSystem.Failure) {
        try file.move()
      } catch {
        for file in files[..<index] { file.revert() }
        for file in files[index...] { file.discard() }
        record?.remove()
        throw error
      }
    }
    record?.remove()
  }

  /// Returns the record of several files in a directory, or `nil` if nothing can be written there.
  func record(in directory: String) -> BatchRecord? {
    guard files.count > 1, access(directory, W_OK) == 0 else { return nil }
    return BatchRecord(files.map(BatchRecord.Entry.init), in: directory)
  }

  private func discard() {
    for file in files { file.discard() }
  }
}
