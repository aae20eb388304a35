import L10nGenCore

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
  init(_ path: String) throws(Refusal) {
    descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .file(.ofSystem(path)) }
    // A file system without locks is no reason not to write.
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
  }

  func unlock() {
    close(descriptor)
  }
}
