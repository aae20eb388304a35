import L10nText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Holds a directory for one run; the system lets go of it when the process ends, however it ends (flock(2)).
struct DirectoryLock {
  private let descriptor: Int32

  /// Waits for other runs to finish.
  init(_ path: String) throws(FileSystem.Failure) {
    // A second lock of the same process would wait for the first without end.
    if let root = FileSystem.realPath(path), ProjectLock.isHeld(root) {
      descriptor = -1
      return
    }
    descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    // Files in a directory that can't be listed may be written all the same.
    guard descriptor >= 0 || errno == EACCES else { throw .ofSystem(path) }
    // A file system without locks is no reason not to write.
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
  }

  /// Waits in the same way, for a command that can't go on without.
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
