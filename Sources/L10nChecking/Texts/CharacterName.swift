import L10nText

/// Names of characters that can't be shown.
enum CharacterName {
  /// Returns `U+200B`.
  static func code(_ scalar: Unicode.Scalar) -> String {
    "U+" + scalar.hexadecimal(digits: 4)
  }

  /// Returns `zero width space (U+200B)`, or only the code for characters without a name.
  static func described(_ scalar: Unicode.Scalar) -> String {
    let name = usualNames[scalar] ?? scalar.properties.name?.lowercased()
    return name.map { "\($0) (\(code(scalar)))" } ?? code(scalar)
  }

  /// Names of control characters, which have none in Unicode, and of one character that is known by another name.
  private static let usualNames: [Unicode.Scalar: String] = [
    "\t": "tab", "\u{B}": "vertical tab", "\u{C}": "form feed", "\r": "carriage return", "\u{85}": "next line",
    "\u{7F}": "delete", "\u{FEFF}": "byte-order mark",
  ]
}
