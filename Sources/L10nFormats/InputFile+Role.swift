package import L10nText

extension InputFile {
  /// Returns a Boolean value indicating whether a path below the translations directory is read: its file has a format
  /// that bundles are read in, isn't in a folder that begins with a dot, and is neither a configuration nor the names
  /// of keys.
  ///
  /// - Parameter store: the store whose listing the directory is, of which only texts and the tool's own files are read.
  package static func isWanted(_ path: [String], in store: Store? = nil) -> Bool {
    if let store { return store.key(ofFile: path) != nil || isSettings(path) }
    guard let name = path.last, let format = BundleFormats.format(ofFile: name), !format.isWholeText,
      format.hasTranslations(at: path)
    else {
      return false
    }
    return !path.contains { $0.hasPrefix(".") } && !isSettings(path, "l10n") && !isSettings(path, "names")
  }

  /// The format of its name, or `nil` for a folder and for a file that isn't read.
  package var format: (any BundleFormat)? {
    path.last.flatMap { BundleFormats.format(ofFile: $0, in: dialect) }
  }

  /// The identifier of its format, for its problems; a folder has none, so its value doesn't matter.
  package var formatID: FormatID { format?.id ?? .settings }

  /// A Boolean value indicating whether the file describes messages instead of containing them.
  package var isMetadata: Bool { Self.isSettings(path, "metadata") }

  /// A Boolean value indicating whether the file is the glossary.
  package var isGlossary: Bool { Self.isSettings(path, "terms") }

  /// A Boolean value indicating whether the file is one of the tool's own, which has no messages.
  package var isSettings: Bool { Self.isSettings(path) }

  /// Returns a Boolean value indicating whether a path below the translations directory is one of the tool's own files.
  package static func isSettings(_ path: [String]) -> Bool { isSettings(path, "metadata") || isSettings(path, "terms") }

  /// The names that those files can have.
  package static var settingsNames: [String] {
    ["metadata", "terms"].flatMap { stem in SettingsFormat().fileExtensions.map { "\(stem).\($0)" } }
  }

  /// A Boolean value indicating whether the file is a table of Apple's systems, or one language of it.
  package var isTable: Bool { format?.hasTableKeys ?? false }

  /// A Boolean value indicating whether the file is one of a table in the source language, whose folder doesn't name it.
  package var isInBaseFolder: Bool { isTemplate || format?.tables?.folders.map { path.contains($0.base) } ?? false }

  /// A Boolean value indicating whether the file has the original texts of a table alone.
  package var isTemplate: Bool { format?.isTemplate ?? false }

  /// A Boolean value indicating whether the file has all languages.
  package var hasAllLanguages: Bool { format?.hasAllLanguages ?? false }

  /// Below the top folder, these names are ordinary namespaces: `ko/terms.yml` may hold the terms of use.
  private static func isSettings(_ path: [String], _ stem: String) -> Bool {
    SettingsFormat().fileExtensions.contains { path == ["\(stem).\($0)"] }
  }
}
