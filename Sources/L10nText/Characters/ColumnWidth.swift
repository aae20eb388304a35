/// The number of columns that texts take if each character takes one or two, as in terminals and as translators count:
/// wide and full-width characters take two (UAX #11 "East Asian Width"), ambiguous ones one, and combining marks none.
package enum ColumnWidth {
  /// Returns the columns of a text's characters. An emoji takes two, even if it has several scalars.
  package static func columns(of text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + columns(of: $1) }
  }

  /// Returns the number of columns of a character.
  package static func columns(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    let columns = scalars.reduce(0) { $0 + self.columns(of: $1) }
    guard columns != 2, scalars.count > 1, let first = scalars.first, first.properties.isEmoji else { return columns }
    return scalars.contains(where: makesEmoji) ? 2 : columns
  }

  /// Returns the number of columns of a scalar by itself.
  package static func columns(of scalar: Unicode.Scalar) -> Int {
    // Most texts have only characters that need no table.
    if scalar.value < 0x300 { return 1 }
    if wide.contains(scalar) { return 2 }
    return none.contains(scalar) ? 0 : 1
  }

  /// Returns a Boolean value indicating whether a scalar turns the one before it, or that one and the next, into one
  /// emoji (UTS #51).
  private static func makesEmoji(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{FE0F}" || scalar == "\u{200D}" || scalar.properties.isEmojiModifier
  }

  /// The ranges of scalars that take two columns, and of those that take none, in hexadecimal: `1100-115F 231A`. They are
  /// for programs in other languages; only scalars from U+0300 on are looked up.
  package static let ranges = (wide: ColumnWidths.wide.description, none: ColumnWidths.none.description)

  private static let wide = ScalarSet(ranges: ColumnWidths.wide)
  private static let none = ScalarSet(ranges: ColumnWidths.none)
}
