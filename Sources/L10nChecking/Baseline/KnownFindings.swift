/// The findings that a project's baseline knows.
package struct KnownFindings: Sendable {
  package let baseline: Baseline
  /// The directory that the baseline's file names are relative to, as shown.
  package let directory: String

  package init(_ baseline: Baseline, in directory: String) {
    self.baseline = baseline
    self.directory = directory
  }
}
