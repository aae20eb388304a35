/// Files that show whether the process that created them is still running.
///
/// The number of a process can't show it: in containers that share a folder, every process may have the number 1, and no
/// process sees those of other containers.
struct FileHolds: Sendable {
  /// The state of the process that created a file.
  enum Holder: Sendable, Hashable {
    /// The process is running and hasn't dropped the file.
    case running
    /// The process ended without dropping the file.
    case ended
    /// The state can't be known: the file is from another machine, from before a restart, or from an earlier version.
    case unknown
  }

  /// Creates a file that this process holds until it drops the file or ends in any way. Other processes never see the
  /// file without its holder.
  var hold: @Sendable (_ path: String) throws(StorageFailure) -> Void
  /// Returns the state of the process that created a file.
  var holder: @Sendable (_ path: String) -> Holder
  /// Removes a file, unless another running process holds it.
  var drop: @Sendable (_ path: String) throws(StorageFailure) -> Void
}

extension FileHolds {
  /// Holds whose processes are all unknown, so that none counts as ended.
  static func unknown(
    create: @escaping @Sendable (_ path: String, _ bytes: [UInt8], _ isDurable: Bool) throws(StorageFailure) -> Void,
    remove: @escaping @Sendable (_ path: String) throws(StorageFailure) -> Void
  ) -> FileHolds {
    FileHolds(
      hold: { path throws(StorageFailure) in try create(path, [], false) }, holder: { _ in .unknown }, drop: remove)
  }
}
