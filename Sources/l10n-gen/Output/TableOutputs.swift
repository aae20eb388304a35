import L10nGenCore

/// The tables for Apple's systems that `emit` writes beside the generated code.
struct TableOutputs {
  /// The files that are new or change.
  let changes: [OutputChanges.Written]

  /// - Parameter base: the directory that the tables' paths are relative to.
  init(_ catalog: Catalog, base: String) throws(Refusal) {
    do throws(FileSystem.Failure) {
      let files = try TableFiles.files(of: catalog) { path throws(FileSystem.Failure) in
        let path = FilePath.joined(base, path)
        guard FileSystem.kind(of: path) != nil else { return nil }
        return try FileSystem.bytes(of: path)
      }
      changes = files.filter { $0.old != $0.new }.map { file in
        let path = FilePath.joined(base, file.path)
        return .init(path: path, name: FilePath.name(path), old: file.old, new: file.new)
      }
    } catch {
      throw .file(error)
    }
  }

  /// Writes the files and makes the folders around them.
  static func write(_ changes: [OutputChanges.Written]) throws(Refusal) {
    do {
      for change in changes {
        try NewFile.makeDirectory(FilePath.parent(change.path))
        try ReplacedFile.write(change.new, to: change.path)
      }
    } catch {
      throw .file(error)
    }
  }
}
