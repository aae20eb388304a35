/// Something wrong with `l10n.yml`, which keeps everything else from starting.
public struct ConfigurationProblem: Sendable, Hashable {
  /// Where.
  public var location: SourceLocation
  /// What is wrong and what to do, without a final full stop.
  public var message: String
}
