#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The functions of the system that change files (POSIX). A test can replace any of them with one that fails. Each
/// returns a negative number if it fails, and then `errno` is set.
struct FileCalls: Sendable {
  var open: @Sendable (_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 = systemOpen
  var read: @Sendable (_ file: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int = systemRead
  var write: @Sendable (_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int = systemWrite
  var close: @Sendable (_ file: Int32) -> Int32 = systemClose
  var rename: @Sendable (_ path: String, _ new: String) -> Int32 = systemRename
  var makeFolder: @Sendable (_ path: String) -> Int32 = { mkdir($0, 0o700) }
  var lock: @Sendable (_ file: Int32, _ operation: Int32) -> Int32 = systemLock
  /// Waits until a file is on the disk. On Apple's systems, fsync(2) doesn't wait for the drive's own cache.
  var synchronize: @Sendable (_ file: Int32) -> Int32 = { file in
    #if canImport(Darwin)
      if fcntl(file, F_FULLFSYNC) == 0 { return 0 }
    #endif
    return fsync(file)
  }
}

// The functions of the system, under names that differ from those of the properties.

@Sendable private func systemOpen(_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 { open(path, flags, mode) }

@Sendable private func systemRead(_ file: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(file, bytes, count)
}

@Sendable private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, bytes, count)
}

@Sendable private func systemClose(_ file: Int32) -> Int32 { close(file) }

@Sendable private func systemRename(_ path: String, _ new: String) -> Int32 { rename(path, new) }

@Sendable private func systemLock(_ file: Int32, _ operation: Int32) -> Int32 { flock(file, operation) }
