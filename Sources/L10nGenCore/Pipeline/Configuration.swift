/// What `l10n.yml` says, with the defaults for what it doesn't.
public struct Configuration: Sendable {
  /// The directory of the bundles, as written.
  public var translations: String
  /// Where generated files go, as written; nil where only the command line can say.
  public var outputDirectory: String?
  /// How the bundles are read.
  public var reading: ReadingOptions
  /// How findings are graded.
  public var checking: CheckingOptions
  /// How the Swift is written.
  public var emission: EmissionOptions
}
