/// What the accents of a Latin word say about its language. Of several accents, the greatest value counts.
enum LatinAccents: Comparable {
  case none
  /// Letters that French, Spanish and Vietnamese share with other languages: é, ñ, ã.
  case shared
  /// Letters that neither English, French nor Vietnamese has: ö, ø, š, ł, ā.
  case foreign
  /// Letters that only Vietnamese has. Its stops are final consonants: Việt 비엣.
  case vietnamese

  /// Creates the value of one letter. The breves in Korean names, as in Sŏk 석, have no meaning here.
  init(of letter: Unicode.Scalar) {
    switch letter.value {
    case 0x14E, 0x14F, 0x16C, 0x16D: self = .none
    case 0xC4...0xC6, 0xD6, 0xD8, 0xDC, 0xDE, 0xDF, 0xE4...0xE6, 0xF0, 0xF6, 0xF8, 0xFC, 0xFE: self = .foreign
    case 0xC0...0xFF, 0x110, 0x111, 0x152, 0x153: self = .shared
    case 0x100...0x17F, 0x218...0x21B: self = .foreign
    case 0x1A0, 0x1A1, 0x1AF, 0x1B0, 0x1EA0...0x1EF9: self = .vietnamese
    default: self = .none
    }
  }
}
