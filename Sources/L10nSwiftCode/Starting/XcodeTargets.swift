import L10nText

/// The targets of an Xcode project that compile each file, or copy it as a resource. XcodeGen or Tuist may make the project.
package struct XcodeTargets {
  /// The listed files by their folded paths.
  private var files: [String: File] = [:]
  /// The folders whose files aren't listed.
  private var folders: [Folder] = []
  /// The files that a generator of the project looks for.
  private var searches: [TargetSearch] = []
  /// The kinds of the targets by their names.
  private var kinds: [String: Kind] = [:]
  /// The names of the targets that are apps.
  package var apps: Set<String> { Set(kinds.filter { $0.value == .app }.keys) }
  /// The names of the targets that are tests.
  package private(set) var tests: Set<String> = []
  /// The names of the targets with Swift code that a generator writes for their resources.
  package private(set) var withCodeOfResources: Set<String> = []
  /// The names of the modules that code of the targets is in, by the targets' names.
  private var modules: [String: String] = [:]

  /// The kinds of targets.
  package enum Kind: Sendable {
    case app
    /// An extension of an app, or tests.
    case addition
    case other

    init(productType: String) {
      if productType.hasPrefix("com.apple.product-type.application") {
        self = .app
      } else {
        let isAddition = ["extension", "unit-test", "ui-testing"].contains(where: productType.contains)
        self = isAddition ? .addition : .other
      }
    }
  }

  /// A file that the project lists.
  private struct File {
    /// The absolute path as the project spells it.
    let path: String
    /// The names of the targets that have the file.
    var targets: Set<String> = []
  }

  /// A folder whose files all belong to the project.
  private struct Folder {
    let path: String
    /// The folded path.
    let key: String
    /// The names of the targets that compile its files.
    let targets: Set<String>
    /// The folded paths of exceptions, by target: the files that it doesn't compile or, for a target that otherwise
    /// doesn't have the folder, those that it compiles.
    let exceptions: [String: Set<String>]
  }

  /// - Parameters:
  ///   - bytes: the `project.pbxproj`.
  ///   - folder: the absolute path of the project's parent folder.
  package init(_ bytes: [UInt8], in folder: String) {
    let objects = XcodeObjects(bytes)
    var members: [String: Set<String>] = [:]
    for target in objects.identifiers(ofKind: "PBXNativeTarget") {
      guard let name = objects.text(target, "name") else { continue }
      let productType = objects.text(target, "productType") ?? ""
      kinds[name] = Kind(productType: productType)
      if productType.contains("unit-test") || productType.contains("ui-testing") { tests.insert(name) }
      modules[name] = objects.productSetting(["PRODUCT_MODULE_NAME", "PRODUCT_NAME"], ofTarget: target)
      for phase in objects.texts(target, "buildPhases")
      where ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"].contains(objects.text(phase, "isa")) {
        for file in objects.texts(phase, "files") {
          if let reference = objects.text(file, "fileRef") { members[reference, default: []].insert(name) }
        }
      }
      for group in objects.texts(target, "fileSystemSynchronizedGroups") { members[group, default: []].insert(name) }
    }
    let base = FilePath.absolute(objects.text(objects.root, "projectDirPath") ?? "", in: folder)
    var open = [(item: objects.text(objects.root, "mainGroup") ?? "", folder: base)]
    // A damaged project may have a group inside itself.
    var visited: Set<String> = []
    while let (item, parent) = open.popLast() {
      guard visited.insert(item).inserted, let kind = objects.text(item, "isa"),
        let path = Self.path(of: item, objects, in: parent, base)
      else { continue }
      if kind == "PBXFileSystemSynchronizedRootGroup" {
        folders.append(Self.folder(item, at: path, objects, members[item] ?? []))
      } else if let targets = members[item] {
        files[Self.folded(path), default: File(path: path)].targets.formUnion(targets)
      }
      for child in objects.texts(item, "children") {
        // The files of a table in several languages belong to the targets of their group.
        if kind == "PBXVariantGroup" { members[child, default: []].formUnion(members[item] ?? []) }
        open.append((child, path))
      }
    }
  }

  /// - Parameters:
  ///   - project: the project that XcodeGen makes.
  ///   - folder: the absolute path of the folder with its `project.yml`.
  package init(_ project: XcodeGenProject, in folder: String) {
    for target in project.targets {
      kinds[target.name] = Kind(productType: target.productType)
      if target.isOfTests { tests.insert(target.name) }
      modules[target.name] = target.module
      searches += target.sources.map { source in
        TargetSearch(
          target: target.name, patterns: source.patterns.flatMap { PathPattern.all($0, in: folder) },
          exceptions: source.exceptions.flatMap { PathPattern.all($0, in: folder) }, content: .all)
      }
    }
  }

  /// - Parameters:
  ///   - project: the project that Tuist makes.
  ///   - folder: the absolute path of the folder with its `Project.swift`.
  package init(_ project: TuistProject, in folder: String) {
    for target in project.targets {
      kinds[target.name] = target.kind
      if target.isOfTests { tests.insert(target.name) }
      modules[target.name] = target.module
      for (paths, content) in [(target.sources, .code), (target.resources, .resources), (target.folders, .all)]
        as [(TuistPaths, TargetSearch.Content)]
      {
        let patterns = paths.patterns.flatMap { PathPattern.all($0, in: folder) }
        guard !patterns.isEmpty else { continue }
        let exceptions = paths.exceptions.flatMap { PathPattern.all($0, in: folder) }
        searches.append(
          TargetSearch(target: target.name, patterns: patterns, exceptions: exceptions, content: content))
        if content != .code, project.makesCodeOfResources, target.hasCode { withCodeOfResources.insert(target.name) }
      }
    }
  }

  private static func path(of item: String, _ objects: XcodeObjects, in parent: String, _ base: String) -> String? {
    let path = objects.text(item, "path") ?? ""
    switch objects.text(item, "sourceTree") {
    case "<group>", nil: return FilePath.absolute(path, in: parent)
    case "SOURCE_ROOT": return FilePath.absolute(path, in: base)
    case "<absolute>": return FilePath.absolute(path, in: "/")
    default: return nil
    }
  }

  private static func folder(
    _ group: String, at path: String, _ objects: XcodeObjects, _ targets: Set<String>
  ) -> Folder {
    var exceptions: [String: Set<String>] = [:]
    for set in objects.texts(group, "exceptions") {
      guard let target = objects.text(set, "target"), let name = objects.text(target, "name") else { continue }
      let paths = objects.texts(set, "membershipExceptions").map { folded(FilePath.absolute($0, in: path)) }
      exceptions[name, default: []].formUnion(paths)
    }
    return Folder(path: path, key: folded(path), targets: targets, exceptions: exceptions)
  }

  /// Returns the path by which a file is found. A Mac finds files whose names a project spells in another case.
  package static func folded(_ path: String) -> String { path.lowercased() }

  /// The names of all targets.
  package var names: Set<String> { Set(kinds.keys) }

  /// Returns the name of the module that a target's code is in, or `nil` if there is no such target.
  package func module(ofTarget name: String) -> String? { kinds[name].map { _ in modules[name] ?? name } }

  /// Returns the kinds of the targets that compile a file.
  ///
  /// - Parameter path: the absolute path.
  package func kinds(ofTargetsOf path: String) -> Set<Kind> { Set(targets(of: path).compactMap { kinds[$0] }) }

  /// Returns the names of the targets that compile a file or copy it.
  ///
  /// - Parameters:
  ///   - path: the absolute path.
  ///   - package: the absolute path of the package that the file is in, if it belongs to one of its targets. A folder
  ///     around a package doesn't have the files of the package.
  package func targets(of path: String, in package: String? = nil) -> Set<String> {
    (files[Self.folded(path)]?.targets ?? []).union(targets(finding: path, in: package))
  }

  /// Returns the names of the targets that get a file by its place, without listing it. The parameters are those of
  /// `targets(of:in:)`.
  package func targets(finding path: String, in package: String? = nil) -> Set<String> {
    let key = Self.folded(path)
    let packageKey = package.map(Self.folded)
    var targets: Set<String> = []
    for folder in folders where FilePath.isInside(key, folder.key) {
      if let packageKey, !FilePath.isInside(folder.key, packageKey) { continue }
      let exceptional = folder.exceptions.filter { $0.value.contains(key) }.keys
      targets.formUnion(folder.targets.symmetricDifference(exceptional))
    }
    for search in searches where !targets.contains(search.target) && search.finds(path, in: package) {
      targets.insert(search.target)
    }
    return targets
  }

  /// Returns a Boolean value indicating whether one of some targets gets files by their places, without a list.
  package func findsFiles(ofTargets targets: Set<String>) -> Bool {
    folders.contains { !$0.targets.isDisjoint(with: targets) } || searchesFiles(ofTargets: targets)
  }

  /// Returns a Boolean value indicating whether a manifest says where files of some targets are.
  package func searchesFiles(ofTargets targets: Set<String>) -> Bool {
    searches.contains { targets.contains($0.target) }
  }

  /// Returns the absolute paths of the files and folders that targets list.
  package func places(of targets: Set<String>) -> [String] {
    files.values.filter { !$0.targets.isDisjoint(with: targets) }.map(\.path)
      + folders.filter { !$0.targets.isDisjoint(with: targets) }.map(\.path)
      + searches.filter { targets.contains($0.target) }.flatMap { $0.patterns.map(\.folder) }
  }
}
