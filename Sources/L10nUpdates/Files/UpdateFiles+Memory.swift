public import Foundation
@_spi(Updates) import L10nRuntime

extension UpdateFiles {
  /// Files in memory, for tests of an app. They are gone with the last copy of these operations.
  ///
  /// - Parameter now: the clock for the times of changes.
  public static func memory(now: @escaping @Sendable () -> Date = { Date() }) -> UpdateFiles {
    let content = Guarded<[String: (bytes: [UInt8], modified: Date)]>([:])
    return UpdateFiles(
      list: { folder throws(StorageFailure) in
        content.withLock { files in
          files.compactMap { path, file in
            path.hasPrefix(folder + "/")
              ? File(name: String(path.dropFirst(folder.count + 1)), modified: file.modified) : nil
          }
        }
      },
      read: { path, limit throws(StorageFailure) in
        guard let file = content.withLock({ $0[path] }) else { throw StorageFailure(code: ENOENT) }
        guard file.bytes.count <= limit else { throw StorageFailure(code: EFBIG) }
        return file.bytes
      },
      create: { path, bytes, _ throws(StorageFailure) in content.withLock { $0[path] = (bytes, now()) } },
      remove: { path throws(StorageFailure) in content.withLock { $0[path] = nil } })
  }
}
