/// How many cells of a terminal a text takes.
enum TerminalWidth {
  /// The cells of a scalar: two for Hangul, Han, kana, full-width forms and emoji, none for marks that sit on another.
  static func cells(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF,
      0x20000...0x3FFFD:
      return 2
    case 0x1160...0x11FF, 0x200B...0x200D, 0xFE00...0xFE0F: return 0
    default: return scalar.properties.generalCategory == .nonspacingMark ? 0 : 1
    }
  }
}
