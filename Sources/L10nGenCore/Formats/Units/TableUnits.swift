/// The messages of a file that has all languages, as units for translators.
struct TableUnits {
  /// The language of the source texts.
  var source: String
  /// The language of the translations, as the file writes it.
  var target: String
  /// The messages in the order of the file.
  var messages: [UnitMessage]
}
