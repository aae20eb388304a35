package import L10nCatalog
package import L10nChecking
package import L10nEmission
package import L10nText

/// The result of generating code.
package struct Generation: Sendable {
  /// The catalog with its findings, except those that a baseline knows.
  package var outcome: CheckOutcome
  /// The errors that prevented code from being generated.
  package var stopping: [Finding] = []
  /// The files and folders that couldn't be read and may have strings of the source, which also prevent it.
  package var unread: [FileSystem.Failure] = []
  /// The texts that the code doesn't have.
  package var leftOut: LeftOutTexts
  /// The files, or none if generation was stopped or the project has modules.
  package var files: [GeneratedFile] = []
  /// The code of each requested module, or none if generation was stopped.
  package var modules: [GeneratedModule] = []
  /// The files with strings that don't belong to a module, or none if the project has no modules.
  package var filesWithoutModule: [String] = []

  /// A Boolean value indicating whether generation was stopped.
  package var isStopped: Bool { !stopping.isEmpty || !unread.isEmpty }

  /// The catalog of the texts in the code.
  package var catalog: Catalog { leftOut.isEmpty ? outcome.catalog : leftOut.removed(from: outcome.catalog) }
}
