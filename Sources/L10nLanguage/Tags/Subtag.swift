/// A subtag of up to eight ASCII characters in a machine word, padded with spaces. Tables and the matcher use this
/// form.
struct Subtag: Sendable, Equatable {
  /// The characters, with the first one in the highest byte.
  let bits: UInt64

  /// The absence of a subtag.
  static let none = Subtag(bits: 0x2020_2020_2020_2020)

  init(bits: UInt64) {
    self.bits = bits
  }

  /// Creates a subtag in the case in which it is written. Returns `nil` if there are more than eight bytes.
  init?(_ text: some StringProtocol) {
    var bits: UInt64 = 0
    var count = 0
    for byte in text.utf8 {
      guard count < 8 else { return nil }
      bits = bits << 8 | UInt64(byte)
      count += 1
    }
    while count < 8 {
      bits = bits << 8 | 0x20
      count += 1
    }
    self.bits = bits
  }

  /// Creates a subtag from a literal. Characters that don't fit are cut off.
  init(literal: StaticString) {
    var bits: UInt64 = 0
    for index in 0..<8 {
      let byte = index < literal.utf8CodeUnitCount ? literal.utf8Start[index] : 0x20
      bits = bits << 8 | UInt64(byte)
    }
    self.bits = bits
  }

  /// Returns the first characters, up to a width, as a part of a table's key, or `nil` if that would cut off the
  /// subtag.
  func key(width: Int) -> UInt64? {
    let rest = UInt64(64 - 8 * width)
    guard bits << UInt64(8 * width) == Self.none.bits << UInt64(8 * width) else { return nil }
    return bits >> rest
  }

  var isEmpty: Bool { self == .none }

  /// The characters without padding.
  var text: String {
    var bytes: [UInt8] = []
    for shift in stride(from: UInt64(56), through: 0, by: -8) {
      let byte = UInt8(truncatingIfNeeded: bits >> shift)
      if byte != 0x20 { bytes.append(byte) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
