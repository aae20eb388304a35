import L10nText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Locks a directory for one run. The system releases the lock when the process ends, however it ends (flock(2)).
struct DirectoryLock {
  private let descriptor: Int32
  /// A Boolean value indicating whether no other process has the lock, which a file system without locks doesn't tell.
  let isExclusive: Bool

  /// Waits for other runs to finish.
  init(_ path: String) throws(FileSystem.Failure) {
    // A second lock of the same process would wait for the first forever.
    if let root = FileSystem.realPath(path), ProjectLock.isHeld(root) {
      descriptor = -1
      isExclusive = true
      return
    }
    descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    // Files may be writable in a directory that can't be listed.
    guard descriptor >= 0 || errno == EACCES else { throw .ofSystem(path) }
    // A file system without locks doesn't prevent writing.
    var result = flock(descriptor, LOCK_EX)
    while result != 0, errno == EINTR { result = flock(descriptor, LOCK_EX) }
    isExclusive = result == 0
  }

  /// Waits in the same way, for a command that can't continue without the lock.
  static func acquire(_ path: String) throws(Refusal) -> DirectoryLock {
    do {
      return try DirectoryLock(path)
    } catch {
      throw .file(error)
    }
  }

  func unlock() {
    if descriptor >= 0 { close(descriptor) }
  }
}
