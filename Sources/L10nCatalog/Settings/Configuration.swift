package import L10nText

/// The settings of `l10n.yml`, with defaults for those that it doesn't have.
package struct Configuration: Sendable {
  /// The locations of the bundles, as written.
  package var translations: TranslationPaths
  /// The file with the names of keys as written, relative to the configuration.
  package var names = "names.yml"
  /// The app's `Info.plist` as written, relative to the configuration's directory, or `nil` if none is named.
  package var infoPropertyList: String?
  /// The files with build settings that belong to it, as written, relative to the configuration's directory.
  package var infoSettings: [String] = []
  /// The baseline as written, relative to the configuration's directory, or `nil` if none is named.
  package var baseline: String?
  /// A Boolean value indicating whether any error, including those of translations, prevents code from being generated.
  package var isStrict = false
  /// The output directory as written, or `nil` if it must be given on the command line.
  package var outputDirectory: String?
  /// The targets with strings of their own, or none if the project has no modules.
  package var modules: [ConfiguredModule] = []
  /// The listings of stores.
  package var listings: [ConfiguredListing] = []
  /// The strings of the product on other platforms.
  package var sources: [ConfiguredSource] = []
  /// A Boolean value indicating whether the strings are those that code is generated for.
  package var hasAccessors = true
  /// The app's own functions and properties that look strings up.
  package var lookups: [StringLookup] = []
  /// The settings of `extract`.
  package var extraction = ExtractionSettings()
  /// The options for reading the bundles.
  package var reading: ReadingOptions
  /// The options of the check.
  package var checking: CheckingOptions
  /// The options of the generated Swift.
  package var emission: EmissionOptions

  /// Creates a configuration with defaults for all other settings.
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
