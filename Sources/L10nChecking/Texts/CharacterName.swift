import L10nText

/// Characters that can't be shown, in words.
enum CharacterName {
  /// `U+200B`.
  static func code(_ scalar: Unicode.Scalar) -> String {
    "U+" + scalar.hexadecimal(digits: 4)
  }

  /// `zero width space (U+200B)`; the code alone for those without a name.
  static func described(_ scalar: Unicode.Scalar) -> String {
    let name = usualNames[scalar] ?? scalar.properties.name?.lowercased()
    return name.map { "\($0) (\(code(scalar)))" } ?? code(scalar)
  }

  /// Controls have no names in Unicode, and one character goes by another.
  private static let usualNames: [Unicode.Scalar: String] = [
    "\t": "tab", "\u{B}": "vertical tab", "\u{C}": "form feed", "\r": "carriage return", "\u{85}": "next line",
    "\u{7F}": "delete", "\u{FEFF}": "byte-order mark",
  ]
}
