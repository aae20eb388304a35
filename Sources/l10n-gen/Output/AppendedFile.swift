import L10nProject
import L10nText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Appends to a file that other programs also append to, such as the summary of a workflow.
enum AppendedFile {
  /// Appends all bytes to the existing content.
  static func append(_ bytes: [UInt8], to path: String) throws(FileSystem.Failure) {
    // If the file would exceed a size limit (setrlimit(2)), the write should fail instead of ending the process.
    signal(SIGXFSZ, SIG_IGN)
    // A named pipe without a reader should fail instead of waiting.
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NONBLOCK, 0o666)
    guard descriptor >= 0 else {
      if errno == ENXIO { throw .init(path: path, reason: "no process reads this named pipe or socket; name a file") }
      throw .ofSystem(path)
    }
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
    let file = FileDescriptor(number: descriptor, name: path)
    var failure = bytes.withUnsafeBufferPointer(file.writeAll)
    // A full disk may only be reported when the file is closed.
    if close(descriptor) != 0, failure == nil { failure = .ofSystem(path) }
    if let failure { throw failure }
  }
}
