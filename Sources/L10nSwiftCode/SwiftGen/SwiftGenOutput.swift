package import L10nCatalog
import L10nText

/// The settings for generated code that replaces SwiftGen's: in the same target, with the same enum and access.
package struct SwiftGenOutput {
  /// The directory for the code.
  package let directory: String
  /// The outermost enum.
  package let enumName: String
  /// The access level.
  package let access: EmissionOptions.Access

  /// - Parameters:
  ///   - project: the settings of SwiftGen.
  ///   - folder: the folder that SwiftGen writes to.
  package init(_ project: SwiftGenProject, folder: String) {
    let names = project.outputs.map(FilePath.name)
    // SwiftGen's own file may have one of our names, and exists until it is removed.
    let isTaken = names.contains { $0 == "\(project.enumName).swift" || $0.hasPrefix("\(project.enumName)+") }
    directory = isTaken ? FilePath.joined(folder, project.enumName) : folder
    enumName = project.enumName
    access = project.isPublic ? .public : .internal
  }
}
