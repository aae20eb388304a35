import L10nCatalog
import L10nChecking
import L10nPipeline
import L10nProject
import L10nText

/// The check of more strings together with an app's: those of a store's listing, or of another platform.
struct AdditionalCheck {
  /// The files as they were read, including those that couldn't be.
  let files: [InputFile]
  let outcome: CheckOutcome
  /// A Boolean value indicating whether all fixes could be written.
  let isFixed: Bool

  /// Reads and checks the files.
  ///
  /// - Parameters:
  ///   - fixes: a Boolean value indicating whether fixes are written first, and reported.
  ///   - since: the revision to compare with, or `nil` for none. One without the files is skipped, and so are
  ///     directories, which have an app's strings.
  init(_ project: LoadedConfiguration, fixes: Bool = false, since: String? = nil) throws(Refusal) {
    let before = try Self.older(since, of: project)
    guard fixes else {
      files = try project.files()
      outcome = Pipeline(project.configuration).check(files, since: before)
      isFixed = true
      return
    }
    let fixing = try BundleFixing(project, code: nil, since: before)
    files = fixing.files
    outcome = fixing.outcome
    isFixed = fixing.failures.isEmpty
    fixing.explain()
  }

  private static func older(_ name: String?, of project: LoadedConfiguration) throws(Refusal) -> Catalog? {
    guard let name, FileSystem.kind(of: name) != .directory else { return nil }
    let state = try ComparedState(name, of: project.paths)
    return state.files.isEmpty ? nil : try state.catalog(project)
  }
}
