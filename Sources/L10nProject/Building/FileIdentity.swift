#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The identity of a file or directory in a file system. While it stays the same, so does the content, except for
/// changes within the same tick of the file system's clock.
package struct FileIdentity: CustomStringConvertible {
  /// The identity on one line, for comparisons.
  package let description: String
  /// The time of the last change, including changes of name and owner, in seconds since 1970. Unlike the modification
  /// time, programs can't set it.
  let changed: Int

  /// Returns `nil` if there is nothing at the path.
  package init?(_ path: String) {
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
