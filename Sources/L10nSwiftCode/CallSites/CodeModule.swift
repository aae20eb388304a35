import L10nCatalog

/// The module that a file of code belongs to.
package struct CodeModule: Sendable, Hashable {
  /// The name of its target.
  package let name: String
  /// The index among the project's modules, or `nil` if it isn't one of them.
  package let index: Int?
  /// The directory of the Swift package that has the target, or `nil` for a target of an Xcode project.
  package let package: String?
  /// The names that the code can import according to the package's manifest.
  package let dependencies: Set<String>

  /// The name of the module in Swift.
  var moduleName: String { ConfiguredModule.moduleName(ofTarget: name) }

  package init(name: String, index: Int? = nil, package: String? = nil, dependencies: Set<String> = []) {
    self.name = name
    self.index = index
    self.package = package
    self.dependencies = dependencies
  }
}
