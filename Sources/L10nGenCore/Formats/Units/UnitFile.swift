/// A file for translators, or a part of one: the units of one file of the project.
struct UnitFile {
  /// The path of the project's file.
  var original: String
  var sourceLanguage: String
  var targetLanguage: String
  var units: [TranslationUnit]
}
