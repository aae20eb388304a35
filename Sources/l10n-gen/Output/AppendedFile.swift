import L10nProject
import L10nText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Adds to a file to which others add, too, as the steps of a workflow do to its summary.
enum AppendedFile {
  /// Writes all bytes behind what is there.
  static func append(_ bytes: [UInt8], to path: String) throws(FileSystem.Failure) {
    // Beyond a limit on the size of files (setrlimit(2)) the write is to fail, and not to end the process halfway.
    signal(SIGXFSZ, SIG_IGN)
    // A named pipe that nobody reads is to fail, and not to wait.
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NONBLOCK, 0o666)
    guard descriptor >= 0 else {
      if errno == ENXIO { throw .init(path: path, reason: "no process reads this named pipe or socket; name a file") }
      throw .ofSystem(path)
    }
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
    let file = FileDescriptor(number: descriptor, name: path)
    var failure = bytes.withUnsafeBufferPointer(file.writeAll)
    // A full disk may show only when the file is closed.
    if close(descriptor) != 0, failure == nil { failure = .ofSystem(path) }
    if let failure { throw failure }
  }
}
