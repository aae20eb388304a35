import Foundation
@_spi(Updates) import L10nRuntime

@testable @_spi(Updates) import L10nUpdates

/// A disk in memory that can fail at a certain operation.
final class MemoryDisk: Sendable {
  struct Content {
    var operations = 0
    /// The number of the operation that fails, and whether all later ones fail, too, as if the process had been killed.
    var failing: (number: Int, andLater: Bool)?
  }

  let content = Guarded(Content())
  /// The same files, with operations that don't fail and aren't counted.
  let sound = UpdateFiles.memory(now: { Date(timeIntervalSince1970: 1_795_262_400) })

  /// The paths of all files.
  var names: [String] { ((try? sound.list("")) ?? []).map { "/" + $0.name }.sorted() }

  /// The bytes of each file.
  var contents: [String: [UInt8]] {
    Dictionary(uniqueKeysWithValues: names.map { ($0, (try? sound.read($0, .max)) ?? []) })
  }

  /// Removes the files whose paths contain a text.
  func remove(_ part: String) {
    for name in names where name.contains(part) { try? sound.remove(name) }
  }

  /// Changes the bytes of a file, if it exists.
  func change(_ path: String, _ change: (inout [UInt8]) -> Void) {
    guard var bytes = try? sound.read(path, .max) else { return }
    change(&bytes)
    try? sound.create(path, bytes, false)
  }

  private func count() throws(StorageFailure) {
    let fails = content.withLock { content in
      content.operations += 1
      return content.failing.map { number, andLater in
        number == content.operations || andLater && content.operations > number
      }
    }
    if fails == true { throw StorageFailure(code: ENOSPC) }
  }

  /// The files as seen by a process. Other processes released their locks when they ended.
  var files: UpdateFiles {
    var files = UpdateFiles(
      list: { [self] folder throws(StorageFailure) in
        try count()
        return try sound.list(folder)
      },
      read: { [self] path, limit throws(StorageFailure) in
        try count()
        return try sound.read(path, limit)
      },
      create: { [self] path, bytes, isDurable throws(StorageFailure) in
        try count()
        try sound.create(path, bytes, isDurable)
      },
      remove: { [self] path throws(StorageFailure) in
        try count()
        try sound.remove(path)
      })
    let held = Guarded<Set<String>>([])
    files.holds = FileHolds(
      hold: { [create = files.create] path throws(StorageFailure) in
        try create(path, [], false)
        held.withLock { _ = $0.insert(path) }
      },
      holder: { path in held.withLock { $0.contains(path) } ? .running : .ended }, drop: files.remove)
    return files
  }
}
