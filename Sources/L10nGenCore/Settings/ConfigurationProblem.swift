/// Something wrong with `l10n.yml`, which keeps everything else from starting.
package struct ConfigurationProblem: Sendable, Hashable {
  /// Where.
  package var location: SourceLocation
  /// What is wrong and what to do, without a final full stop.
  package var message: String
}
