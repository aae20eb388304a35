public import Foundation
@_spi(Updates) public import L10nReleases

/// The failure of an operation on files, with its `errno`.
public struct StorageFailure: Error, Sendable, Hashable {
  /// The error of the system.
  public var code: Int32

  /// Creates a failure.
  public init(code: Int32) {
    self.code = code
  }
}

/// The operations on files that a store uses. Replace them to test what happens when one fails.
public struct UpdateFiles: Sendable {
  /// A file in a folder.
  public struct File: Sendable, Hashable {
    /// The name.
    public var name: String
    /// The time of the last change.
    public var modified: Date

    /// Creates a file.
    public init(name: String, modified: Date) {
      self.name = name
      self.modified = modified
    }
  }

  /// Returns the files in a folder, or none if it doesn't exist.
  public var list: @Sendable (_ folder: String) throws(StorageFailure) -> [File]
  /// Returns the bytes of a file. Fails if there are more than a limit, and for everything that isn't a file.
  public var read: @Sendable (_ path: String, _ limit: Int) throws(StorageFailure) -> [UInt8]
  /// Creates a file with some bytes, and the folder around it. It appears with all of its bytes, and replaces an
  /// existing file as a whole. A durable one survives a power failure.
  public var create: @Sendable (_ path: String, _ bytes: [UInt8], _ isDurable: Bool) throws(StorageFailure) -> Void
  /// Removes a file, if it exists.
  public var remove: @Sendable (_ path: String) throws(StorageFailure) -> Void
  /// Returns the bytes of a file, without a copy if it is large. Fails if their number isn't `count`.
  @_spi(Updates) public var map: @Sendable (_ path: String, _ count: Int) throws(StorageFailure) -> PackBytes
  /// The files that show whether their processes are running.
  var holds: FileHolds

  /// Creates operations.
  public init(
    list: @escaping @Sendable (_ folder: String) throws(StorageFailure) -> [File],
    read: @escaping @Sendable (_ path: String, _ limit: Int) throws(StorageFailure) -> [UInt8],
    create: @escaping @Sendable (_ path: String, _ bytes: [UInt8], _ isDurable: Bool) throws(StorageFailure) -> Void,
    remove: @escaping @Sendable (_ path: String) throws(StorageFailure) -> Void
  ) {
    self.list = list
    self.read = read
    self.create = create
    self.remove = remove
    map = { path, count throws(StorageFailure) in
      let bytes = try read(path, count)
      guard bytes.count == count else { throw StorageFailure(code: EIO) }
      return PackBytes(bytes)
    }
    holds = .unknown(create: create, remove: remove)
  }
}

extension UpdateFiles {
  /// The same files; nothing changes them.
  var readOnly: UpdateFiles {
    var files = self
    files.create = { _, _, _ in }
    files.remove = { _ in }
    files.holds = .unknown(create: files.create, remove: files.remove)
    return files
  }
}
