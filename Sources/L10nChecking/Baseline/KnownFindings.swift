/// The findings that a project's baseline knows.
package struct KnownFindings: Sendable {
  package let baseline: Baseline
  /// The directory from which the baseline names files, as it is shown.
  package let directory: String

  /// Creates known findings.
  package init(_ baseline: Baseline, in directory: String) {
    self.baseline = baseline
    self.directory = directory
  }
}
