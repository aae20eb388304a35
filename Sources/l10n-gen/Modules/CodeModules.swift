import L10nCatalog
import L10nProject
import L10nSwiftCode
import L10nText

/// The modules of a project's code, with the places of their files.
struct CodeModules {
  /// The configured modules, in order.
  let configured: [CodeModule]
  /// The settings of each configured module.
  private let settings: [ConfiguredModule]
  /// The folders of each configured module.
  private let folders: [[String]]
  private let targets: PackageTargets
  /// The directory of the configuration. If it is a package itself, that is the app.
  private let base: String
  /// A Boolean value indicating whether code outside any target belongs to the app, whose accessors only its module can
  /// call.
  private let takesRest: Bool
  private let xcode: XcodeMembership
  /// The names of the Xcode targets that compile the code of each module, including its accessors.
  private var compiling: [Set<String>] = []

  /// - Parameters:
  ///   - modules: the modules, with places relative to the working directory.
  ///   - base: the directory of the configuration, relative to the working directory if it is in it.
  init(_ modules: [ConfiguredModule], below base: String) {
    let targets = PackageTargets(below: base)
    self.targets = targets
    self.base = base
    let folders = modules.map { module in
      if let sources = module.sources { return sources }
      if let target = targets.targets.first(where: { $0.name == module.name }) { return [target.folder] }
      // In an Xcode project, a target's folder has the target's name.
      let folder = FilePath.joined(base, module.name)
      return FileSystem.kind(of: folder) == .directory ? [folder] : []
    }
    self.folders = folders
    settings = modules
    configured = zip(modules.indices, folders).map { index, folders in
      let name = modules[index].name
      let target = targets.targets.first { $0.name == name } ?? folders.first.flatMap { targets.target(of: $0) }
      let package = target?.package ?? folders.first.flatMap { targets.package(around: $0) }
      return CodeModule(
        name: name, index: index, package: package == base ? nil : package, dependencies: target?.dependencies ?? [])
    }
    takesRest = modules.first.map { $0.access == .internal || $0.sources == nil && folders[0].isEmpty } ?? false
    xcode = XcodeMembership(below: base)
    compiling = compilingTargets()
  }

  /// Returns the names of the Xcode targets that have the accessors of each module: the one with its name, those that
  /// compile the generated code, and those that compile most of its code, such as an app's target for another system.
  private func compilingTargets() -> [Set<String>] {
    var files = settings.map { _ in [String]() }
    for file in FileSearch(endings: [".swift"]).readableFiles(below: base) {
      if let index = module(of: FilePath.shown(file)).index { files[index].append(file) }
    }
    return zip(settings, files).map { module, files in
      xcode.mainTargets(of: files).union(Self.generated(by: module).map(xcode.targets(of:)) ?? []).union([module.name])
    }
  }

  /// The path of a generated file of a module, or `nil` if a plugin generates it.
  private static func generated(by module: ConfiguredModule) -> String? {
    module.outputDirectory.map { FilePath.joined($0, "\(module.enumName).swift") }
  }

  /// Returns the targets that compile files with calls of their own module's accessors, and not the accessors.
  func targetsWithoutCode(calling files: [String]) -> [TargetsWithoutCode] {
    let callers = Set(files.filter { modules(of: $0).allSatisfy { $0.package == nil } }.flatMap(xcode.targets(of:)))
    return settings.indices.compactMap { index in
      guard let directory = settings[index].outputDirectory, let generated = Self.generated(by: settings[index]) else {
        return nil
      }
      return TargetsWithoutCode(callers.intersection(compiling[index]), of: generated, in: directory, xcode)
    }
  }

  /// Returns the modules of a file, which are several if several Xcode targets compile it.
  ///
  /// - Parameter path: as for ``module(of:)``.
  func modules(of path: String) -> [CodeModule] {
    let home = module(of: path)
    guard home.package == nil else { return [home] }
    var modules: [CodeModule] = []
    for target in xcode.targets(of: path).sorted() {
      let isHome = home.index.map { compiling[$0].contains(target) } ?? false
      let named = configured.first { $0.name == target && $0.package == nil }
      let module = named ?? (isHome ? home : CodeModule(name: target))
      if !modules.contains(module) { modules.append(module) }
    }
    return modules.isEmpty ? [home] : modules
  }

  /// Returns the module of a file.
  ///
  /// - Parameter path: the path, relative to the working directory if it is inside.
  func module(of path: String) -> CodeModule {
    let own = folders.indices.flatMap { index in
      folders[index].filter { PackageTargets.contains($0, path) }.map { (index: index, folder: $0) }
    }.max { $0.folder.utf8.count < $1.folder.utf8.count }
    let target = targets.target(of: path)
    // A target within the folder of a module is a separate module.
    if let own, target.map({ $0.folder.utf8.count <= own.folder.utf8.count }) ?? true { return configured[own.index] }
    if let target {
      return CodeModule(
        name: target.name, package: target.package == base ? nil : target.package, dependencies: target.dependencies)
    }
    if let package = targets.package(around: path), package != base {
      return CodeModule(name: FilePath.name(package), package: package)
    }
    return takesRest ? configured[0] : CodeModule(name: FilePath.name(FilePath.parent(path)))
  }
}
