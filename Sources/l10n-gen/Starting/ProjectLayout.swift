import L10nCatalog
import L10nFormats
import L10nProject
import L10nSwiftCode
import L10nText

/// The files of a project that show the places of its strings and of its code, and its languages.
struct ProjectLayout {
  /// The tables of Apple's systems, apart from those with keys that Xcode made.
  let tables: [String]
  /// The tables that are passed over because they are links that lead out of the project or loop, with the reason.
  let linkedTables: [FileSystem.Failure]
  /// The submodules that aren't checked out, which may have the translation files.
  let emptySubmodules: [String]
  /// The folders that can't be read, with the reason.
  let unreadFolders: [FileSystem.Failure]
  /// The tables of other platforms that aren't among the others.
  let tablesOfOthers: [String]
  /// The listings of stores.
  let listings: ListingPlaces
  /// The configurations of SwiftGen.
  let swiftGenConfigurations: [String]
  /// The tables that are left out because they seem forgotten or no Swift code reads them, with the reason.
  let leftoverTables: [FileSystem.Failure]
  /// The tables in languages that a manifest excludes.
  let excludedTables: Set<String>
  /// The `.strings` and `.stringsdict` files with strings that aren't in the folder of a language.
  let tablesWithoutLanguage: [String]
  /// The names of the targets that have only resources, and for which Tuist writes code. They have the accessors that
  /// other targets import.
  let targetsOfResources: Set<String>
  /// The sizes of the tables in bytes, in their order.
  private let sizes: [Int]
  /// The Swift files.
  let swift: [String]
  /// The folders with Swift files, and the number of these files.
  let swiftFolders: [String: Int]
  /// The folders with Swift files that the targets of apps in Xcode projects compile, each with their number.
  let appFolders: [String: Int]
  /// The folders with Swift files that only extensions and tests in Xcode projects compile, each with their number.
  let additionFolders: [String: Int]
  /// The number of Swift files that the targets of an Xcode project compile, by the paths of the tables that they copy.
  let codeOfTables: [String: Int]
  /// The statements of the project about its source language, the most reliable first.
  let statements: [LanguageSurvey.Statement]
  /// A Boolean value indicating whether a target uses the build tool plugin.
  let usesPlugin: Bool
  /// The targets of the Swift packages.
  let targets: PackageTargets
  /// The paths of the Xcode projects, those included that XcodeGen or Tuist would make.
  let xcodeProjects: [String]
  /// The targets of the Xcode projects that compile or copy each file. XcodeGen or Tuist may make the projects.
  let membership: XcodeMembership
  /// The packages whose tables are left out because the app doesn't use the packages.
  let unusedPackages: [String]
  /// The Xcode projects whose build settings give reasons for permissions.
  let projectsWithUsageDescriptions: [String]
  /// The apps of the Xcode projects that run on systems older than those L10nRuntime needs, each with its project.
  let olderSystems: [(project: String, app: OlderSystems)]

  private static let names = ["project.pbxproj", XcodeGenProject.fileName, "Package.swift", InfoPlistRegion.fileName]

  /// The names of folders for build products, and for code of others that is kept in the repository.
  private static let foldersOfCopies: Set = ["build", "vendor", "vendors", "third_party", "thirdparty", "third-party"]

  /// The ends of the names of compiled apps, extensions and services, which frameworks of others have.
  private static let productEndings = [".app", ".appex", ".xpc"]

