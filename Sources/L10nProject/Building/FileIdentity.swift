#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The identity of a file or directory in a file system. While it stays the same, so does the content, except for
/// changes within the same tick of the file system's clock.
struct FileIdentity: CustomStringConvertible {
  /// In one line, for comparing.
  let description: String
  /// When it was changed last, its name and owner included, in seconds since 1970. Unlike the time of modification,
  /// nobody sets this one.
  let changed: Int

  /// `nil` if nothing lies at the path.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (modified, changed) = (status.st_mtim, status.st_ctim)
    #endif
    self.changed = changed.tv_sec
    description =
      "\(status.st_dev) \(status.st_ino) \(status.st_mode) \(status.st_size) "
      + "\(modified.tv_sec).\(modified.tv_nsec) \(changed.tv_sec).\(changed.tv_nsec)"
  }
}
