import L10nGenCore

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Gives a file that somebody else made other bytes, with its owner and permissions as they were.
///
/// A program that reads the file, or a user who stops the tool, finds the old bytes or the new ones.
enum FileReplacement {
  /// Writes a file that is new, or replaces the bytes of one that isn't, as ``replace(_:in:from:to:)`` does.
  ///
  /// - Parameter old: the bytes that were read, or `nil` if there was no file.
  static func write(
    _ new: [UInt8], to path: String, in directory: String, from old: [UInt8]?
  ) throws(FileSystem.Failure) {
    guard let old else { return try NewFile.write(new, to: path) }
    try replace(path, in: FileSystem.realPath(directory) ?? directory, from: old, to: new)
  }

  /// Replaces a file's bytes, provided that they are still those that were read. Where a link leads to the file, the link
  /// stays.
  ///
  /// - Parameter directory: the absolute path, without links, of the directory that the file must lie in.
  static func replace(
    _ path: String, in directory: String, from old: [UInt8], to new: [UInt8]
  ) throws(FileSystem.Failure) {
    var status = stat()
    guard let target = FileSystem.realPath(path), stat(target, &status) == 0 else { throw .ofSystem(path) }
    guard FilePath.isInside(target, directory) else {
      throw .init(
        path: path,
        reason: "this path now leads outside the translations directory, so nothing was "
          + "written")
    }
    // Two paths may lead to one file, which then is done already.
    if (try? FileSystem.bytes(of: target)) == new { return }
    // A new file may take the place of one that nobody may write to.
    guard access(target, W_OK) == 0 else { throw .ofSystem(path) }
    let temporary = FilePath.joined(FilePath.parent(target), ".\(FilePath.name(target)).l10n-gen")
    // A stopped run may have left it.
    unlink(temporary)
    do throws(FileSystem.Failure) {
      try NewFile.write(new, to: temporary) { finish($0, like: status) }
      // As late as can be, since the file may be open in an editor.
      guard try FileSystem.bytes(of: target) == old else {
        throw .init(path: path, reason: "this file changed during the check, so it wasn't edited; run the tool again")
      }
      guard rename(temporary, target) == 0 else { throw .ofSystem(path) }
    } catch {
      unlink(temporary)
      throw .init(path: path, reason: error.reason)
    }
  }

  private static func finish(_ file: FileDescriptor, like status: stat) -> FileSystem.Failure? {
    // Only the superuser may give files away; then the permissions matter more than whose the file is.
    _ = fchown(file.number, status.st_uid, status.st_gid)
    guard fchmod(file.number, status.st_mode & 0o777) == 0 else { return .ofSystem(file.name) }
    // Else a crash of the machine could leave the new name with nothing behind it.
    guard fsync(file.number) == 0 || errno == EINVAL else { return .ofSystem(file.name) }
    return nil
  }
}
