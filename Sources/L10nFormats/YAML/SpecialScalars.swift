import L10nLanguage

/// The characters that libyaml doesn't treat as ordinary text: control characters, line breaks, the byte-order mark and
/// those that it refuses (YAML 1.1, sections 5.1 and 5.4).
enum SpecialScalars {
  /// Returns a Boolean value indicating whether UTF-8 text has one of them, or U+FFFD, which replaces characters that
  /// can't be read.
  static func areIn(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    isOne(in: bytes) { bytes in
      bytes.findControls()
      bytes.find(0x7F)
      bytes.find(0xC2)
      bytes.find(0xE2)
      bytes.find(0xEF)
    }
  }

  /// Returns a Boolean value indicating whether a text has U+FFFD. It must not have any of the others.
  static func hasReplacement(_ text: String) -> Bool {
    text.withBytes { isOne(in: $0) { bytes in bytes.find(0xEF) } }
  }

  /// - Parameter find: searches for the first bytes of these characters.
  @inline(__always)
  private static func isOne(in bytes: UnsafeBufferPointer<UInt8>, _ find: (inout EightBytes) -> Void) -> Bool {
    guard let base = bytes.baseAddress else { return false }
    var index = 0
    while true {
      index = EightBytes.indexAfterNothing(in: base, index..<bytes.count, find)
      guard index < bytes.count else { return false }
      if begins(at: index, in: bytes) { return true }
      index += 1
    }
  }

  private static func begins(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    func byte(after distance: Int) -> UInt8 {
      index + distance < bytes.count ? bytes[index + distance] : 0
    }
    switch bytes[index] {
    case 0..<0x20, 0x7F: return true
    // U+0080 to U+009F; U+2028 and U+2029; U+FEFF; U+FFFD to U+FFFF.
    case 0xC2: return byte(after: 1) < 0xA0
    case 0xE2: return byte(after: 1) == 0x80 && (byte(after: 2) == 0xA8 || byte(after: 2) == 0xA9)
    case 0xEF:
      return byte(after: 1) == 0xBB && byte(after: 2) == 0xBF || byte(after: 1) == 0xBF && byte(after: 2) >= 0xBD
    default: return false
    }
  }
}
