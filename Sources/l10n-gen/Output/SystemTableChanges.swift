import L10nCatalog
import L10nEditing
import L10nFormats
import L10nProject
import L10nText

/// Tables for Apple's systems that are written with the project's strings.
struct SystemTableChanges {
  /// The files that are new or changed.
  let changes: [OutputChanges.Written]

  /// The texts that the tables can't represent, each as a sentence.
  let leftOut: [String]
  /// The texts that are written in a simpler form, in the same way.
  let simplified: [String]
  /// The number of texts that are new or changed.
  let count: Int

  /// - Parameters:
  ///   - base: the directory that the tables' paths are relative to.
  ///   - languages: the languages to write, or `nil` for all.
  ///   - acceptsLosses: a Boolean value indicating whether texts that the tables can't represent are simplified.
  init(
    _ tables: [FilledSystemTable], of catalog: Catalog, base: String, languages: [String]? = nil,
    acceptsLosses: Bool = false
  ) throws(Refusal) {
    do throws(FileSystem.Failure) {
      let tables = try AppleTableFiles(
        tables, of: catalog, languages: languages, acceptsLosses: acceptsLosses,
        dialect: { FileDialect.chosen(forFileAt: FilePath.joined(base, $0)) }
      ) { path throws(FileSystem.Failure) in
        let path = FilePath.joined(base, path)
        guard FileSystem.kind(of: path) != nil else { return nil }
        return try FileSystem.bytes(of: path)
      }
      changes = tables.files.filter { $0.old != $0.new }.map { file in
        let path = FilePath.joined(base, file.path)
        return .init(path: path, name: FilePath.name(path), old: file.old, new: file.new)
      }
      leftOut = tables.leftOut
      simplified = tables.simplified
      count = tables.changes
    } catch {
      throw .file(error)
    }
  }

  /// Writes all files or none, and creates their folders.
  static func write(_ changes: [OutputChanges.Written]) throws(Refusal) {
    do {
      var batch = FileBatch()
      for change in changes { try batch.add(change.new, to: change.path, at: .any) }
      try batch.write()
    } catch {
      throw .file(error)
    }
  }
}
