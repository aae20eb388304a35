import Foundation
@_spi(Updates) import L10nReleases

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension UpdateFiles {
  /// The files of the disk (POSIX).
  public static var disk: UpdateFiles { disk(FileCalls()) }

  static func disk(_ calls: FileCalls) -> UpdateFiles {
    let disk = DiskFiles(calls: calls)
    var files = UpdateFiles(list: DiskFiles.list, read: disk.read, create: disk.create, remove: DiskFiles.remove)
    files.map = disk.map
    files.holds = .disk(disk)
    return files
  }
}

/// The files of the disk. It reads only files of the expected size, no matter what has the file's name: opening a pipe
/// would wait for another process, and reading a file of a terabyte would end this process.
struct DiskFiles: Sendable {
  let calls: FileCalls

  /// The size from which files are mapped. Smaller ones are read, since a mapped file may become unreadable when the
  /// device locks.
  private static let mappedSize = 64 << 10

  @Sendable static func list(_ folder: String) throws(StorageFailure) -> [UpdateFiles.File] {
    guard let directory = opendir(folder) else {
      guard errno == ENOENT else { throw .last }
      return []
    }
    defer { closedir(directory) }
    var files: [UpdateFiles.File] = []
    while true {
      // Only errno distinguishes the end of the directory from an error (readdir(3)).
      errno = 0
      guard let entry = readdir(directory) else { break }
      let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      guard !name.hasPrefix(".") else { continue }
      var status = stat()
      // Another process may have removed it in the meantime. Only an attacker would put a link here.
      guard lstat("\(folder)/\(name)", &status) == 0, status.st_mode & S_IFMT == S_IFREG else { continue }
      #if canImport(Darwin)
        let seconds = status.st_mtimespec.tv_sec
      #else
        let seconds = status.st_mtim.tv_sec
      #endif
      files.append(.init(name: name, modified: Date(timeIntervalSince1970: TimeInterval(seconds))))
    }
    // Without some of the names, an earlier release could seem to be the latest.
    guard errno == 0 else { throw .last }
    return files
  }

  @Sendable func read(_ path: String, _ limit: Int) throws(StorageFailure) -> [UInt8] {
    let file = try open(path)
    defer { close(file) }
    return try read(file, limit: limit)
  }

  func read(_ file: Int32, limit: Int) throws(StorageFailure) -> [UInt8] {
    let count = try Self.size(of: file)
    guard count <= limit else { throw StorageFailure(code: EFBIG) }
    return try read(file, count: count)
  }

  @Sendable func map(_ path: String, _ count: Int) throws(StorageFailure) -> PackBytes {
    let file = try open(path)
    defer { close(file) }
    guard try Self.size(of: file) == count else { throw StorageFailure(code: EIO) }
    guard count > Self.mappedSize else { return PackBytes(try read(file, count: count)) }
    guard let start = mmap(nil, count, PROT_READ, MAP_PRIVATE, file, 0), start != MAP_FAILED else { throw .last }
    return PackBytes(UnsafeRawBufferPointer(start: start, count: count)) { buffer in
      _ = buffer.baseAddress.map { munmap(UnsafeMutableRawPointer(mutating: $0), buffer.count) }
    }
  }

