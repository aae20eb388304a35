import L10nFormats
import L10nText

extension TranslationPaths {
  /// The paths at which the metadata and the glossary may be.
  package var settings: [String] { InputFile.settingsNames.map { FilePath.joined(folder, $0) } }

  /// The paths at which people may expect that the names of keys are read.
  package var names: [String] {
    SettingsFormat().fileExtensions.map { FilePath.joined(folder, "names.\($0)") }
  }

  private var folder: String {
    let isFile = BundleFormats.format(ofFile: FilePath.name(directory))?.hasAllLanguages == true
    return isFile ? FilePath.parent(directory) : directory
  }
}
