/// A file for translators, or a part of one: the units of one file of the project.
struct UnitFile {
  /// The path of the project's file.
  var original: String
  /// The language of the source texts.
  var source: String
  /// The language of the translations.
  var target: String
  var units: [TranslationUnit]
}
