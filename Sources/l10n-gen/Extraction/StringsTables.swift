import L10nExtraction
import L10nFormats
import L10nProject
import L10nText

/// The `.strings` files of the source language, to which new keys are added.
struct StringsTables {
  private(set) var tables: [ExtractionProject.Catalog] = []
  /// The folders around those of the languages, by the names of tables in `.strings` and `.stringsdict` files.
  private(set) var folders: [String: String] = [:]

  /// - Parameters:
  ///   - catalogs: all String Catalogs. A table of the same name and target isn't needed besides.
  init(at places: [String], _ targets: ProjectTargets, besides catalogs: [ExtractionProject.Catalog])
    throws(FileSystem.Failure)
  {
    var paths: [String] = []
    for place in places where FileSystem.kind(of: place) == .directory {
      paths += try FileSearch(endings: [".strings", ".stringsdict"]).files(below: place, names: FileSystem.names)
    }
    let files = Set(paths.map(FilePath.shown)).sorted()
    for path in files where Self.language(of: path) != nil {
      let name = FilePath.name(path)
      folders[String(name[..<(name.lastIndex(of: ".") ?? name.endIndex)])] = FilePath.parent(FilePath.parent(path))
    }
    for path in files where Self.isExtracted(path) {
      let own = targets.targets(of: path)
      let language = targets.sourceLanguage(of: own)
      let isOfLanguage = Self.language(of: path) == language
      guard isOfLanguage || Self.isBase(path, without: language, files) else { continue }
      let table = ExtractionProject.Catalog(
        file: SourceFile(path: path, bytes: try FileSystem.bytes(of: path)), targets: own,
        companions: Self.keys(of: String(path.dropLast("strings".utf8.count)) + "stringsdict"))
      let isInCatalog = catalogs.contains { catalog in
        catalog.table == table.table
          && (catalog.targets.isEmpty && own.isEmpty || !catalog.targets.isDisjoint(with: own))
      }
      if !isInCatalog { tables.append(table) }
    }
  }

  /// Returns a Boolean value indicating whether code looks strings up in a file. Others have phrases or are of the system.
  private static func isExtracted(_ path: String) -> Bool {
    path.hasSuffix(".strings") && language(of: path) != nil && !path.contains(".bundle/")
      && !path.hasSuffix("InfoPlist.strings") && FilePath.name(path) != "AppShortcuts.strings"
  }

  /// Returns the language of the folder that a file is in, or `nil` if it isn't in one.
  private static func language(of path: String) -> String? {
    let folder = FilePath.name(FilePath.parent(path))
    return folder.hasSuffix(".lproj") ? String(folder.dropLast(".lproj".utf8.count)) : nil
  }

  /// Returns a Boolean value indicating whether a file is in `Base.lproj`, and there is none of the source language.
  private static func isBase(_ path: String, without source: String, _ files: [String]) -> Bool {
    guard language(of: path) == "Base" else { return false }
    let folder = FilePath.parent(FilePath.parent(path))
    return !files.contains(FilePath.joined(folder, "\(source).lproj/\(FilePath.name(path))"))
  }

  private static func keys(of path: String) -> Set<String> {
    guard let bytes = try? FileSystem.bytes(of: path, limit: InputFile.sizeLimit) else { return [] }
    return KeyTable(InputFile(path: [FilePath.name(path)], shownPath: path, bytes: bytes), targets: [])?.keys ?? []
  }
}
