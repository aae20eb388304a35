package import L10nText

/// The settings of `l10n.yml`, with defaults for those that it doesn't have.
package struct Configuration: Sendable {
  /// The places of the bundles, as written.
  package var translations: TranslationPaths
  /// The file with the names of keys as written, relative to the configuration.
  package var names = "names.yml"
  /// The app's `Info.plist` as written, relative to the configuration's directory, or `nil` if none is named.
  package var infoPropertyList: String?
  /// The files with build settings that are a part of it, likewise.
  package var infoSettings: [String] = []
  /// The baseline as written, relative to the configuration's directory, or `nil` if none is named.
  package var baseline: String?
  /// A Boolean value indicating whether any error keeps code from being generated, those of translations among them.
  package var isStrict = false
  /// The output directory as written, or `nil` if the command line has to give it.
  package var outputDirectory: String?
  /// The targets with strings of their own; none if all strings are of one.
  package var modules: [ConfiguredModule] = []
  /// The functions and properties of the app's own that look strings up.
  package var lookups: [StringLookup] = []
  /// The way the bundles are read.
  package var reading: ReadingOptions
  /// The severities of rules.
  package var checking: CheckingOptions
  /// The way the Swift is written.
  package var emission: EmissionOptions

  /// Creates a configuration in which nothing else is set.
  package init(
    translations: TranslationPaths, names: String = "names.yml", reading: ReadingOptions, checking: CheckingOptions,
    emission: EmissionOptions
  ) {
    self.translations = translations
    self.names = names
    self.reading = reading
    self.checking = checking
    self.emission = emission
  }

  /// The outermost enums of all generated code.
  package var enumNames: Set<String> { modules.isEmpty ? [emission.enumName] : Set(modules.map(\.enumName)) }
}
