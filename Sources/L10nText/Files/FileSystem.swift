#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Reads files and directories through POSIX, because the tool doesn't link Foundation.
package enum FileSystem {
  /// The reason why a file or directory couldn't be used.
  package struct Failure: Error, Sendable, Hashable {
    package var path: String
    /// The reason, in the system's words or ours.
    package var reason: String

    /// Creates a failure.
    package init(path: String, reason: String) {
      self.path = path
      self.reason = reason
    }

    /// Creates the failure for `errno`.
    package static func ofSystem(_ path: String) -> Failure {
      Failure(path: path, reason: String(cString: strerror(errno)))
    }
  }

  /// The kinds of things at a path.
  package enum Kind: Sendable {
    case file, directory, symbolicLink, other
  }

  /// Returns the kind of thing at a path, or `nil` if nothing is there or access is denied.
  package static func kind(of path: String, followingLinks: Bool = true) -> Kind? {
    var status = stat()
    guard (followingLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .directory
    case S_IFLNK: return .symbolicLink
    default: return .other
    }
  }

  /// Returns the reason why the system can't tell what is at a path, or `nil` if it can, also if nothing is there.
  package static func failure(at path: String) -> Failure? {
    var status = stat()
    guard lstat(path, &status) != 0, errno != ENOENT, errno != ENOTDIR else { return nil }
    return .ofSystem(path)
  }

  /// Returns the names in a directory, in no order.
  package static func names(in directory: String) throws(Failure) -> [String] {
    guard let stream = opendir(directory) else { throw .ofSystem(directory) }
    defer { closedir(stream) }
    var names: [String] = []
    // Only errno distinguishes the end of the directory from an error (readdir(3)).
    errno = 0
    while let entry = readdir(stream) {
      // The name is a C array at the end of a record that is only as long as the name.
      let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
      let name = UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: CChar.self)
      let text = String(cString: name)
      if text != ".", text != ".." { names.append(text) }
      errno = 0
    }
    guard errno == 0 else { throw .ofSystem(directory) }
    return names
  }

  /// Returns the bytes of a file; for a file longer than `limit`, one byte more than the limit.
  package static func bytes(of path: String, limit: Int = .max - 1) throws(Failure) -> [UInt8] {
    var status = stat()
    guard stat(path, &status) == 0 else { throw .ofSystem(path) }
    if let reason = reasonNotToRead(status) { throw Failure(path: path, reason: reason) }
    // Something else may have replaced the file since then: opening a pipe doesn't wait for a writer.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw .ofSystem(path) }
    defer { close(file) }
    guard fstat(file, &status) == 0 else { throw .ofSystem(path) }
    if let reason = reasonNotToRead(status) { throw Failure(path: path, reason: reason) }
    // One byte more than the file has, so that a single read reaches its end.
    let expected = min(Int(status.st_size), limit) + 1
    var failure: Failure?
    let bytes = [UInt8](unsafeUninitializedCapacity: expected) { buffer, count in
      while count < expected {
        let got = read(file, buffer.baseAddress?.advanced(by: count), expected - count)
        if got < 0, errno == EINTR { continue }
        if got < 0 { failure = .ofSystem(path) }
        guard got > 0 else { return }
        count += got
      }
    }
    if let failure { throw failure }
    return bytes
  }

  /// Returns the reason why something with this status isn't read, or `nil` for a file.
  private static func reasonNotToRead(_ status: stat) -> String? {
    switch status.st_mode & S_IFMT {
    case S_IFREG: nil
    case S_IFDIR: "this is a directory, not a file; name a file"
    case S_IFIFO: "this is a named pipe, not a file; put a regular file there"
    case S_IFSOCK: "this is a socket, not a file; put a regular file there"
    default: "this is a device, not a file; put a regular file there"
    }
  }

  /// Returns the absolute path without links, or `nil` if nothing is at this path.
  package static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Returns a Boolean value indicating whether the links at a path lead back to themselves, or there are too many.
  package static func isLoop(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) != 0 && errno == ELOOP
  }

  /// The directory that relative paths start from.
  package static var workingDirectory: String { realPath(".") ?? "." }
}
