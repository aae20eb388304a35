package import L10nCatalog
package import L10nChecking
package import L10nEmission
package import L10nText

/// The result of generating code.
package struct Generation: Sendable {
  /// The catalog with its findings, apart from those that a baseline knows.
  package var outcome: CheckOutcome
  /// The errors that kept code from being generated.
  package var stopping: [Finding] = []
  /// The files and folders that couldn't be read and may have strings of the source, likewise.
  package var unread: [FileSystem.Failure] = []
  /// The texts that the code doesn't have.
  package var leftOut: LeftOutTexts
  /// The files; none if something kept them from being generated, or the project has modules.
  package var files: [GeneratedFile] = []
  /// The code of each module that is wanted; none if something kept it from being generated.
  package var modules: [GeneratedModule] = []
  /// The files with strings that no module has; none if the project has no modules.
  package var filesWithoutModule: [String] = []

  /// A Boolean value indicating whether there is no code.
  package var isStopped: Bool { !stopping.isEmpty || !unread.isEmpty }

  /// The catalog of the texts that the code has.
  package var catalog: Catalog { leftOut.isEmpty ? outcome.catalog : leftOut.removed(from: outcome.catalog) }
}
