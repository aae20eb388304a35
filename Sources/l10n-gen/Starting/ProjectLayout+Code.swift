import L10nEmission
import L10nProject
import L10nSwiftCode
import L10nText

/// The places of a project's Swift code.
extension ProjectLayout {
  /// Returns the nearest Xcode project around a file, or `nil` if there is none.
  static func project(around path: String, among projects: [String]) -> String? {
    projects.filter { project in
      let folder = FilePath.parent(project)
      return folder == "." || FilePath.isInside(path, folder)
    }.max { (FilePath.depth($0), $1) < (FilePath.depth($1), $0) }
  }

  /// Returns the nearest Xcode project around a table; of several in a folder, one whose targets copy the table.
  func project(of table: String) -> String? {
    guard let nearest = Self.project(around: table, among: xcodeProjects) else { return nil }
    let beside = xcodeProjects.filter { FilePath.parent($0) == FilePath.parent(nearest) }
    return beside.count > 1 ? membership.projects(of: table).intersection(beside).min() ?? nearest : nearest
  }

  /// The tables of the app that are passed over because they have no language, for the user.
  var notesOnTablesWithoutLanguage: [FileSystem.Failure] {
    tablesWithoutLanguage.filter { path in
      FilePath.name(path).hasPrefix("Localizable.")
        && !FilePath.parent(path).split(separator: "/").contains(where: Self.isOfTestsOrLibrary)
    }.map { path in
      .init(path: path, reason: "it isn't in the folder of a language, such as en.lproj, so its language isn't known")
    }
  }

  /// A Boolean value indicating whether a target of the package in the root compiles the code in a folder.
  func isOfPackage(_ folder: String) -> Bool {
    guard FileSystem.kind(of: "Package.swift") != nil else { return false }
    let own = targets.targets.filter { $0.package == "." }
    // The targets may be stated in another way than by literals.
    return own.isEmpty || own.contains { FilePath.isInside(folder, $0.folder) }
  }

  /// Returns a Boolean value indicating whether a package target exists for its strings: it has at most one file with code,
  /// and other code imports it.
  func isForStrings(_ target: PackageTargets.Target) -> Bool {
    guard codeCount(below: target.folder) <= 1 else { return false }
    let name = Array(target.name.utf8)
    return swift.contains { path in
      guard !FilePath.isInside(path, target.folder),
        let bytes = try? FileSystem.bytes(of: path, limit: InputFile.sizeLimit), !bytes.ranges(of: name).isEmpty
      else { return false }
      return SwiftCode(bytes, in: bytes.indices).importedModules.contains(target.name)
    }
  }

  /// Returns the number of Swift files in a folder and those in it.
  func codeCount(below folder: String) -> Int { Self.count(swiftFolders, below: folder) }

  /// Returns the same without the files that only extensions and tests compile.
  func mainCodeCount(below folder: String) -> Int {
    codeCount(below: folder) - Self.count(additionFolders, below: folder)
  }

  /// Returns the number of Swift files in a folder and those in it that an app's target in an Xcode project compiles.
  func appCodeCount(below folder: String) -> Int { Self.count(appFolders, below: folder) }

  /// Returns the folder of a target's code around a place: the outermost one that the targets of the nearest code compile
  /// alone, or that nearest one if no target is known.
  ///
  /// - Parameter others: the tables of other code, which aren't in the folder.
  func targetFolder(around place: String, besides others: [String]) -> String? {
    guard let nearest = codeFolder(around: place) else { return nil }
    let own = mainTargets(below: nearest)
    guard !own.isEmpty else { return nearest }
    return FilePath.ancestors(nearest).prefix { folder in
      folder != "." && own == mainTargets(below: folder) && !others.contains { FilePath.isInside($0, folder) }
    }.last ?? nearest
  }

  /// Returns the folder that has most code of some targets, wherever their tables are; the outermost one if several have the
  /// same, or `nil` if no folder has more of it than of other code.
  ///
  /// - Parameter others: the names of targets whose code isn't meant, even if the targets compile it, too.
  func codeFolder(ofTargets targets: Set<String>, besides others: Set<String>) -> String? {
    var surplus: [String: Int] = [:]
    for path in swift {
      let own = membership.targets(of: path)
      let isMeant = !own.isDisjoint(with: targets) && own.isDisjoint(with: others)
      for folder in FilePath.ancestors(FilePath.parent(path)) where folder != "." {
        surplus[folder, default: 0] += isMeant ? 1 : -1
      }
    }
    return surplus.filter { $0.value > 0 }
      .max { ($0.value, -$0.key.utf8.count, $1.key) < ($1.value, -$1.key.utf8.count, $0.key) }?.key
  }

