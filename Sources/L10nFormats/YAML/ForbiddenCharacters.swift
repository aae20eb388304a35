/// The characters that YAML 1.1, section 5.1, doesn't allow; as in libyaml, U+FEFF is allowed.
enum ForbiddenCharacters {
  /// Replaces each by a space, and returns the offsets of the first ones in scalars. The bytes are UTF-8.
  static func blankOut(_ bytes: inout [UInt8], limit: Int) -> [Int] {
    var offsets: [Int] = []
    var kept = String.UnicodeScalarView()
    for (offset, scalar) in String(decoding: bytes, as: UTF8.self).unicodeScalars.enumerated() {
      if isAllowed(scalar) {
        kept.append(scalar)
      } else {
        if offsets.count < limit { offsets.append(offset) }
        kept.append(" ")
      }
    }
    if !offsets.isEmpty { bytes = Array(String(kept).utf8) }
    return offsets
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D, 0x20...0x7E, 0x85, 0xA0...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}
