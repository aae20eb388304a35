import L10nCatalog
import L10nChecking
import L10nExtraction
import L10nProject
import L10nText

/// Code that rules check, and the targets that compile it.
struct CheckedCode {
  private let folders: [String]
  private let targets: ProjectTargets
  private let code: ProjectCode
  private let lookups: ProjectLookups
  private let hasTranslations: Bool

  /// - Parameters:
  ///   - places: folders and files with code.
  ///   - project: the configuration of the project.
  init(at places: [String], in project: LoadedConfiguration) throws(Refusal) {
    let base = project.base
    hasTranslations = !TranslationsDirectory.isUnbegun(at: project.paths)
    folders = [base] + places.filter { !PackageTargets.contains(FilePath.shown(base), FilePath.shown($0)) }
    targets = ProjectTargets(below: folders)
    do throws(FileSystem.Failure) {
      code = try ProjectCode(at: places, targets)
    } catch {
      throw .file(error)
    }
    lookups = ProjectLookups(code, macros: targets.macros, ProjectSettings(project))
  }

  /// Returns a rule with what it finds in the code, or `nil` for one that isn't about code.
  func rule(_ id: RuleID) -> (any Rule)? {
    switch id {
    case .missingFromCatalog: missingKeys.map { MissingFromCatalog($0.lookups) }
    case .hardCodedText: HardCodedText(hardCodedTexts.texts)
    default: nil
    }
  }

  /// The keys that no table has, or `nil` if no string was translated yet, so that all keys would be missing.
  private var missingKeys: MissingKeys? {
    let tables = tables
    guard hasTranslations || tables.contains(where: \.hasLanguage) else { return nil }
    return MissingKeys(
      lookups.keys, in: code.files, homes: code.fileTargets.map(targets.homes(of:)), tables: tables)
  }

  private var hardCodedTexts: HardCodedTexts {
    HardCodedTexts(
      in: lookups.extraction, isOfUsers: code.swiftTargets.map(targets.isOfUsers),
      names: Set(targets.all.map(\.name)))
  }

  /// The tables of the project, in all languages.
  private var tables: [KeyTable] {
    let search = FileSearch(endings: AppleTable.fileEndings)
    let paths = Set(folders.flatMap(search.readableFiles).map(FilePath.shown)).sorted()
    let owners = paths.map(targets.targets(of:))
    return Concurrently.map(paths.count) { index -> KeyTable? in
      let path = paths[index]
      guard let bytes = try? FileSystem.bytes(of: path, limit: InputFile.sizeLimit) else { return nil }
      let file = InputFile(path: path.split(separator: "/").map(String.init), shownPath: path, bytes: bytes)
      return KeyTable(file, targets: owners[index])
    }.compactMap(\.self)
  }
}
