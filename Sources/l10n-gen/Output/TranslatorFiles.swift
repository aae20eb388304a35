import L10nExchange
import L10nProject
import L10nText

/// Files from translators.
struct TranslatorFiles {
  let files: [InputFile]

  private static let endings = [".xliff", ".xlf", ".xcloc", ".csv", ".tsv", ".xlsx"]

  /// Reads the files at the paths. Returns `nil` if none of the paths is a file from translators.
  init?(_ paths: [String]) throws(Refusal) {
    let own = paths.filter { path in Self.endings.contains { Self.withoutSlash(path).hasSuffix($0) } }
    guard !own.isEmpty else { return nil }
    guard own.count == paths.count else {
      throw .usage("some of the paths are files from translators and some aren't; run the command for each kind")
    }
    var files: [InputFile] = []
    do throws(FileSystem.Failure) {
      for path in own { files += try Self.files(at: Self.withoutSlash(path)) }
    } catch {
      throw .file(error)
    }
    for file in files where file.bytes.count > InputFile.sizeLimit {
      throw .file(.init(path: file.shownPath, reason: "larger than 64 MiB; split it"))
    }
    self.files = files
  }

  private static func withoutSlash(_ path: String) -> String { path.hasSuffix("/") ? String(path.dropLast()) : path }

  private static func files(at path: String) throws(FileSystem.Failure) -> [InputFile] {
    guard path.hasSuffix(".xcloc"), FileSystem.kind(of: path) == .directory else {
      let bytes = try FileSystem.bytes(of: path, limit: InputFile.sizeLimit + 1)
      return [InputFile(path: [FilePath.name(path)], shownPath: path, bytes: bytes)]
    }
    let contents = FilePath.joined(path, LocalizationCatalogExport.contentsFolder)
    let names = FileSystem.kind(of: contents) == .directory ? try FileSystem.names(in: contents) : []
    let found = names.filter { $0.hasSuffix(".xliff") }.sorted()
    guard !found.isEmpty else {
      throw .init(
        path: path, reason: "there is no XLIFF file in its folder '\(LocalizationCatalogExport.contentsFolder)'")
    }
    var files: [InputFile] = []
    for name in found { files += try Self.files(at: FilePath.joined(contents, name)) }
    return files
  }
}
