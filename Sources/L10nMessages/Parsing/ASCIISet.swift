/// A set of ASCII characters with a branchless lookup of bytes.
struct ASCIISet: Sendable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  /// Creates the set of a text's characters. Those beyond ASCII are ignored.
  init(_ characters: String) {
    for byte in characters.utf8 where byte < 0x80 {
      if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte & 63) }
    }
  }

  func contains(_ byte: UInt8) -> Bool {
    byte < 0x80 && (byte < 64 ? low : high) & (1 << UInt64(byte & 63)) != 0
  }

  /// `0` to `9`.
  static let digits = ASCIISet("0123456789")
  /// `A` to `Z` and `a` to `z`.
  static let letters = ASCIISet("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
  /// The characters of most names.
  static let word = ASCIISet("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_")
  /// The characters that the Ruby i18n gem accepts in a name in braces, and the hyphen, which other implementations
  /// accept.
  static let rubyName = ASCIISet("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_|-")
  /// The characters of numbers in a plural's selectors and offset.
  static let number = ASCIISet("0123456789+-.eE")
  /// The ASCII part of Pattern_White_Space.
  static let whiteSpace = ASCIISet("\t\n\u{B}\u{C}\r ")
}
