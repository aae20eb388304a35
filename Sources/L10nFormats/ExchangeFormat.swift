/// The part of a format that exchanges texts with translators, if its files have several languages, or messages that are
/// composed of several texts.
package protocol ExchangeFormat: Sendable {
  /// Returns the messages of a file as units for translators, or `nil` if the file has mistakes, or doesn't have all
  /// languages.
  ///
  /// - Parameter target: the language of the translations.
  func units(in bytes: [UInt8], target: String) -> AppleTableUnits?

  /// Returns a file that has all languages, with translations written to it, or `nil` if it has mistakes.
  func writing(_ translations: Translations, in language: String, to bytes: [UInt8]) -> [UInt8]?

  /// Returns a file that has all languages, with only its source language left, or `nil` if it has mistakes.
  func withoutTranslations(_ bytes: [UInt8]) -> [UInt8]?

  /// Returns the texts that the messages of a file of one language are composed of, by key, or `nil` if each text of
  /// the format is a message. Keys whose texts can't be units are left out.
  func parts(in bytes: [UInt8]) -> Translations?

  /// Returns a file with translations of parts, or `nil` if it has mistakes or its layout can't represent them.
  ///
  /// - Parameters:
  ///   - source: the source language's file.
  ///   - bytes: UTF-8 without a byte-order mark; empty for a new file.
  func writing(parts translations: Translations, like source: [UInt8], to bytes: [UInt8]) -> [UInt8]?
}

extension ExchangeFormat {
  package func units(in bytes: [UInt8], target: String) -> AppleTableUnits? { nil }
  package func writing(_ translations: Translations, in language: String, to bytes: [UInt8]) -> [UInt8]? { nil }
  package func withoutTranslations(_ bytes: [UInt8]) -> [UInt8]? { nil }
  package func parts(in bytes: [UInt8]) -> Translations? { nil }
  package func writing(parts translations: Translations, like source: [UInt8], to bytes: [UInt8]) -> [UInt8]? { nil }
}
