/// The formats that bundles are read in: the one list of them.
enum BundleFormats {
  static let all: [any BundleFormat] = [
    YAMLFormat(), JSONFormat(), StringCatalogFormat(), StringsFormat(), StringsdictFormat(),
  ]

  /// The extension of new files with messages, and of settings.
  static var newFileExtension: String { SettingsFormat().fileExtensions[0] }

  /// The format that a file's name says, or `nil` if it says none.
  static func format(ofFile name: String) -> (any BundleFormat)? {
    all.first { format in format.fileExtensions.contains { name.hasSuffix(".\($0)") } }
  }

  /// The format of a text or a problem.
  static func format(_ id: FormatID) -> any BundleFormat {
    let index = Int(id.rawValue)
    return index < byID.count ? byID[index] : YAMLFormat()
  }

  /// The formats by the raw values of their identifiers, because a format is looked up for every text.
  private static let byID: [any BundleFormat] = all.sorted { $0.id.rawValue < $1.id.rawValue }
}
