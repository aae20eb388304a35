import L10nRuntime

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension FileHolds {
  /// Returns the holds of files on the disk.
  static func disk(_ files: DiskFiles) -> FileHolds {
    let holds = DiskHolds(files: files)
    return FileHolds(hold: holds.hold, holder: holds.holder, drop: holds.drop)
  }
}

/// Files that are locked as long as their process runs (flock(2)). The system unlocks them when the process ends in any
/// way.
///
/// Apple's systems end an app that is suspended while it holds a lock. There, process numbers are unique, so a file has
/// the number of its process instead.
private final class DiskHolds: Sendable {
  private let files: DiskFiles
  /// The files that this process holds, by path. They stay open until the process ends.
  private let held = Guarded<[String: Int32]>([:])

  init(files: DiskFiles) {
    self.files = files
  }

  @Sendable func hold(_ path: String) throws(StorageFailure) {
    // Without it, a missing lock says nothing.
    guard let mark = Self.mark else { throw StorageFailure(code: ENOTSUP) }
    let file = try files.place(path, staysOpen: true) { file throws(StorageFailure) in
      try files.write(mark, to: file)
      try lock(file)
    }
    held.withLock { $0[path] = file }
  }

  @Sendable func holder(_ path: String) -> FileHolds.Holder {
    guard held.withLock({ $0[path] }) == nil else { return .running }
    guard let file = try? files.open(path) else { return .unknown }
    defer { files.close(file) }
    guard let mark = try? files.read(file, limit: Self.markLimit) else { return .unknown }
    return holder(of: file, mark)
  }

  @Sendable func drop(_ path: String) throws(StorageFailure) {
    guard holder(path) != .running || held.withLock({ $0[path] }) != nil else { return }
    // Removed while it is still locked, so that no process finds it unlocked.
    try DiskFiles.remove(path)
    if let file = held.withLock({ $0.removeValue(forKey: path) }) { files.close(file) }
  }

  /// More bytes than any mark.
  private static let markLimit = 64

  #if canImport(Darwin)
    private static var mark: [UInt8]? { Array("\(RunningProcesses.current)".utf8) }

    private func lock(_ file: Int32) throws(StorageFailure) {}

    private func holder(of file: Int32, _ mark: [UInt8]) -> FileHolds.Holder {
      guard let process = Int32(String(decoding: mark, as: UTF8.self)) else { return .unknown }
      return RunningProcesses.areOthers(process) ? .running : .ended
    }
  #else
    /// The random number that the system creates when it starts (random(4)), which containers share. A network folder
    /// may have files of other machines, whose locks aren't visible here.
    private static let mark: [UInt8]? = {
      let files = DiskFiles(calls: FileCalls())
      guard let file = try? files.open("/proc/sys/kernel/random/boot_id") else { return nil }
      defer { files.close(file) }
      var bytes = [UInt8](repeating: 0, count: markLimit)
      let count = files.calls.read(file, &bytes, bytes.count)
      return count > 0 ? Array(bytes[..<count]) : nil
    }()

    private func lock(_ file: Int32) throws(StorageFailure) {
      guard files.calls.lock(file, LOCK_EX | LOCK_NB) == 0 else { throw .last }
    }

    private func holder(of file: Int32, _ mark: [UInt8]) -> FileHolds.Holder {
      guard mark == Self.mark else { return .unknown }
      // A shared lock, so that two processes that check at the same time don't mistake each other for the holder.
      if files.calls.lock(file, LOCK_SH | LOCK_NB) == 0 { return .ended }
      return errno == EWOULDBLOCK ? .running : .unknown
    }
  #endif
}
