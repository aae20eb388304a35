/// The scalars that a Swift identifier may contain (The Swift Programming Language, "Grammar of an Identifier"), except
/// those that are invisible or can't be typed: default ignorables and bidirectional controls (Unicode 16,
/// DerivedCoreProperties.txt), and except U+3021...302F, which the compiler reads as an operator after a dot.
package enum IdentifierScalars {
  /// Returns a Boolean value indicating whether an identifier can begin with the scalar.
  static func canBegin(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A: true
    case 0..<0x80, 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: false
    default: canContinue(scalar)
    }
  }

  /// Returns a Boolean value indicating whether an identifier can contain the scalar after its beginning.
  package static func canContinue(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    switch value {
    case 0x41...0x5A, 0x61...0x7A, 0x30...0x39, 0x5F, 0xAC00...0xD7A3, 0x4E00...0x9FFF: return true
    case 0..<0x80: return false
    default: break
    }
    if invisible.contains(where: { $0.contains(value) }) { return false }
    // Every plane except the first and the two for private use is allowed up to its last two scalars.
    if value >= 0x10000 { return value < 0xF0000 && value & 0xFFFF <= 0xFFFD }
    return ranges.contains { $0.contains(value) }
  }

  private static let ranges: [ClosedRange<UInt32>] = [
    0xA8...0xA8, 0xAA...0xAA, 0xAF...0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6,
    0xF8...0x167F, 0x1681...0x180D, 0x180F...0x1FFF, 0x203F...0x2040, 0x2054...0x2054, 0x2070...0x218F,
    0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007,
    0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFFD,
  ]

  private static let invisible: [ClosedRange<UInt32>] = [
    0x34F...0x34F, 0x61C...0x61C, 0x115F...0x1160, 0x17B4...0x17B5, 0x180B...0x180F, 0x2065...0x206F, 0x3164...0x3164,
    0xFE00...0xFE0F, 0xFEFF...0xFEFF, 0xFFA0...0xFFA0, 0xFFF0...0xFFFD, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A,
    0xE0000...0xE0FFF,
  ]
}
