import Foundation
@_spi(Updates) import L10nRuntime

@testable @_spi(Updates) import L10nUpdates

/// A disk in memory, which can fail at a certain operation.
final class MemoryDisk: Sendable {
  struct Content {
    var files: [String: (bytes: [UInt8], modified: Date)] = [:]
    var now = Date(timeIntervalSince1970: 1_795_262_400)
    var operations = 0
    /// The number of the operation that fails, and whether all later ones do, as if the process had been killed.
    var failing: (number: Int, andLater: Bool)?
  }

  let content = Guarded(Content())

  /// The bytes of each file.
  var contents: [String: [UInt8]] { content.withLock { $0.files.mapValues(\.bytes) } }

  var names: [String] { content.withLock { $0.files.keys.sorted() } }

  private func use<Result>(
    _ body: (inout Content) throws(StorageFailure) -> Result
  ) throws(StorageFailure) -> Result {
    let result = content.withLock { content -> Swift.Result<Result, StorageFailure> in
      content.operations += 1
      if let failing = content.failing,
        failing.number == content.operations || failing.andLater && content.operations > failing.number
      {
        return .failure(StorageFailure(code: ENOSPC))
      }
      do throws(StorageFailure) { return .success(try body(&content)) } catch { return .failure(error) }
    }
    return try result.get()
  }

  var files: UpdateFiles {
    UpdateFiles(
      list: { [self] folder throws(StorageFailure) in
        try use { content throws(StorageFailure) in
          content.files.filter { $0.key.hasPrefix(folder + "/") }.map {
            .init(name: String($0.key.dropFirst(folder.count + 1)), modified: $0.value.modified)
          }
        }
      },
      read: { [self] path throws(StorageFailure) in
        try use { content throws(StorageFailure) in
          guard let file = content.files[path] else { throw StorageFailure(code: ENOENT) }
          return file.bytes
        }
      },
      create: { [self] path, bytes, _ throws(StorageFailure) in
        try use { content throws(StorageFailure) in content.files[path] = (bytes, content.now) }
      },
      remove: { [self] path throws(StorageFailure) in
        try use { content throws(StorageFailure) in content.files[path] = nil }
      })
  }
}
