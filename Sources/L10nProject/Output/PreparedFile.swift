import L10nText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The new bytes of a file, written next to its place and then moved there. So other programs, and a user who stops the
/// tool, find either the old bytes or the new ones, and never a part of them.
///
/// A replaced file keeps its owner and its permissions. A read-only file is refused.
package struct PreparedFile {
  /// The content that the place must have when the bytes are moved there.
  package enum Place {
    /// Nothing. An existing file is kept.
    case free
    /// A file with these bytes.
    case file([UInt8])
    /// Any file, or none.
    case any

    /// The bytes of the file, or `nil` if none are required.
    var bytes: [UInt8]? {
      if case .file(let bytes) = self { bytes } else { nil }
    }
  }

  /// The path, as shown to the user.
  let path: String
  /// The file to replace: if the path is a link, the file that it leads to.
  let target: String
  /// The path of the new bytes until they are moved.
  let temporary: String
  let bytes: [UInt8]
  let place: Place

  /// Writes the bytes next to the place.
  init(_ bytes: [UInt8], for path: String, at place: Place) throws(FileSystem.Failure) {
    self.path = path
    self.bytes = bytes
    self.place = place
    var status = stat()
    let real = if case .free = place { String?.none } else { FileSystem.realPath(path) }
    target = real ?? path
    let exists = real.map { stat($0, &status) == 0 } ?? false
    if exists {
      guard status.st_mode & S_IFMT == S_IFREG else { throw .init(path: path, reason: "not a file; name a file") }
      // Otherwise a new file could replace a read-only one.
      guard access(target, W_OK) == 0 else { throw .ofSystem(path) }
    }
    temporary = TemporaryName.path(in: FilePath.parent(target))
    do throws(FileSystem.Failure) {
      try NewFile.create(bytes, at: temporary) { Self.finish($0, like: exists ? status : nil) }
    } catch {
      throw .init(path: path, reason: error.reason)
    }
  }

  /// Throws an error if the place has changed since the file was read.
  func check() throws(FileSystem.Failure) {
    switch place {
    case .any: return
    case .free:
      guard FileSystem.kind(of: target, followingLinks: false) != nil else { return }
      errno = EEXIST
      throw .ofSystem(path)
    case .file(let old):
      guard try FileSystem.bytes(of: target) == old else {
        throw .init(path: path, reason: "this file changed in the meantime, so it wasn't edited; run the tool again")
      }
    }
  }

  /// Restores the content before the bytes were moved, as far as it is known.
  func revert() {
    switch place {
    case .any: return
    case .free: unlink(target)
    case .file(let old): try? PreparedFile(old, for: target, at: .any).moveOrDiscard()
    }
  }

  /// Moves the bytes to their place.
  func move() throws(FileSystem.Failure) {
    if case .free = place { return try moveToFreePlace() }
    guard rename(temporary, target) != 0 else { return }
    throw .ofSystem(path)
  }

  /// Moves the bytes to their place, or removes them if that fails.
  func moveOrDiscard() throws(FileSystem.Failure) {
    do throws(FileSystem.Failure) {
      try move()
    } catch {
      discard()
      throw error
    }
  }

  /// Removes the bytes that weren't moved.
  func discard() {
    unlink(temporary)
  }

  /// Gives the file a modification time in a later second than that of the replaced file. Otherwise, build systems that
  /// compare whole seconds would see no change.
  func setLaterTime() {
    var status = stat()
    guard stat(target, &status) == 0 else { return }
    #if canImport(Darwin)
      let modified = status.st_mtimespec.tv_sec
    #else
      let modified = status.st_mtim.tv_sec
    #endif
    guard time(nil) <= modified else { return }
    let later = timespec(tv_sec: modified + 1, tv_nsec: 0)
    utimensat(AT_FDCWD, temporary, [later, later], 0)
  }

  /// Unlike renaming, linking never replaces a file (link(2)).
  private func moveToFreePlace() throws(FileSystem.Failure) {
    if link(temporary, target) == 0 {
      unlink(temporary)
      return
    }
    guard errno != EEXIST else { throw .ofSystem(path) }
    // The file system has no links.
    guard FileSystem.kind(of: target, followingLinks: false) == nil else {
      errno = EEXIST
      throw .ofSystem(path)
    }
    guard rename(temporary, target) == 0 else { throw .ofSystem(path) }
  }

  private static func finish(_ file: FileDescriptor, like status: stat?) -> FileSystem.Failure? {
    if let status {
      // Only the superuser may change owners, but the members of a group may give files to it.
      let keepsGroup =
        fchown(file.number, status.st_uid, status.st_gid) == 0 || fchown(file.number, .max, status.st_gid) == 0
      // The permissions of the old group don't apply to another one.
      let mode = status.st_mode & (keepsGroup ? 0o777 : 0o707)
      guard fchmod(file.number, mode) == 0 else { return .ofSystem(file.name) }
    }
    // Otherwise the new name could have an empty file after a crash of the machine.
    guard fsync(file.number) == 0 || errno == EINVAL else { return .ofSystem(file.name) }
    return nil
  }
}
