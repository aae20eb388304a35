/// Something wrong with `l10n.yml`, which keeps everything else from starting.
package struct ConfigurationProblem: Sendable, Hashable {
  /// The place.
  package var location: SourceLocation
  /// What is wrong and what to do, in one sentence without a final full stop.
  package var message: String
}
