#if canImport(Darwin)
  import Darwin

  /// The processes of this device, which numbers all of them in one way.
  enum RunningProcesses {
    /// The number of this process.
    static var current: Int32 { getpid() }

    /// Returns a Boolean value indicating whether a number is that of another process that still runs. This process's own
    /// number, read from a file, is that of an earlier process.
    static func areOthers(_ process: Int32) -> Bool {
      guard process > 0, process != current else { return false }
      // A process that can't be signaled exists, too (POSIX kill, EPERM).
      return kill(process, 0) == 0 || errno == EPERM
    }
  }
#endif
