/// The messages of a file that has all languages, as units for translators.
package struct AppleTableUnits {
  /// The language of the source texts.
  package var source: String
  /// The language of the translations, as the file writes it.
  package var target: String
  /// The messages in the order of the file.
  package var messages: [UnitMessage]
}
