import L10nExtraction
import L10nFormats
import L10nProject
import L10nSwiftCode
import L10nText

/// The code and the String Catalogs of a project, with the targets that they belong to.
struct ExtractionProject {
  let settings: ProjectSettings
  let targets: ProjectTargets
  let code: ProjectCode
  /// The String Catalogs, and the `.strings` files of tables without one.
  private(set) var catalogs: [Catalog] = []
  /// The folders around those of the languages, by the names of tables in `.strings` and `.stringsdict` files.
  let foldersOfStrings: [String: String]

  struct Catalog {
    let file: SourceFile
    /// The targets that have the catalog; none if no project lists it.
    let targets: Set<CodeTarget>
    /// The keys of the table in other files of its language; `nil` for a String Catalog.
    var companions: Set<String>?
    /// A file or folder of the targets that wasn't read, or `nil` if all of their code was.
    var unread: String?
    /// A Boolean value indicating whether all code of the targets was read.
    var isComplete: Bool { !targets.isEmpty && unread == nil }
    /// The name of the table.
    var table: String {
      let name = FilePath.name(file.path)
      return String(name[..<(name.lastIndex(of: ".") ?? name.endIndex)])
    }
  }

  /// - Parameters:
  ///   - places: folders and files.
  ///   - names: the targets whose catalogs are wanted, or none for all.
  ///   - settings: the settings of the project.
  init(at places: [String], targets names: [String], _ settings: ProjectSettings) throws(Refusal) {
    self.settings = settings
    targets = ProjectTargets(below: places, source: settings.source)
    var wanted: Set<CodeTarget> = []
    for name in names { wanted.formUnion(try targets.targets(named: name)) }
    do throws(FileSystem.Failure) {
      code = try ProjectCode(at: places, targets)
      var all: [Catalog] = []
      for place in places {
        for path in try Self.paths(at: place) {
          let file = SourceFile(path: FilePath.shown(path), bytes: try FileSystem.bytes(of: path))
          if Self.isExtracted(path) { all.append(Catalog(file: file, targets: targets.targets(of: file.path))) }
        }
      }
      let strings = try StringsTables(at: places, targets, besides: all)
      all += strings.tables
      foldersOfStrings = strings.folders
      catalogs = all.filter { catalog in
        settings.updates(catalog.file.path) && (names.isEmpty || !wanted.isDisjoint(with: catalog.targets))
      }
    } catch {
      throw .file(error)
    }
    findUnread(places)
  }

  /// Notes the first place of each catalog's targets that wasn't read, as far as the projects list them.
  private mutating func findUnread(_ places: [String]) {
    func absolute(_ path: String) -> String { FilePath.absolute(path, in: FileSystem.workingDirectory) }
    let read = Set(code.files.map { XcodeTargets.folded(absolute($0.path)) })
    let roots = places.map(absolute)
    for index in catalogs.indices where !catalogs[index].targets.isEmpty {
      catalogs[index].unread = targets.places(of: catalogs[index].targets).sorted().first { place in
        ProjectCode.isCode(place)
          ? !read.contains(XcodeTargets.folded(place))
          : FileSystem.kind(of: place) == .directory && !roots.contains { FilePath.isInside(place, $0) }
      }.map(FilePath.shown)
    }
  }

  /// Returns a Boolean value indicating whether Xcode extracts keys to a catalog from code. Those of property lists and
  /// of storyboards have other sources.
  private static func isExtracted(_ path: String) -> Bool {
    // Xcode names the catalog of a target's property list `App-InfoPlist` if several targets share a folder.
    !path.contains("mul.lproj/") && !path.hasSuffix("InfoPlist.xcstrings")
  }

  private static func paths(at place: String) throws(FileSystem.Failure) -> [String] {
    let ending = ".xcstrings"
    if FileSystem.kind(of: place) == .file { return place.hasSuffix(ending) ? [place] : [] }
    return try FileSearch(endings: [ending]).files(below: place, names: FileSystem.names)
  }

  /// Returns a Boolean value indicating whether code of some targets looks keys up in a catalog. Where projects list an app,
  /// neither code nor catalogs that no project lists are part of it.
  func uses(_ catalog: Catalog, _ targets: Set<CodeTarget>) -> Bool {
    guard catalog.targets.isEmpty else { return !catalog.targets.isDisjoint(with: targets) }
    return !hasTargets || targets.isEmpty && self.targets.isOfUsers(targets)
  }

  /// The catalogs of each table that has several without a target, so that nothing shows which of them gets a key.
  var rivals: [[Catalog]] {
    let unlisted = Dictionary(grouping: catalogs.filter { $0.targets.isEmpty && $0.companions == nil }, by: \.table)
    return unlisted.sorted { $0.key < $1.key }.map(\.value).filter { $0.count > 1 }
  }

  /// A Boolean value indicating whether a project or a package lists the code.
  private var hasTargets: Bool { code.swiftTargets.contains { !$0.isEmpty } }
}
