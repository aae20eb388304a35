import L10nExtraction
import L10nFormats
import L10nProject
import L10nSwiftCode
import L10nText

/// The code and the String Catalogs of a project, with the targets that they belong to.
struct ExtractionProject {
  /// The Swift files.
  private(set) var sources: [SourceFile] = []
  /// The targets of each Swift file.
  private(set) var targets: [Set<String>] = []
  /// The Objective-C files.
  private(set) var otherSources: [SourceFile] = []
  private(set) var otherTargets: [Set<String>] = []
  private(set) var catalogs: [Catalog] = []
  /// Names of functions that are extracted like `NSLocalizedString`.
  private(set) var macros: Set<String> = []

  struct Catalog {
    let file: SourceFile
    /// The targets that have the catalog; none if no project lists it.
    let targets: Set<String>
    /// A Boolean value indicating whether all code of the targets was read.
    var isComplete = false
    /// The name of the table.
    var table: String { String(FilePath.name(file.path).dropLast(".xcstrings".utf8.count)) }
  }

  /// - Parameters:
  ///   - places: folders and files.
  ///   - names: the targets whose catalogs are wanted, or none for all.
  init(at places: [String], targets names: Set<String>) throws(Refusal) {
    let xcode = Projects(places)
    let packages = places.map { PackageTargets(below: $0) }
    func targets(of path: String) -> Set<String> {
      let inPackages = packages.compactMap { $0.target(of: path) }
      if let target = inPackages.first { return target.isOfTests ? [Self.tests] : ["package " + target.name] }
      return xcode.targets(of: path)
    }
    macros = xcode.macros
    do throws(FileSystem.Failure) {
      for place in places {
        for path in try Self.paths(at: place) {
          let file = SourceFile(path: FilePath.shown(path), bytes: try FileSystem.bytes(of: path))
          let own = targets(of: file.path)
          if path.hasSuffix(".xcstrings") {
            if Self.isExtracted(path), names.isEmpty || !names.isDisjoint(with: own.map(Self.shownName)) {
              catalogs.append(Catalog(file: file, targets: own))
            }
          } else if path.hasSuffix(".swift") {
            sources.append(file)
            self.targets.append(own)
          } else {
            otherSources.append(file)
            otherTargets.append(own)
          }
        }
      }
    } catch {
      throw .file(error)
    }
    findUnread(xcode, places)
  }

  /// Notes whether the code of each catalog's targets was read, as far as the projects list it.
  private mutating func findUnread(_ xcode: Projects, _ places: [String]) {
    func absolute(_ path: String) -> String { FilePath.absolute(path, in: FileSystem.workingDirectory) }
    let read = Set((sources + otherSources).map { absolute($0.path) })
    let roots = places.map(absolute)
    for index in catalogs.indices where !catalogs[index].targets.isEmpty {
      catalogs[index].isComplete = xcode.places(of: catalogs[index].targets).allSatisfy { place in
        let isCode = Self.endings.contains { $0 != ".xcstrings" && place.hasSuffix($0) }
        return isCode
          ? read.contains(place)
          : FileSystem.kind(of: place) != .directory || roots.contains { FilePath.isInside(place, $0) }
      }
    }
  }

  /// The target of all tests of packages, which have no catalogs.
  private static let tests = "package tests"

  /// Returns the name of a target without its mark.
  static func shownName(_ target: String) -> String {
    target.hasPrefix("package ") ? String(target.dropFirst("package ".count)) : target
  }

  /// Returns a Boolean value indicating whether Xcode extracts keys to a catalog from code. Those of property lists and
  /// of storyboards have other sources.
  private static func isExtracted(_ path: String) -> Bool {
    !path.contains("mul.lproj/") && !["InfoPlist.xcstrings"].contains(FilePath.name(path))
  }

  private static let endings = [".swift", ".xcstrings", ".m", ".mm", ".h"]

  private static func paths(at place: String) throws(FileSystem.Failure) -> [String] {
    if FileSystem.kind(of: place) == .file { return [place] }
    return try FileSearch(endings: endings).files(below: place, names: FileSystem.names)
  }

  /// Returns a Boolean value indicating whether code of some targets looks keys up in a catalog.
  func uses(_ catalog: Catalog, _ targets: Set<String>) -> Bool {
    catalog.targets.isEmpty ? targets.isEmpty || !hasTargets : !catalog.targets.isDisjoint(with: targets)
  }

  /// A Boolean value indicating whether a project or a package lists the code.
  private var hasTargets: Bool { targets.contains { !$0.isEmpty } }

  /// The modules of each Swift file.
  var modules: [Set<String>] { targets.map { Set($0.map(Self.shownName)) } }
}

/// The Xcode projects in some folders.
private struct Projects {
  private var membership: [XcodeMembership] = []
  private(set) var macros: Set<String> = []

  init(_ places: [String]) {
    for place in places {
      let paths = FileSearch(endings: ["project.pbxproj"]).readableFiles(below: place)
      let files = paths.compactMap { path in
        (try? FileSystem.bytes(of: path, limit: InputFile.sizeLimit)).map { (path: path, bytes: $0) }
      }
      membership.append(XcodeMembership(files))
      for file in files { macros.formUnion(XcodeProjectFile(file.bytes).lookupMacros) }
    }
  }

  func places(of targets: Set<String>) -> [String] { membership.flatMap { $0.places(of: targets) } }

  func targets(of path: String) -> Set<String> {
    membership.reduce(into: []) { $0.formUnion($1.targets(of: path)) }
  }
}
