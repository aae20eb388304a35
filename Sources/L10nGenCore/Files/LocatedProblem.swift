/// Something wrong with a file that a command was given: with `l10n.yml`, or with one from translators.
package struct LocatedProblem: Sendable, Hashable {
  /// The place.
  package var location: SourceLocation
  /// What is wrong and what to do, in one sentence without a final full stop.
  package var message: String
}