  /// Looks for the files below the working directory.
  ///
  /// - Parameter translations: the directory of translation files given by the user, or `nil` for the usual ones. Other
  ///   submodules are skipped.
  init(translations: String?) {
    let search = FileSearch(
      endings: AppleTable.fileEndings + PlatformFiles.endings
        + [".swift", ".txt", SwiftGenProject.fileExtension, IntentDefinitions.ending] + Self.names
    ) {
      FoldersOfOthers.include($0) || Self.foldersOfCopies.contains($0.lowercased())
        || Self.productEndings.contains(where: $0.hasSuffix)
    }
    let ofTranslations = TranslationPlaces.usualDirectories + [translations].compactMap { $0 }
    let submodules = Self.submodules
    emptySubmodules = submodules.filter { (try? FileSystem.names(in: $0).isEmpty) ?? true }
    let codeOfOthers = submodules.filter { path in
      !ofTranslations.contains(FilePath.name(path)) && !ofTranslations.contains(path)
    }
    var unread: [FileSystem.Failure] = []
    let paths = search.readableFiles(below: ".") { unread.append($0) }
      .filter { path in !codeOfOthers.contains { FilePath.isInside(path, $0) } }
    unreadFolders = unread
    linkedTables = TranslationsDirectory.linksPassedOver(at: TranslationPaths(".")).filter { link in
      AppleTable.fileEndings.contains(where: link.path.hasSuffix) || link.path.hasSuffix(".lproj")
    }
    listings = ListingPlaces(paths.filter { $0.hasSuffix(".txt") })
    func files(_ name: String) -> [String] { paths.filter { FilePath.name($0) == name } }
    let manifests = files("Package.swift").map { (path: $0, file: PackageManifest(Self.bytes($0))) }
    let targets = PackageTargets(manifests)
    self.targets = targets
    let projectFiles = files("project.pbxproj").map { (path: $0, bytes: Self.bytes($0)) }
    let projects = projectFiles.map { (path: FilePath.parent($0.path), file: XcodeProjectFile($0.bytes)) }
    let generatedProjects = GeneratedProjects(paths)
    xcodeProjects = projects.map(\.path) + generatedProjects.projects.map(\.path)
    projectsWithUsageDescriptions = projects.filter(\.file.hasUsageDescriptions).map(\.path)
    let generated = files(XcodeGenProject.fileName).map { path in
      let file = XcodeGenProject(Self.bytes(path)) { Self.bytes(FilePath.joined(FilePath.parent(path), $0)) }
      return (path: path, file: file)
    }
    tablesWithoutLanguage = paths.filter { path in
      !path.hasSuffix(".xcstrings") && AppleTable.fileEndings.contains(where: path.hasSuffix)
        && LanguageFolder(FilePath.name(FilePath.parent(path))) == nil && Self.readTable(path)?.isEmpty == false
    }
    let intents = IntentDefinitions(paths)
    var files = paths.filter { !intents.include($0) && !Self.isOfSpotlight($0) }.compactMap(Self.table)
    let platforms = PlatformFiles.formats.map { PlatformFiles(of: $0, in: paths, Self.bytes) }
    // The folder for iOS of an app for all platforms has only the tables that the system reads.
    let areOfSystem = files.allSatisfy { FilePath.name($0.path).hasPrefix("InfoPlist.") }
    var statement: LanguageSurvey.Statement?
    for platform in platforms where files.isEmpty || areOfSystem && platform.format.isForAllPlatforms {
      let own = platform.format.ownDialect == nil ? platform.tables.compactMap(Self.readTable) : []
      guard !own.isEmpty else { continue }
      files = own
      statement = platform.statement
      break
    }
    let filled = files.filter { !$0.isEmpty }
    let found = (filled.isEmpty ? files : filled).map { (path: $0.path, size: $0.size) }
    let unused = UnusedPackages(
      manifests,
      usedBy: (projects.map(\.file.uses) + generated.compactMap(\.file.uses)).reduce(into: []) { $0.formUnion($1) })
    // Strings that tests use aren't the app's, nor are those in the bundle of a library.
    let own = found.filter { table in
      unused.folder(around: table.path) == nil && targets.target(of: table.path)?.isOfTests != true
        && !FilePath.parent(table.path).split(separator: "/").contains(where: Self.isOfTestsOrLibrary)
    }
    swift = paths.filter {
      $0.hasSuffix(".swift") && FilePath.name($0) != "Package.swift" && !generatedProjects.manifests.contains($0)
    }
    let membership = XcodeMembership(projectFiles, generatedProjects)
    self.membership = membership
    let candidates = own.isEmpty ? found : own
    let leftover = LeftoverAppleTables(candidates.map(\.path), Self.bytes)
    let compilers = swift.map(membership.targets(of:))
    targetsOfResources = membership.withCodeOfResources.subtracting(compilers.joined())
    let withCode = Set(compilers.joined()).union(targetsOfResources)
    let libraries = xcodeProjects.map(FilePath.parent).filter { [swift] folder in
      folder != "." && !swift.contains { FilePath.isInside($0, folder) }
    }
    let withoutCode = TablesWithoutCode(candidates.map(\.path), besides: withCode, membership, libraries: libraries)
    let withoutTarget = TablesWithoutTarget(candidates.map(\.path), membership)
    excludedTables = withoutTarget.tables
    let passedOver = withoutCode.tables.union(withoutTarget.tables).union(leftover.tables.map(\.path))
    let used = candidates.filter { !passedOver.contains($0.path) }
    leftoverTables = leftover.notes + withoutCode.notes + withoutTarget.notes
    tables = used.map(\.path)
    let apps = Set(tables.compactMap { table in Self.project(around: table, among: projects.map(\.path)) })
    // Projects in the repository of a package are examples, if they have no tables.
    let isOfPackage = apps.isEmpty && used.contains { targets.target(of: $0.path)?.package == "." }
    // Those of examples have no strings.
    olderSystems = projects.filter { apps.contains($0.path) || apps.isEmpty && !isOfPackage }
      .flatMap { path, file in file.olderSystems.map { (path, $0) } }
    tablesOfOthers = platforms.flatMap { platform in
      platform.tables.filter { path in
        guard !candidates.contains(where: { $0.path == path }) else { return false }
        return platform.format.ownDialect != nil || Self.readTable(path)?.isEmpty == false
      }
    }
    sizes = used.map(\.size)
    unusedPackages =
      own.isEmpty ? [] : unused.folders.filter { folder in found.contains { FilePath.isInside($0.path, folder) } }
    swiftFolders = Self.counted(swift)
    let kinds = swift.map(membership.kinds(ofTargetsOf:))
    appFolders = Self.counted(zip(swift, kinds).filter { $1.contains(.app) }.map(\.0))
    additionFolders = Self.counted(zip(swift, kinds).filter { $1 == [.addition] }.map(\.0))
    let compiling = zip(compilers, kinds).filter { $1 != [.addition] }.map(\.0)
    codeOfTables = tables.reduce(into: [:]) { counts, table in
      let targets = membership.targets(of: table)
      if !targets.isEmpty { counts[table] = compiling.count { !$0.isDisjoint(with: targets) } }
    }
    swiftGenConfigurations = paths.filter { SwiftGenProject.isConfiguration(FilePath.name($0)) }
    // A String Catalog says itself which language its keys are in.
    let hasCatalogs = tables.contains { $0.hasSuffix(".xcstrings") }
    let tuist = hasCatalogs ? [] : paths.filter(generatedProjects.manifests.contains)
    let informationLists = hasCatalogs ? [] : paths.filter { FilePath.name($0) == InfoPlistRegion.fileName }
    let regions = projects.map { (path: $0.path, language: $0.file.developmentRegion) }
    statements = [
      statement,
      isOfPackage ? Self.agreed(manifests.map { ($0.path, $0.file.defaultLocalization) }) : nil,
      // If projects differ, those of frameworks without tables don't count.
      Set(regions.compactMap(\.language)).count > 1 ? Self.agreed(regions.filter { apps.contains($0.path) }) : nil,
      Self.agreed(regions, preferring: apps),
      Self.agreed(generated.map { ($0.path, $0.file.developmentLanguage) }),
      Self.agreed(tuist.map { ($0, TuistProject(Self.bytes($0)).developmentRegion) }),
      Self.agreed(manifests.map { ($0.path, $0.file.defaultLocalization) }),
      Self.agreed(informationLists.map { ($0, InfoPlistRegion(Self.bytes($0)).language) }),
      Self.agreed(swiftGenConfigurations.map { ($0, SwiftGenProject(Self.bytes($0)).language) }),
    ].compactMap { $0 }
    usesPlugin = projects.contains(where: \.file.usesPlugin) || manifests.contains(where: \.file.usesPlugin)
  }

