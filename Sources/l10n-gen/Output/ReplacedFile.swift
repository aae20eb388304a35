import L10nGenCore

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Writes a file in place of the one that is there, if any: whoever reads it, or whoever stops the tool, finds the old or
/// the new one.
enum ReplacedFile {
  /// Writes all bytes. Where a symbolic link stands, the file that it leads to is replaced.
  static func write(_ bytes: [UInt8], to path: String) throws(FileSystem.Failure) {
    let target = FileSystem.realPath(path) ?? path
    switch FileSystem.kind(of: target) {
    case .file, nil: break
    case .directory, .symbolicLink, .other: throw .init(path: path, reason: "not a file; name a file")
    }
    // Two that write at once take turns, so that each may write over what a stopped run left.
    let lock = try DirectoryLock(FilePath.parent(target))
    defer { lock.unlock() }
    // Beside its place, since a file can only be moved within one file system.
    let temporary = FilePath.joined(FilePath.parent(target), ".\(FilePath.name(target)).new")
    unlink(temporary)
    try NewFile.write(bytes, to: temporary)
    guard rename(temporary, target) != 0 else { return }
    let failure = FileSystem.Failure.ofSystem(path)
    unlink(temporary)
    throw failure
  }
}
