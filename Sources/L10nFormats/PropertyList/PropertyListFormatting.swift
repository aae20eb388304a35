import L10nText

/// Formats a property list in XML: the keys of its top dictionary in the order of the source language, and one
/// indentation for all levels.
enum PropertyListFormatting {
  static func formatted(_ bytes: [UInt8], by order: SourceOrder) -> FormattedFile {
    var file = FormattedFile(bytes, arranging: PropertyListReader.keyedText(of: bytes, repeated: true), by: order)
    file.bytes = PropertyListIndentation.unified(in: file.bytes)
    return file
  }
}