  /// The app's own functions and properties that seem to look up strings, as items for 'lookups'. Those of SwiftGen's
  /// file go with it.
  var lookups: [String] {
    let files = swift.filter { !$0.contains("Tests/") }.map { SourceFile(path: $0, bytes: Self.bytes($0)) }
      .filter { !SwiftGenHeader.isOfSwiftGen($0.bytes) && !BuildTimeAccessorsHeader.isIn($0.bytes) }
    return LookupProposals(in: files).proposals.map(\.lookup.setting)
  }

  /// Returns the size of the tables in a place that have accessors, so not of those that the system reads, in bytes.
  func size(ofTablesIn place: String) -> Int {
    zip(tables, sizes).reduce(0) { size, table in
      let isInside = place == "." || FilePath.isInside(table.0, place)
      return isInside && !Self.isOfSystem(table.0) ? size + table.1 : size
    }
  }

  /// Returns the statement that all files agree on or, if there is none, the one that the files nearest to the root
  /// agree on. It is that of one of these, which is rather the app's than that of an example or a module.
  ///
  /// - Parameter preferred: the files that are named before others that are as near.
  private static func agreed(
    _ found: [(path: String, language: String?)], preferring preferred: Set<String> = []
  ) -> LanguageSurvey.Statement? {
    let stated = found.compactMap { path, language in language.map { (path: path, language: $0) } }
    let least = stated.map { FilePath.depth($0.path) }.min()
    let nearest = stated.filter { FilePath.depth($0.path) == least }
    guard let first = nearest.first(where: { preferred.contains($0.path) }) ?? nearest.first else { return nil }
    let agreeing = [stated, nearest].contains { $0.allSatisfy { $0.language == first.language } }
    return agreeing ? .init(language: first.language, file: first.path) : nil
  }

