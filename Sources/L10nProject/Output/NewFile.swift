package import L10nText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Writes a file that must not be there yet.
package enum NewFile {
  /// Writes a file that appears whole or not at all.
  package static func write(_ bytes: [UInt8], to path: String) throws(FileSystem.Failure) {
    try PreparedFile(bytes, for: path, at: .free).moveOrDiscard()
  }

  /// Writes a file in its place, byte after byte, for this process alone; of one that can't be written whole nothing stays.
  ///
  /// - Parameter finish: called once the bytes are written, to do more with the open file; gives the failure, if there
  ///   was one.
  package static func create(
    _ bytes: [UInt8], at path: String, finish: (FileDescriptor) -> FileSystem.Failure? = { _ in nil }
  ) throws(FileSystem.Failure) {
    // Beyond a limit on the size of files (setrlimit(2)) the write is to fail, and not to end the process halfway.
    signal(SIGXFSZ, SIG_IGN)
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .ofSystem(path) }
    let file = FileDescriptor(number: descriptor, name: path)
    var failure = bytes.withUnsafeBufferPointer(file.writeAll) ?? finish(file)
    // A full disk may show only when the file is closed.
    if close(descriptor) != 0, failure == nil { failure = .ofSystem(path) }
    guard let failure else { return }
    unlink(path)
    throw failure
  }

  /// Creates a directory with those above it, unless it is there.
  package static func makeDirectory(_ path: String) throws(FileSystem.Failure) {
    if FileSystem.kind(of: path) == .directory { return }
    let parent = FilePath.parent(path)
    if parent != path { try makeDirectory(parent) }
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw .ofSystem(path) }
  }
}
