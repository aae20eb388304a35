/// The paired brackets of rule N0 (UAX #9, BD14 and BD15; BidiBrackets.txt), those that texts of apps have.
enum BidiBrackets {
  private static let pairs: [Unicode.Scalar: Unicode.Scalar] = [
    "(": ")", "[": "]", "{": "}", "\u{2329}": "\u{232A}", "\u{3008}": "\u{3009}", "\u{300A}": "\u{300B}",
    "\u{300C}": "\u{300D}", "\u{300E}": "\u{300F}", "\u{3010}": "\u{3011}", "\u{27E8}": "\u{27E9}",
    "\u{FF08}": "\u{FF09}",
  ]
  private static let openings: [Unicode.Scalar: Unicode.Scalar] = Dictionary(
    uniqueKeysWithValues: pairs.map { ($1, $0) })

  /// Characters that are drawn mirrored without being brackets.
  private static let mirrored: [Unicode.Scalar: Unicode.Scalar] = ["<": ">", ">": "<", "«": "»", "»": "«"]

  /// Returns the closing bracket of an opening one.
  static func closing(of scalar: Unicode.Scalar) -> Unicode.Scalar? { pairs[canonical(scalar)] }

  /// Returns a Boolean value indicating whether the character is a closing bracket.
  static func isClosing(_ scalar: Unicode.Scalar) -> Bool { openings[canonical(scalar)] != nil }

  /// Returns a character, or the one that it is canonically equivalent to.
  static func canonical(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "\u{2329}": "\u{3008}"
    case "\u{232A}": "\u{3009}"
    default: scalar
    }
  }

  /// Returns the character that is drawn in a right-to-left run (L4).
  static func mirrored(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    pairs[scalar] ?? openings[scalar] ?? mirrored[scalar] ?? scalar
  }
}
