/// Files that show whether the process that created them still runs.
///
/// The number of a process can't show it: in containers that share a folder, every process may have the number 1, and no
/// process sees those of other containers.
struct FileHolds: Sendable {
  /// The process that created a file.
  enum Holder: Sendable, Hashable {
    /// It runs, and hasn't dropped the file.
    case running
    /// It ended without dropping the file.
    case ended
    /// Nobody can tell: the file is of another machine, of the time before a restart, or of an earlier version.
    case unknown
  }

  /// Creates a file, which this process holds until it drops the file or ends in any way. A process that finds the file finds it
  /// held.
  var hold: @Sendable (_ path: String) throws(StorageFailure) -> Void
  /// Returns the process that created a file.
  var holder: @Sendable (_ path: String) -> Holder
  /// Removes a file, unless another process that runs holds it.
  var drop: @Sendable (_ path: String) throws(StorageFailure) -> Void
}

extension FileHolds {
  /// The holds of files whose processes nobody knows, so that none counts as ended.
  static func unknown(
    create: @escaping @Sendable (_ path: String, _ bytes: [UInt8], _ isDurable: Bool) throws(StorageFailure) -> Void,
    remove: @escaping @Sendable (_ path: String) throws(StorageFailure) -> Void
  ) -> FileHolds {
    FileHolds(
      hold: { path throws(StorageFailure) in try create(path, [], false) }, holder: { _ in .unknown }, drop: remove)
  }
}
