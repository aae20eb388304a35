package import L10nText

/// A file format. Each format has a folder next to this file, and nothing outside of the folder knows how the format
/// writes a text; ``BundleFormats`` lists all of them.
package protocol BundleFormat: ReadableFormat, LocatedFormat, EditableFormat {}

extension BundleFormat {
  package func format(ofFile name: String, in dialect: FileDialect?) -> any BundleFormat { self }

  /// The format as one of tables, or `nil` if its files aren't tables of Apple's systems.
  package var tables: (any AppleTableFormat)? { self as? any AppleTableFormat }

  /// The format as one with texts that only translators' files can hold, or `nil` if each text is a message.
  package var exchange: (any ExchangeFormat)? { self as? any ExchangeFormat }
}
