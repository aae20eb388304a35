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

  /// Creates the settings for code that replaces files of a folder: with the enum of the first, and public if any of them is.
  /// Returns `nil` if there are no files.
  ///
  /// - Parameters:
  ///   - outputs: the files that SwiftGen generates in the folder.
  ///   - folder: the folder that SwiftGen writes to.
  package init?(_ outputs: [SwiftGenProject.Output], folder: String) {
    guard let enumName = outputs.first?.enumName else { return nil }
    let names = outputs.map { FilePath.name($0.path) }
    // SwiftGen's own file may have one of our names, and exists until it is removed.
    let isTaken = names.contains { $0 == "\(enumName).swift" || $0.hasPrefix("\(enumName)+") }
    directory = isTaken ? FilePath.joined(folder, enumName) : folder
    self.enumName = enumName
    access = outputs.contains(where: \.isPublic) ? .public : .internal
  }
}
