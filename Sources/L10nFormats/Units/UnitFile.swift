/// A file for translators, or a part of one: the units of one file of the project.
package struct UnitFile {
  /// The path of the project's file.
  package var original: String
  /// The language of the source texts.
  package var source: String
  /// The language of the translations.
  package var target: String
  package var units: [TranslationUnit]

  package init(original: String, source: String, target: String, units: [TranslationUnit]) {
    self.original = original
    self.source = source
    self.target = target
    self.units = units
  }
}