  /// Returns a folder for code in a folder: the folder itself, unless its targets find their files by their places and don't
  /// look there; then it is the folder in it with most code in which they do.
  func compiledFolder(in folder: String) -> String {
    let targets = mainTargets(below: folder)
    func isCompiled(_ folder: String) -> Bool {
      let path = FilePath.joined(folder, "Generated/L10n.swift")
      return !membership.targets(of: path).isDisjoint(with: targets)
    }
    guard !targets.isEmpty, membership.findsFiles(ofTargets: targets), !isCompiled(folder) else { return folder }
    // Of a manifest that can't be read as a whole, too few targets are known. Where most files are listed, code belongs to
    // the folder, and the person who adds it lists it, too.
    let own = swift.filter { folder == "." || FilePath.isInside($0, folder) }
    guard own.count(where: { !membership.targets(finding: $0).isDisjoint(with: targets) }) * 2 > own.count else {
      return folder
    }
    let inner = swiftFolders.keys.flatMap(FilePath.ancestors).filter {
      folder == "." ? $0 != "." : FilePath.isInside($0, folder)
    }
    return Set(inner).filter(isCompiled)
      .max { (mainCodeCount(below: $0), $1) < (mainCodeCount(below: $1), $0) } ?? folder
  }

  /// Returns a Boolean value indicating whether the Swift files in a folder and those in it declare a type with a name.
  /// SwiftGen's don't count, because generated code replaces them, nor does generated code itself.
  func declaresType(_ name: String, below folder: String) -> Bool {
    swift.contains { path in
      guard folder == "." || FilePath.isInside(path, folder), !path.contains("Tests/"),
        let bytes = try? FileSystem.bytes(of: path, limit: InputFile.sizeLimit),
        !SwiftGenHeader.isOfSwiftGen(bytes), !GeneratedHeader.isOurs(bytes, enumName: name)
      else { return false }
      return SwiftTypeScopes.isOutermostType(name, in: bytes)
    }
  }

  /// Returns the names of the targets in Xcode projects that compile most Swift files in a folder and those in it.
  func mainTargets(below folder: String) -> Set<String> {
    membership.mainTargets(of: swift.filter { folder == "." || FilePath.isInside($0, folder) })
  }

  private static func count(_ folders: [String: Int], below folder: String) -> Int {
    folders.reduce(0) { folder == "." || FilePath.isInside($1.key, folder) ? $0 + $1.value : $0 }
  }

  /// Returns the number of Swift files in the nearest folder around a place that has any, such as the `App` around
  /// `App/Resources`, without those that only extensions compile. A folder around the code of another place isn't this one's
  /// alone, unless all of it is the app's.
  func mainCodeCount(around place: String, besides others: [String]) -> Int {
    guard let around = codeFolder(around: place) else {
      // All code is around a folder in the root, except for that of other places.
      let folders = Set(others.filter { $0 != place }.compactMap { codeFolder(around: $0) })
      return folders.reduce(mainCodeCount(below: ".")) { $0 - mainCodeCount(below: $1) }
    }
    let isShared = others.contains { other in
      other != place && FilePath.isInside(other, around) && codeCount(below: other) > appCodeCount(below: other)
    }
    return mainCodeCount(below: isShared ? place : around)
  }

  /// Returns the number of Swift files that an app's target with tables of a place compiles, or of those around the place
  /// if no target is known.
  func mainCodeCount(ofTablesIn place: String, besides others: [String]) -> Int {
    let known = codeOfTables.filter { AppleTablePlaces.folder(of: $0.key) == place }.map(\.value)
    return known.max() ?? mainCodeCount(around: place, besides: others)
  }

  /// Returns the nearest folder around a place that has Swift code, or `nil` if that is the project's root or contains
  /// another place, too.
  func codeFolder(around place: String, besides other: String? = nil) -> String? {
    guard let folder = FilePath.ancestors(place).first(where: { $0 != "." && codeCount(below: $0) > 0 }) else {
      return nil
    }
    return other.map { FilePath.isInside($0, folder) } == true ? nil : folder
  }
}
