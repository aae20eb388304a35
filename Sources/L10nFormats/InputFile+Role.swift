import L10nText

extension InputFile {
  /// Returns a Boolean value indicating whether a path below the translations directory is one that reading wants: a
  /// file of a format that bundles are read in, outside folders that begin with a dot, and neither a configuration
  /// nor the names of keys.
  package static func isWanted(_ path: [String]) -> Bool {
    guard let name = path.last, BundleFormats.format(ofFile: name) != nil else { return false }
    return !path.contains { $0.hasPrefix(".") } && !isSettings(path, "l10n") && !isSettings(path, "names")
  }

  /// The format that its name says; nil for a folder, and for a file that reading doesn't want.
  package var format: (any BundleFormat)? { path.last.flatMap(BundleFormats.format) }

  /// The same, for what the file's problems say; a folder can't have any.
  package var formatID: FormatID { format?.id ?? .settings }

  /// A Boolean value indicating whether the file tells of messages rather than holding them.
  package var isMetadata: Bool { Self.isSettings(path, "metadata") }

  /// A Boolean value indicating whether the file is the glossary.
  package var isGlossary: Bool { Self.isSettings(path, "terms") }

  /// A Boolean value indicating whether the file is one of the tool's own, which has no messages.
  package var isSettings: Bool { Self.isSettings(path) }

  /// Returns a Boolean value indicating whether a path below the translations directory is one of those files.
  package static func isSettings(_ path: [String]) -> Bool { isSettings(path, "metadata") || isSettings(path, "terms") }

  /// The names that those files may have.
  package static var settingsNames: [String] {
    ["metadata", "terms"].flatMap { stem in SettingsFormat().fileExtensions.map { "\(stem).\($0)" } }
  }

  /// A Boolean value indicating whether the file is a table of Apple's systems, or one language of it.
  package var isTable: Bool { format?.hasTableKeys ?? false }

  /// A Boolean value indicating whether the file has all languages.
  package var hasAllLanguages: Bool { format?.hasAllLanguages ?? false }

  /// Below the top folder the same names are namespaces as any other: `ko/terms.yml` holds the terms of use.
  private static func isSettings(_ path: [String], _ stem: String) -> Bool {
    SettingsFormat().fileExtensions.contains { path == ["\(stem).\($0)"] }
  }
}
