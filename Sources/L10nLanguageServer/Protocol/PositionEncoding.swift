/// The unit of the columns that a client and the server agree on.
package enum PositionEncoding: String, Sendable, CaseIterable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
  case utf32 = "utf-32"

  /// Chooses the encoding for a client: UTF-8, in which texts are stored, or else the first that the client offers. All
  /// clients know UTF-16.
  init(offered: [String]) {
    let known = offered.compactMap(PositionEncoding.init(rawValue:))
    self = known.contains(.utf8) ? .utf8 : known.first ?? .utf16
  }

  /// Returns the number of units in some bytes of UTF-8.
  func count(of bytes: ArraySlice<UInt8>) -> Int {
    switch self {
    case .utf8: bytes.count
    // Each character has one byte that doesn't continue another one. Those of four bytes are two units of UTF-16.
    case .utf16: bytes.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : $1 >= 0xF0 ? 2 : 1) }
    case .utf32: bytes.count { $0 & 0xC0 != 0x80 }
    }
  }

  /// Returns the index in some bytes of UTF-8 after a number of units; one that is inside a character is moved to its
  /// start, one after the end to the end.
  func index(after count: Int, in bytes: ArraySlice<UInt8>) -> Int {
    var left = count
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let length = Self.length(of: bytes[index])
      let units =
        switch self {
        case .utf8: length
        case .utf16: length == 4 ? 2 : 1
        case .utf32: 1
        }
      guard left >= units else { return index }
      left -= units
      index = min(index + length, bytes.endIndex)
    }
    return index
  }

  /// Returns the number of bytes of the character that begins with a byte.
  private static func length(of byte: UInt8) -> Int {
    switch byte {
    case 0xF0...: 4
    case 0xE0...: 3
    case 0xC0...: 2
    default: 1
    }
  }
}
