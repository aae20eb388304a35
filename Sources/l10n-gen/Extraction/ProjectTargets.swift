import L10nExtraction
import L10nProject
import L10nSwiftCode
import L10nText

/// The targets of the Xcode projects and the packages in some folders, and the files that belong to each.
struct ProjectTargets {
  private let xcode: XcodeMembership
  private let packages: [PackageTargets]
  /// All targets.
  let all: Set<CodeTarget>
  private let apps: Set<CodeTarget>
  private let tests: Set<CodeTarget>
  /// A Boolean value indicating whether Tuist or XcodeGen makes the Xcode project, which isn't there.
  private let isGenerated: Bool
  /// The names of functions that the projects have extracted like `NSLocalizedString`.
  let macros: Set<String>
  /// The language that each project or package is developed in.
  private let languages: [String: String]
  /// The names that several targets have.
  private let sharedNames: Set<String>

  /// The source language where no project states one.
  private let otherLanguage: String

  /// - Parameters:
  ///   - places: the folders.
  ///   - source: the source language of the configuration, or `nil` if there is none.
  init(below places: [String], source: String? = nil) {
    otherLanguage = source ?? "en"
    let search = FileSearch(endings: ["project.pbxproj"] + GeneratedProjects.endings)
    let paths = places.flatMap { search.readableFiles(below: $0) }
    let files = XcodeMembership.projectFiles(among: paths)
    let generated = GeneratedProjects(paths)
    xcode = XcodeMembership(files, generated)
    let projects = files.map { (path: FilePath.shown(FilePath.parent($0.path)), file: XcodeProjectFile($0.bytes)) }
    macros = projects.reduce(into: []) { $0.formUnion($1.file.lookupMacros) }
    var languages: [String: String] = [:]
    for project in projects { languages[project.path] = project.file.developmentRegion }
    for project in generated.projects where source == nil {
      languages[FilePath.shown(project.path)] = project.developmentLanguage
    }
    packages = places.map { PackageTargets(below: $0) }
    all = packages.reduce(into: xcode.codeTargets) { $0.formUnion($1.targets.map(\.codeTarget)) }
    for package in packages.flatMap(\.packages) {
      let manifest = FilePath.joined(package, "Package.swift")
      languages[package] =
        PackageManifest((try? FileSystem.bytes(of: manifest, limit: InputFile.sizeLimit)) ?? [])
        .defaultLocalization
    }
    apps = xcode.apps
    let isOfXcode = Set(projects.map(\.path))
    let generators =
      apps.contains { isOfXcode.contains($0.project) }
      ? [] : paths.filter { Self.manifests.contains(FilePath.name($0)) }
    isGenerated = !generators.isEmpty
    for path in generators where source == nil {
      let bytes = (try? FileSystem.bytes(of: path, limit: InputFile.sizeLimit)) ?? []
      let isOfXcodeGen = FilePath.name(path) == XcodeGenProject.fileName
      languages[FilePath.parent(path)] =
        isOfXcodeGen ? XcodeGenProject(bytes).developmentLanguage : TuistProject(bytes).developmentRegion
    }
    self.languages = languages
    tests = packages.reduce(into: xcode.tests) { $0.formUnion($1.targets.filter(\.isOfTests).map(\.codeTarget)) }
    sharedNames = Set(Dictionary(grouping: all, by: \.name).filter { $0.value.count > 1 }.keys)
  }

  /// The manifests of Tuist and XcodeGen.
  private static let manifests = ["Project.swift", XcodeGenProject.fileName]

  /// Returns the targets in whose tables the code of some targets finds its strings: its own, and the apps that it is
  /// part of. It is `nil` for code that no user runs: that of tests, and code that no target compiles. Code of a project
  /// that a tool makes belongs to its app, if it isn't in a package.
  func homes(of targets: Set<CodeTarget>) -> Set<CodeTarget>? {
    if targets.isEmpty { return all.isEmpty || isGenerated ? [] : nil }
    let own = targets.subtracting(tests)
    let homes = own.reduce(into: own) { homes, target in
      if apps.contains(target) { return }
      let siblings = apps.filter { $0.project == target.project }
      homes.formUnion(siblings.isEmpty ? apps : siblings)
    }
    return homes.isEmpty ? nil : homes
  }

  /// Returns a Boolean value indicating whether users run the code of some targets. Without an Xcode project that lists an
  /// app, as where a tool makes it, that of no target may be the app's.
  func isOfUsers(_ targets: Set<CodeTarget>) -> Bool {
    homes(of: targets) != nil || targets.isEmpty && apps.isEmpty
  }

  /// Returns the targets of a file. One of a package's target also belongs to the targets of Xcode projects that list it.
  func targets(of path: String) -> Set<CodeTarget> {
    guard let target = packages.lazy.compactMap({ $0.target(of: path) }).first else {
      return xcode.codeTargets(of: path)
    }
    return xcode.codeTargets(of: path, in: target.package).union([target.codeTarget])
  }

  /// Returns the absolute paths of the files and folders of targets.
  func places(of targets: Set<CodeTarget>) -> [String] {
    let folders = packages.flatMap(\.targets).filter { targets.contains($0.codeTarget) }.map(\.folder)
    return xcode.places(of: targets) + folders.map { FilePath.absolute($0, in: FileSystem.workingDirectory) }
  }

  /// Returns the language that some targets are developed in: that of the configuration, or English, if no project has one.
  func sourceLanguage(of targets: Set<CodeTarget>) -> String {
    let projects = targets.isEmpty ? Array(languages.keys) : targets.map(\.project)
    return projects.sorted().lazy.compactMap { languages[$0] }.first ?? otherLanguage
  }

  /// Returns the name by which a user knows a target: with its project if another target has the same name.
  func shownName(of target: CodeTarget) -> String {
    sharedNames.contains(target.name) ? target.fullName : target.name
  }

  /// Returns the targets that a user names: all of a name, or one by its project and its name.
  func targets(named name: String) throws(Refusal) -> Set<CodeTarget> {
    let found = all.filter { [$0.name, $0.fullName, $0.fullNameWithoutExtension].contains(name) }
    guard found.isEmpty else { return found }
    let names = all.map(shownName).sorted()
    let advice =
      NearestName.suggestion(for: name, among: names).map { "did you mean '\($0)'?" }
      ?? (names.isEmpty ? "no project here lists targets" : "the targets are '\(names.joined(separator: "', '"))'")
    throw .usage("there is no target '\(name)'; \(advice)")
  }
}

extension CodeTarget {
  /// The full name without `.xcodeproj` in the name of the project.
  fileprivate var fullNameWithoutExtension: String {
    let ending = ".xcodeproj"
    return project.hasSuffix(ending) ? "\(project.dropLast(ending.count))/\(name)" : fullName
  }
}

extension PackageTargets.Target {
  fileprivate var codeTarget: CodeTarget { CodeTarget(project: package, name: name) }
}