  @Sendable func create(_ path: String, _ bytes: [UInt8], _ isDurable: Bool) throws(StorageFailure) {
    let folder = Self.folder(of: path)
    try makeFolder(folder)
    try place(path, staysOpen: false) { file throws(StorageFailure) in
      try write(bytes, to: file)
      guard !isDurable || isOnDisk(file) else { throw .last }
    }
    guard isDurable else { return }
    // The name is on the disk only once the folder is.
    let directory = Self.retrying { calls.open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0) }
    guard directory >= 0 else { throw .last }
    defer { close(directory) }
    _ = isOnDisk(directory)
  }

  /// Creates or replaces a file with the content that `fill` writes. Nobody finds it before it is filled.
  ///
  /// - Returns: the file if it stays open; otherwise, it is closed.
  @discardableResult
  func place(
    _ path: String, staysOpen: Bool, _ fill: (_ file: Int32) throws(StorageFailure) -> Void
  ) throws(StorageFailure) -> Int32 {
    let temporary = "\(Self.folder(of: path))/s-\(getpid())-\(UInt64.random(in: 0 ... .max)).tmp"
    let file = Self.retrying { calls.open(temporary, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600) }
    guard file >= 0 else { throw .last }
    var failure: StorageFailure?
    do throws(StorageFailure) { try fill(file) } catch { failure = error }
    if !staysOpen, calls.close(file) != 0, failure == nil { failure = .last }
    if failure == nil, calls.rename(temporary, path) != 0 { failure = .last }
    guard let failure else { return file }
    if staysOpen { close(file) }
    unlink(temporary)
    throw failure
  }

  private static func folder(of path: String) -> String {
    String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
  }

  func close(_ file: Int32) { _ = calls.close(file) }

  /// Waits until a file survives a power failure.
  private func isOnDisk(_ file: Int32) -> Bool {
    Self.retrying { calls.synchronize(file) } == 0
  }

  @Sendable static func remove(_ path: String) throws(StorageFailure) {
    guard unlink(path) == 0 || errno == ENOENT else { throw .last }
  }

  private func makeFolder(_ path: String) throws(StorageFailure) {
    if calls.makeFolder(path) == 0 {
      Self.exclude(path)
    } else if errno == ENOENT, let end = path.lastIndex(of: "/"), end > path.startIndex {
      try makeFolder(String(path[..<end]))
      guard calls.makeFolder(path) == 0 || errno == EEXIST else { throw .last }
      Self.exclude(path)
    } else if errno != EEXIST {
      throw .last
    }
  }

  /// Keeps a folder out of backups, and readable after the first unlock of the device.
  private static func exclude(_ path: String) {
    #if canImport(Darwin)
      var url = URL(fileURLWithPath: path)
      var values = URLResourceValues()
      values.isExcludedFromBackup = true
      try? url.setResourceValues(values)
      #if !os(macOS)
        try? FileManager.default.setAttributes(
          [.protectionKey: FileProtectionType.completeUntilFirstUserAuthentication], ofItemAtPath: path)
      #endif
    #endif
  }

  /// Opens a file for reading, without waiting if it is a pipe. Anything else that isn't a file has no size, or one
  /// over all limits.
  func open(_ path: String) throws(StorageFailure) -> Int32 {
    let file = Self.retrying { calls.open(path, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC, 0) }
    guard file >= 0 else { throw .last }
    return file
  }

  private static func size(of file: Int32) throws(StorageFailure) -> Int {
    // Not fstat(2), which is a "required reason" API.
    let end = lseek(file, 0, SEEK_END)
    guard end >= 0, lseek(file, 0, SEEK_SET) == 0 else { throw .last }
    return Int(end)
  }

  private func read(_ file: Int32, count: Int) throws(StorageFailure) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var done = 0
    while done < count {
      let part = bytes.withUnsafeMutableBytes { buffer in
        Self.retrying { calls.read(file, buffer.baseAddress?.advanced(by: done), count - done) }
      }
      guard part > 0 else { throw part < 0 ? .last : StorageFailure(code: EIO) }
      done += part
    }
    return bytes
  }

  func write(_ bytes: [UInt8], to file: Int32) throws(StorageFailure) {
    var done = 0
    while done < bytes.count {
      let part = bytes.withUnsafeBytes { buffer in
        Self.retrying { calls.write(file, buffer.baseAddress?.advanced(by: done), bytes.count - done) }
      }
      guard part > 0 else { throw part < 0 ? .last : StorageFailure(code: EIO) }
      done += part
    }
  }

  static func retrying<Result: SignedInteger>(_ call: () -> Result) -> Result {
    while true {
      let result = call()
      if result >= 0 || errno != EINTR { return result }
    }
  }
}

extension StorageFailure {
  /// The failure of the previous call.
  static var last: StorageFailure { StorageFailure(code: errno) }
}
