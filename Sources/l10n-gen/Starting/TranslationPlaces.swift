import L10nCatalog
import L10nFormats
import L10nProject
import L10nText

/// The places of a project's translation files, with their content.
struct TranslationPlaces {
  /// The directory, or the folders of the tables.
  let paths: [String]
  let survey: LanguageSurvey
  /// A Boolean value indicating whether there are String Catalogs, .strings or .stringsdict files.
  let hasTables: Bool
  /// Other directories that contain translation files.
  let others: [String]
  /// The tables in other places.
  let tablesElsewhere: [String]

  /// The directories in which projects keep translation files, the most common first.
  static let usualDirectories = [
    "translations", "Translations", "locales", "Locales", "config/locales", "localization", "Localization",
    "localizations", "Localizations", "lang", "i18n", "l10n", "strings", "Strings", "public/locales", "src/locales",
    "src/i18n/locales",
  ]

  /// The existing configuration among the translation files, or `nil` if there is none.
  var extended: String? {
    paths.map { FilePath.joined($0, "l10n.yml") }.first { FileSystem.kind(of: $0, followingLinks: false) != nil }
  }

  /// - Parameter given: the directory given by the user, or `nil` to search for directories.
  init(_ given: String?, _ layout: ProjectLayout) throws(Refusal) {
    if let given {
      let path = FilePath.shown(given)
      try self.init([path], Self.files(at: TranslationPaths(path)), others: [], layout)
      return
    }
    var found: [(path: String, files: [InputFile])] = []
    var firstFailure: Refusal?
    // If the file system ignores case, two of the usual names can be the same directory.
    var seen: Set<String> = []
    for directory in Self.usualDirectories
    where FileSystem.kind(of: directory) == .directory
      && seen.insert(FileSystem.realPath(directory) ?? directory).inserted
    {
      do {
        let files = try Self.files(at: TranslationPaths(directory))
        // Tables are looked for everywhere.
        if !files.contains(where: \.isTable) { found.append((directory, files)) }
      } catch {
        firstFailure = firstFailure ?? error
      }
    }
    if let first = found.first {
      try self.init([first.path], first.files, others: found.dropFirst().map(\.path), layout)
      return
    }
    let paths = AppleTablePlaces(layout.tables).paths
    guard let places = paths.count == 1 ? TranslationPaths(paths[0]) : TranslationPaths(paths) else {
      if let table = layout.tablesWithoutLanguage.first {
        throw .usage(
          "'\(table)' doesn't say its language; move it to a folder such as 'en.lproj', which Xcode does if you localize "
            + "the file")
      }
      if firstFailure == nil, let missing = Self.names(ofSubmodules: layout.emptySubmodules) {
        throw .usage(
          "there are no translation files, and the \(missing) checked out; if the files are there, run 'git submodule "
            + "update --init', then 'l10n-gen init' again; otherwise create a directory, such as 'translations'")
      }
      throw firstFailure
        ?? .usage(
          "there is no directory of translation files, such as 'translations'; create one, mount a translations "
            + "repository with 'git submodule add URL translations', or choose one with --translations")
    }
    try self.init(paths, Self.files(at: places), others: [], layout)
  }

  /// Returns the beginning of a sentence about submodules, or `nil` if there are none.
  private static func names(ofSubmodules paths: [String]) -> String? {
    let shown = paths.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
    return switch paths.count {
    case 0: nil
    case 1: "submodule \(shown) isn't"
    case 2...3: "submodules \(shown) aren't"
    default: "submodules \(shown) and \(paths.count - 3) more aren't"
    }
  }

  private init(
    _ paths: [String], _ files: [InputFile], others: [String], _ layout: ProjectLayout
  ) throws(Refusal) {
    self.paths = paths
    self.others = others
    let files = files.filter { !layout.excludedTables.contains($0.shownPath) }
    survey = LanguageSurvey(of: files, layout.statements, in: DialectSurvey.dialect(of: files))
    hasTables = files.contains(where: \.isTable)
    tablesElsewhere = layout.tables.filter { table in
      !paths.contains { $0 == "." || FilePath.isInside(table, $0) }
    }
    guard survey.languages.contains(where: { $0.messages > 0 || !hasTables }) else {
      let place = paths.joined(separator: "', '")
      guard hasTables else {
        throw .usage("no file in '\(place)' has a language in its path, such as ko.yml or ko/store.yml")
      }
      let areEmpty = files.allSatisfy { !$0.isTable || $0.tableDocument?.isEmpty == true }
      throw .usage(
        areEmpty
          ? "the tables in '\(place)' have no strings yet; add one, or choose another place with --translations"
          : "no table in '\(place)' can be read; open it in Xcode, or run 'git checkout' for it")
    }
  }

  private static func files(at paths: TranslationPaths) throws(Refusal) -> [InputFile] {
    let files: [InputFile]
    do {
      files = try TranslationsDirectory.files(at: paths)
    } catch {
      throw .file(error)
    }
    // A folder that can't be read may have languages that no other folder has.
    try Refusal.refuseUnread(files.filter { $0.format == nil })
    return files
  }
}
