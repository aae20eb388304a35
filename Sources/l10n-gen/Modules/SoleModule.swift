import L10nCatalog
import L10nProject
import L10nSwiftCode
import L10nText

/// The module with the accessors of a project without `modules`: the one whose folder has the generated code.
struct SoleModule {
  /// The access level of the accessors, and the name of the module.
  let settings: ConfiguredModule
  private let targets: PackageTargets
  /// The package's target that has the code, or `nil` if it is in an Xcode project.
  private let home: PackageTargets.Target?
  private let xcode: XcodeMembership
  private let directory: String
  /// The path of a generated file.
  private let generated: String
  /// The names of the Xcode targets that have the accessors.
  private let compiling: Set<String>

  /// - Parameters:
  ///   - directory: the directory of the generated code.
  ///   - base: the directory of the configuration.
  ///   - replaced: the files whose targets need the accessors, too: tables, and code of another generator.
  init(output directory: String, _ emission: EmissionOptions, below base: String, replacing replaced: [String]) {
    targets = PackageTargets(below: base)
    let xcode = XcodeMembership(below: base)
    self.xcode = xcode
    self.directory = directory
    let generated = FilePath.joined(directory, "\(emission.enumName).swift")
    self.generated = generated
    let around = FileSearch(endings: [".swift"]).readableFiles(below: FilePath.parent(directory))
    let main = xcode.mainTargets(of: around)
    compiling = ([generated] + replaced).reduce(into: main) { $0.formUnion(xcode.targets(of: $1)) }
    home = targets.target(of: FilePath.shown(directory))
    let name = home?.name ?? (main.isEmpty ? compiling : main).sorted().first.map(xcode.module(ofTarget:))
    var settings = ConfiguredModule(name: name ?? FilePath.name(FilePath.parent(directory)))
    settings.access = emission.access
    settings.enumName = emission.enumName
    self.settings = settings
  }

  /// The module of the code.
  var module: CodeModule {
    CodeModule(name: settings.name, package: home?.package, dependencies: home?.dependencies ?? [])
  }

  /// Returns the modules of a file; none if the file can call the accessors without importing a module.
  func modules(of path: String) -> [CodeModule] {
    if let target = targets.target(of: path) {
      return target.name == home?.name
        ? [] : [CodeModule(name: target.name, package: target.package, dependencies: target.dependencies)]
    }
    if let package = targets.package(around: path), package != "." {
      return [CodeModule(name: FilePath.name(package), package: package)]
    }
    if home != nil { return [CodeModule(name: FilePath.name(FilePath.parent(path)))] }
    let own = xcode.targets(of: path)
    let others = own.subtracting(compiling)
    if others.isEmpty { return [] }
    return (others.count < own.count ? [module] : []) + others.sorted().map { CodeModule(name: $0) }
  }

  /// Returns the targets that compile files with calls of accessors, and not the accessors.
  func targetsWithoutCode(calling files: [String]) -> [TargetsWithoutCode] {
    let callers = Set(files.flatMap(xcode.targets(of:))).intersection(compiling)
    return [TargetsWithoutCode(callers, of: generated, in: directory, xcode)].compactMap { $0 }
  }
}
