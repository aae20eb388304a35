import L10nCatalog
import L10nFormats
import L10nSwiftCode

/// The `output` of a project or a module in the first `l10n.yml`.
struct StarterOutput {
  /// The directory for generated files, or `nil` if a plugin generates them.
  var directory: String?
  /// The names that the outermost enum may have, the best first.
  private static let names = ["L10n", "Strings", "Texts"]

  /// The outermost enum of the code.
  private(set) var enumName = "L10n"
  /// The access level of the code.
  private(set) var access = EmissionOptions.Access.internal

  /// - Parameter directory: the directory for generated files, or `nil` if a plugin generates them.
  init(directory: String?) {
    self.directory = directory
  }

  /// Creates the output that replaces SwiftGen's.
  init(_ swiftGen: SwiftGenOutput) {
    directory = swiftGen.directory
    enumName = swiftGen.enumName
    access = swiftGen.access
  }

  /// Chooses another name for the enum if code that is compiled together with it has a type of that name.
  mutating func avoid(_ isTaken: (_ name: String) -> Bool) {
    enumName = Self.names.first { !isTaken($0) } ?? enumName
  }

  /// Makes the code visible to other modules.
  mutating func makePublic() { access = .public }

  /// The setting in `l10n.yml`.
  var text: String {
    let directory = directory.map { "directory: \(SettingsText.written($0)), " } ?? ""
    return "output: { \(directory)enum: \(SettingsText.written(enumName)), access: \(access.rawValue) }"
  }
}
