import L10nCatalog
package import L10nFormats
import L10nText

/// A translation of one message that comes from no file.
package struct MessageTranslation {
  /// The message as it is before.
  package var message: ProjectMessage
  /// The texts that are new or change.
  package var texts: [UnitPath: UnitText]

  /// Creates a translation.
  package init(of message: ProjectMessage, _ texts: [UnitPath: UnitText]) {
    self.message = message
    self.texts = texts
  }
}

extension UnitImport {
  /// Plans the import of translations into one language.
  ///
  /// - Parameters:
  ///   - translations: the translations. The line of a refusal is the number of its translation, from 1.
  ///   - project: the project, from which the messages were read.
  ///   - units: its strings in the language.
  package init(
    _ translations: [MessageTranslation], in language: String, into project: ReadFiles, units: ProjectUnits
  ) {
    let translated = translations.enumerated().map { index, translation in
      let location = SourceLocation(file: "", line: index + 1, column: 1)
      let units = translation.texts.sorted { $0.key < $1.key }.map { path, text in
        TranslatedFile.Unit(id: translation.message.message.unit(at: path).id, location: location, target: text)
      }
      return TranslatedFile(
        original: translation.message.original, target: language, location: location, units: units)
    }
    self.init(TranslatedFiles(translated), into: project) { _, _, _ in units }
  }
}
