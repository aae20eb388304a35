/// What `l10n.yml` says, with the defaults for what it doesn't.
package struct Configuration: Sendable {
  /// The directory of the bundles, as written.
  package var translations: String
  /// Where generated files go, as written, or `nil` if only the command line can say.
  package var outputDirectory: String?
  /// The way the bundles are read.
  package var reading: ReadingOptions
  /// The severities of rules.
  package var checking: CheckingOptions
  /// The way the Swift is written.
  package var emission: EmissionOptions
}
