import L10nCatalog
import L10nFormats
import L10nText

/// The first `l10n.yml` of a project with a SwiftGen configuration: the same tables, enum and access.
package struct SwiftGenStart {
  /// The text of the file.
  package let text: String

  /// - Parameters:
  ///   - translations: the folder of the tables, relative to that of the file.
  ///   - source: the language that the others are translated from.
  ///   - output: the settings for the code.
  package init(translations: String, source: String, output: SwiftGenOutput) {
    text = """
      translations: \(SettingsText.written(translations))
      # The language that SwiftGen reads, from which the others are translated.
      source: \(SettingsText.written(source))
      output:
        directory: \(SettingsText.written(output.directory))
        enum: \(SettingsText.written(output.enumName))
        access: \(output.access.rawValue)

      """
  }
}
