import L10nFormats
import L10nText

extension TranslationPaths {
  /// The paths at which the metadata and the glossary may be.
  package var settings: [String] {
    let isFile = BundleFormats.format(ofFile: FilePath.name(directory))?.hasAllLanguages == true
    let folder = isFile ? FilePath.parent(directory) : directory
    return InputFile.settingsNames.map { FilePath.joined(folder, $0) }
  }
}
