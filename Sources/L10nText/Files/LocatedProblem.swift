/// A problem in a file that a command reads: in `l10n.yml`, or in one from translators.
package struct LocatedProblem: Sendable, Hashable {
  /// The place.
  package var location: SourceLocation
  /// The mistake and how to fix it, in one sentence without a final full stop.
  package var message: String

  package init(location: SourceLocation, message: String) {
    self.location = location
    self.message = message
  }
}
