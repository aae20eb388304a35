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

  /// - Parameters:
  ///   - directory: the directory of the generated code.
  ///   - base: the directory of the configuration.
  init(output directory: String, _ emission: EmissionOptions, below base: String) {
    targets = PackageTargets(below: base)
    home = targets.target(of: FilePath.shown(directory))
    var settings = ConfiguredModule(name: home?.name ?? FilePath.name(FilePath.parent(directory)))
    settings.access = emission.access
    settings.enumName = emission.enumName
    self.settings = settings
  }

  /// The module of the code.
  var module: CodeModule {
    CodeModule(name: settings.name, package: home?.package, dependencies: home?.dependencies ?? [])
  }

  /// Returns the modules of a file; none if the file can call the accessors without importing a module. The generated
  /// code may be in several targets of an Xcode project, but a package never sees it.
  func modules(of path: String) -> [CodeModule] {
    if let target = targets.target(of: path) {
      return target.name == home?.name
        ? [] : [CodeModule(name: target.name, package: target.package, dependencies: target.dependencies)]
    }
    if let package = targets.package(around: path), package != "." {
      return [CodeModule(name: FilePath.name(package), package: package)]
    }
    return home == nil ? [] : [CodeModule(name: FilePath.name(FilePath.parent(path)))]
  }
}
