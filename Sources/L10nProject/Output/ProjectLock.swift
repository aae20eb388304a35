import L10nText

/// Lets one command at a time write the files of a package. Other commands that write wait until it ends.
///
/// The lock is on the directory of the package around the working directory or, if the command has a configuration,
/// around that. It is held until the process ends or, for a server, until a change is written, so that files don't
/// change between reading and writing.
package enum ProjectLock {
  /// Waits until no other command writes to the package around a directory. Does nothing if this process has the lock.
  ///
  /// - Parameter others: other directories that the command writes to, which may be packages of their own. All locks
  ///   are acquired in a fixed order, because two commands that write to each other's packages would otherwise wait
  ///   forever.
  package static func acquire(around directory: String, and others: [String] = []) throws(Refusal) {
    let directories = Set([PackageRoot.path(around: directory)] + others.compactMap(FileSystem.realPath))
    for directory in directories.subtracting(held.directories).sorted() {
      _ = try DirectoryLock.acquire(directory)
      held.directories.insert(directory)
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
      lock.unlock()
    }
    return try body()
  }

  /// Returns a Boolean value indicating whether this process has the lock of a directory.
  static func isHeld(_ directory: String) -> Bool { held.directories.contains(directory) }

  /// The tool's commands write from a single thread.
  private final class Held {
    var directories: Set<String> = []
  }

  nonisolated(unsafe) private static let held = Held()
}
