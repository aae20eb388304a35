import L10nCatalog
import L10nEditing
import L10nExtraction
import L10nPipeline
import L10nProject
import L10nSwiftCode
import L10nText

/// The Swift code of an app after a change of keys.
struct RenamedCode {
  private let renaming: AccessorRenaming

  /// Reads the code in a folder, and renames its calls.
  ///
  /// - Parameters:
  ///   - folder: a folder, or a Swift file.
  ///   - edit: the change of the keys.
  init(
    at folder: String, for edit: ProjectEdit, in project: ProjectEditing
  ) throws(Refusal) {
    try Refusal.refuseEmpty(folder, "--swift")
    let code = try SourceCode(at: [folder], enumNames: project.loaded.configuration.enumNames)
    let kept = code.swiftGen.filter { SwiftGenHeader.isForwarding($0.bytes) }
    let sources = code.files + kept
    let configuration = project.loaded.configuration
    renaming = project.pipeline.renamingAccessors(
      from: edit.catalogs.before, to: edit.catalogs.after, edit.renamed, in: sources
    ) { keys in
      let custom = CustomLookups(configuration.extraction, lookups: configuration.lookups)
      return Extraction(of: sources, targets: sources.map { _ in [] }, custom).lookups(of: keys)
    }
  }

  var changes: [OutputChanges.Written] {
    renaming.changed.map { file, bytes in
      .init(path: file.path, name: FilePath.name(file.path), old: file.bytes, new: bytes)
    }
  }

  /// A description of the changes.
  var summary: String {
    "\(String.counted(renaming.count, "call")) in \(String.counted(renaming.changed.count, "Swift file"))"
  }

  /// Prints the places that may need a change by hand.
  func explain() {
    Console.error(lines: renaming.leftAlone.map { "\($0.location.printable): left as it is: \($0.reason)" })
  }
}
