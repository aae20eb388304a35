#if canImport(Darwin)
  import Darwin

  /// The processes of this device, on systems where their numbers are unique.
  enum RunningProcesses {
    /// The number of this process.
    static var current: Int32 { getpid() }

    /// Returns a Boolean value indicating whether another process with a number is running. If a file has this
    /// process's own number, it is an earlier process's.
    static func areOthers(_ process: Int32) -> Bool {
      guard process > 0, process != current else { return false }
      // A process that can't be signaled exists, too (POSIX kill, EPERM).
      return kill(process, 0) == 0 || errno == EPERM
    }
  }
#endif
