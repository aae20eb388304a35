import L10nCatalog
import L10nEmission
import L10nPipeline
import L10nProject

/// Generated code, with the directory that it is written to.
struct EmittedCode {
  let directory: OutputDirectory
  /// The outermost enum.
  let enumName: String
  let files: [GeneratedFile]
  /// The module of the code, or `nil` if the project has no modules.
  var module: ModuleCatalog?

  /// Returns all code of a project, except for code that a plugin generates.
  ///
  /// - Parameters:
  ///   - enumName: the outermost enum of a project without modules.
  ///   - directory: the directory of a project without modules, or `nil` if a plugin generates its code.
  static func all(of generation: Generation, _ enumName: String, in directory: OutputDirectory?) -> [EmittedCode] {
    let own = directory.map { EmittedCode(directory: $0, enumName: enumName, files: generation.files) }
    return [own].compactMap { $0 }
      + generation.modules.compactMap { module in
        module.module.outputDirectory.map { path in
          EmittedCode(
            directory: OutputDirectory(path: path), enumName: module.module.enumName, files: module.files,
            module: module.strings)
        }
      }
  }

  /// The bytes of the files.
  var code: [[UInt8]] { files.map(\.bytes) }

  /// The changes that writing it makes.
  var changes: OutputChanges {
    get throws(Refusal) { try directory.changes(to: files, enumName: enumName) }
  }

  /// Writes the code, and returns the changes.
  func update() throws(Refusal) -> OutputChanges { try directory.update(to: files, enumName: enumName) }
}
