/// The declarations that a file can use: those of its own targets, and of the modules that it imports.
struct Visibility: Sendable {
  private let targets: [Set<CodeTarget>]
  /// The names of the modules of each file.
  private let modules: [Set<String>]
  private let imports: [Set<String>]

  /// - Parameters:
  ///   - targets: the targets of each file.
  ///   - imports: the modules that each file imports.
  init(targets: [Set<CodeTarget>], imports: [Set<String>]) {
    (self.targets, self.imports) = (targets, imports)
    modules = targets.map { Set($0.map(\.name)) }
  }

  /// Returns a Boolean value indicating whether code of one file sees what another one declares.
  func sees(_ other: Int, from file: Int) -> Bool {
    areTogether(other, file) || !imports[file].isDisjoint(with: modules[other])
  }

  /// Returns a Boolean value indicating whether a target compiles both files, or none is known for either.
  func areTogether(_ other: Int, _ file: Int) -> Bool {
    other == file || targets[file].isEmpty && targets[other].isEmpty
      || !targets[file].isDisjoint(with: targets[other])
  }

  /// Returns the declarations that a file sees.
  func visible(_ declarations: [Declaration], from file: Int) -> [Declaration] {
    declarations.filter { $0.isPrivate ? $0.file == file : sees($0.file, from: file) }
  }
}
