import L10nFormats
import L10nText

/// The first `l10n.yml` of a project with a SwiftGen configuration: the same tables, enum and access.
package struct SwiftGenStart {
  /// The text of the file.
  package let text: String

  /// - Parameters:
  ///   - translations: the folder of the tables, relative to that of the file.
  ///   - source: the language that the others are translated from.
  ///   - folder: the folder that SwiftGen writes to, which is in a target of the app.
  package init(_ project: SwiftGenProject, translations: String, source: String, folder: String) {
    let names = project.outputs.map(FilePath.name)
    // SwiftGen's own file may have one of our names, and exists until it is removed.
    let isTaken = names.contains { $0 == "\(project.enumName).swift" || $0.hasPrefix("\(project.enumName)+") }
    let directory = isTaken ? FilePath.joined(folder, project.enumName) : folder
    text = """
      translations: \(SettingsText.written(translations))
      # The language that SwiftGen reads, from which the others are translated.
      source: \(SettingsText.written(source))
      output:
        directory: \(SettingsText.written(directory))
        enum: \(SettingsText.written(project.enumName))
        access: \(project.isPublic ? "public" : "internal")

      """
  }
}
