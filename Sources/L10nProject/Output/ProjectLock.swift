import L10nText

/// Lets one command at a time write the files of a package. Other commands that write wait until it ends.
///
/// The lock is on the directory of the package around the working directory or, if the command has a configuration,
/// around that. It is held until the process ends or, for a server, until a change is written, so that files don't
/// change between reading and writing. The process that gets it finishes what a stopped process has begun to write.
package enum ProjectLock {
  /// Waits until no other command writes to the package around a directory. Does nothing if this process has the lock.
  ///
  /// - Parameter others: other directories that the command writes to, which may be packages of their own. All locks
  ///   are acquired in a fixed order, because two commands that write to each other's packages would otherwise wait
  ///   forever.
  package static func acquire(around directory: String, and others: [String] = []) throws(Refusal) {
    let root = PackageRoot.path(around: directory)
    let directories = Set([root] + others.compactMap(FileSystem.realPath))
    for directory in directories.subtracting(held.directories).sorted() {
      let lock = try DirectoryLock.acquire(directory)
      held.directories.insert(directory)
      try take(lock, of: directory, as: root)
    }
  }

  /// Waits in the same way, and has the lock only while `body` runs, for a process that goes on without writing.
  package static func whileHeld<Result>(
    around directory: String, _ body: () throws(Refusal) -> Result
  ) throws(Refusal) -> Result {
    let root = PackageRoot.path(around: directory)
    guard !isHeld(root) else { return try body() }
    let lock = try DirectoryLock.acquire(root)
    held.directories.insert(root)
    defer {
      held.directories.remove(root)
      if held.root == root { held.root = nil }
      lock.unlock()
    }
    try take(lock, of: root, as: root)
    return try body()
  }

  /// The directory in which the files that are written together are recorded, or `nil` if another process could write
  /// them, too.
  static var root: String? { held.root }

  /// Finishes what a stopped process has begun.
  private static func take(_ lock: DirectoryLock, of directory: String, as root: String) throws(Refusal) {
    guard lock.isExclusive else { return }
    if directory == root, held.root == nil { held.root = root }
    try UnfinishedBatch.finish(in: directory)
  }

  /// Returns a Boolean value indicating whether this process has the lock of a directory.
  static func isHeld(_ directory: String) -> Bool { held.directories.contains(directory) }

  /// The tool's commands write from a single thread.
  private final class Held {
    var directories: Set<String> = []
    var root: String?
  }

  nonisolated(unsafe) private static let held = Held()
}
