package import L10nEmission
import L10nText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The directory that generated files are written to.
///
/// Runs take turns, so that the directory always has the files of a single run.
package struct OutputDirectory {
  /// The path, as shown to the user.
  let path: String

  /// Creates a directory for files.
  package init(path: String) {
    self.path = path
  }

  /// The link on the path to the directory that leads nowhere, if there is one.
  package var linkToNowhere: String? {
    var path = FilePath.absolute(path, in: FileSystem.workingDirectory)
    while FileSystem.kind(of: path) == nil, path != "/" {
      if FileSystem.kind(of: path, followingLinks: false) == .symbolicLink { return path }
      path = FilePath.parent(path)
    }
    return nil
  }

  /// Returns a Boolean value indicating whether the directory is in another, after links are resolved in the existing
  /// part of its path.
  package func isInside(_ root: String) -> Bool {
    var existing = FilePath.absolute(path, in: FileSystem.workingDirectory)
    var rest = ""
    while FileSystem.kind(of: existing, followingLinks: false) == nil, existing != "/" {
      rest = FilePath.joined(FilePath.name(existing), rest)
      existing = FilePath.parent(existing)
    }
    guard let resolved = FileSystem.realPath(existing) else { return false }
    return FilePath.isInside(FilePath.joined(resolved, rest), root)
  }

  /// Returns the changes after which the directory has these files, and no others that an earlier run wrote for the
  /// same enum.
  /// - Parameter enumName: the enum, or `nil` for a directory of the tool's own, which has no foreign files.
  package func changes(to files: [GeneratedFile], enumName: String?) throws(Refusal) -> OutputChanges {
    var changes = OutputChanges()
    for file in files {
      let path = FilePath.joined(path, file.name)
      let old = try ownBytes(of: path, enumName: enumName)
      if old != file.bytes {
        changes.written.append(.init(path: path, name: file.name, old: old, new: file.bytes))
      }
    }
    guard let enumName else { return changes }
    let names = Set(files.map(\.name))
    for name in try swiftFiles() where !names.contains(name) {
      let path = FilePath.joined(path, name)
      guard let old = try? FileSystem.bytes(of: path), GeneratedHeader.isOurs(old, enumName: enumName) else { continue }
      changes.removed.append(.init(path: path, old: old))
    }
    return changes
  }

  /// Returns the bytes of the files that an earlier run wrote for an enum.
  package func generated(for enumName: String) throws(Refusal) -> [[UInt8]] {
    try swiftFiles().compactMap { name in
      let bytes = try? FileSystem.bytes(of: FilePath.joined(path, name))
      return bytes.flatMap { GeneratedHeader.isOurs($0, enumName: enumName) ? $0 : nil }
    }
  }

  /// Writes changed files, removes stale ones, and returns both.
  package func update(to files: [GeneratedFile], enumName: String?) throws(Refusal) -> OutputChanges {
    guard try !changes(to: files, enumName: enumName).isEmpty else {
      // A run that was stopped after its last file has left only temporary files.
      TemporaryName.removeLeftovers(in: path)
      return OutputChanges()
    }
    do {
      try NewFile.makeDirectory(path)
    } catch {
      throw .file(error)
    }
    let lock = try DirectoryLock.acquire(path)
    defer { lock.unlock() }
    // Another run may have finished while this one waited.
    let changes = try changes(to: files, enumName: enumName)
    try write(changes.written)
    for file in changes.removed where unlink(file.path) != 0 { throw .file(.ofSystem(file.path)) }
    return changes
  }

  // MARK: Reading

  /// Returns the bytes of a file that this tool wrote, or `nil` if there is no file.
  private func ownBytes(of path: String, enumName: String?) throws(Refusal) -> [UInt8]? {
    switch FileSystem.kind(of: path, followingLinks: false) {
    case nil: return nil
    case .symbolicLink:
      throw .file(
        .init(path: path, reason: "a symbolic link is in the way of a generated file; remove it, or set --output"))
    case .directory, .other:
      throw .file(.init(path: path, reason: "something other than a file is in the place of a generated file; move it"))
    case .file: break
    }
    let bytes: [UInt8]
    do {
      bytes = try FileSystem.bytes(of: path)
    } catch {
      throw .file(error)
    }
    if let enumName, !GeneratedHeader.isOurs(bytes, enumName: enumName) {
      throw .file(
        .init(
          path: path,
          reason: "this file was not generated for the enum \(enumName) and would be overwritten; move it, or set "
            + "--output or --enum-name"))
    }
    return bytes
  }

  private func swiftFiles() throws(Refusal) -> [String] {
    switch FileSystem.kind(of: path) {
    case nil: return []
    case .directory: break
    default: throw .file(.init(path: path, reason: "not a directory; generated files go into one"))
    }
    do {
      return try FileSystem.names(in: path).filter { $0.hasSuffix(".swift") }.sorted()
    } catch {
      throw .file(error)
    }
  }

  // MARK: Writing

  private func write(_ files: [OutputChanges.Written]) throws(Refusal) {
    do {
      var batch = FileBatch()
      for file in files { try batch.add(file.new, to: file.path, at: .any) }
      try batch.write(withLaterTimes: true, isRepeatable: true)
    } catch {
      throw .file(error)
    }
  }
}