  /// The folders of files, each with their number.
  private static func counted(_ files: [String]) -> [String: Int] {
    Dictionary(files.map { (FilePath.parent($0), 1) }, uniquingKeysWith: +)
  }

  private static func bytes(_ path: String) -> [UInt8] {
    (try? FileSystem.bytes(of: path, limit: InputFile.sizeLimit)) ?? []
  }

  /// Returns the size of a table, or one language of it, in bytes, and whether it has no strings; `nil` if code looks up no
  /// strings in the file.
  private static func table(_ path: String) -> (path: String, size: Int, isEmpty: Bool)? {
    let components = path.split(separator: "/").map(String.init)
    guard AppleTable.fileEndings.contains(where: path.hasSuffix),
      path.hasSuffix(".xcstrings") || components.dropLast().last?.hasSuffix(".lproj") == true
    else { return nil }
    return readTable(path)
  }

  /// Returns a Boolean value indicating whether a folder with a name has the files of tests, or is the bundle of a library.
  static func isOfTestsOrLibrary(_ name: Substring) -> Bool {
    name.hasSuffix("Tests") || name.hasSuffix(".bundle") || ["tests", "fixtures"].contains(name.lowercased())
  }

  /// Returns a Boolean value indicating whether the system reads a table, which therefore has no accessors.
  static func isOfSystem(_ table: String) -> Bool {
    SystemString.Table(name: String(FilePath.name(table).prefix { $0 != "." })) != nil
  }

  /// Returns a Boolean value indicating whether Spotlight reads a table: the names of a metadata importer's attributes.
  private static func isOfSpotlight(_ path: String) -> Bool { FilePath.name(path) == "schema.strings" }

  /// Returns the same for a file in a place of translations.
  private static func readTable(_ path: String) -> (path: String, size: Int, isEmpty: Bool)? {
    let components = path.split(separator: "/").map(String.init)
    guard InputFile.isWanted(components) else { return nil }
    let file = InputFile(path: components, shownPath: path, bytes: bytes(path))
    guard let format = file.format, format.hasMessages(file.bytes, inFile: FilePath.name(path)) else { return nil }
    let document = file.tableDocument
    if let document, file.hasKeysOfXcode(document.root) { return nil }
    return (path, file.bytes.count, document?.isEmpty ?? false)
  }

  /// The paths of the repository's submodules.
  private static var submodules: [String] {
    String(decoding: bytes(".gitmodules"), as: UTF8.self).split(whereSeparator: \.isNewline).compactMap { line in
      line.firstMatch(of: /^\s*path\s*=\s*(.+?)\s*$/).map { String($0.1) }
    }
  }
}
