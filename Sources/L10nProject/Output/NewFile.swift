package import L10nText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Writes files that must not exist yet.
package enum NewFile {
  /// Writes a file that appears either complete or not at all.
  package static func write(_ bytes: [UInt8], to path: String) throws(FileSystem.Failure) {
    try PreparedFile(bytes, for: path, at: .free).moveOrDiscard()
  }

  /// Writes a file directly in its place, for this process only. If it can't be written completely, it is removed.
  ///
  /// - Parameter finish: a function that uses the open file after the bytes are written, and returns the failure, if
  ///   any.
  package static func create(
    _ bytes: [UInt8], at path: String, finish: (FileDescriptor) -> FileSystem.Failure? = { _ in nil }
  ) throws(FileSystem.Failure) {
    // If the file would exceed a size limit (setrlimit(2)), the write should fail instead of ending the process.
    signal(SIGXFSZ, SIG_IGN)
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .ofSystem(path) }
    let file = FileDescriptor(number: descriptor, name: path)
    var failure = bytes.withUnsafeBufferPointer(file.writeAll) ?? finish(file)
    // A full disk may only be reported when the file is closed.
    if close(descriptor) != 0, failure == nil { failure = .ofSystem(path) }
    guard let failure else { return }
    unlink(path)
    throw failure
  }

  /// Creates a directory and those above it, if they don't exist.
  package static func makeDirectory(_ path: String) throws(FileSystem.Failure) {
    if FileSystem.kind(of: path) == .directory { return }
    let parent = FilePath.parent(path)
    if parent != path { try makeDirectory(parent) }
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw .ofSystem(path) }
  }
}
