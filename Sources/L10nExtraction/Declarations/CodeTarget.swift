/// A target of an Xcode project or of a package. Targets of several projects may have the same name.
package struct CodeTarget: Sendable, Hashable {
  /// The path of the Xcode project, or of the package's folder.
  package let project: String
  package let name: String

  package init(project: String, name: String) { (self.project, self.name) = (project, name) }

  /// The name with the project before it, which no other target has.
  package var fullName: String { "\(project)/\(name)" }
}
