/// The declarations that a file can use: those of its own modules, and of the modules that it imports.
struct Visibility: Sendable {
  private let modules: [Set<String>]
  private let imports: [Set<String>]

  /// - Parameters:
  ///   - modules: the modules of each file.
  ///   - imports: the modules that each file imports.
  init(modules: [Set<String>], imports: [Set<String>]) { (self.modules, self.imports) = (modules, imports) }

  /// Returns a Boolean value indicating whether code of one file sees what another one declares.
  func sees(_ other: Int, from file: Int) -> Bool {
    if other == file || modules[file].isEmpty && modules[other].isEmpty { return true }
    return !modules[file].isDisjoint(with: modules[other]) || !imports[file].isDisjoint(with: modules[other])
  }

  /// Returns the declarations that a file sees.
  func visible(_ declarations: [Declaration], from file: Int) -> [Declaration] {
    declarations.filter { $0.isPrivate ? $0.file == file : sees($0.file, from: file) }
  }
}
