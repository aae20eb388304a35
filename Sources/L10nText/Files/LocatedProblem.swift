/// Something wrong with a file that a command was given: with `l10n.yml`, or with one from translators.
package struct LocatedProblem: Sendable, Hashable {
  /// The place.
  package var location: SourceLocation
  /// The mistake and how to fix it, in one sentence without a final full stop.
  package var message: String

  /// Creates a problem.
  package init(location: SourceLocation, message: String) {
    self.location = location
    self.message = message
  }
}
