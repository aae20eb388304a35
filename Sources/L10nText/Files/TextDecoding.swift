/// Detects a file's encoding by its byte-order mark.
package enum TextDecoding {
  package enum Decoded {
    /// UTF-8 without its mark. It may be malformed.
    case utf8([UInt8])
    /// An encoding that isn't supported, with an explanation.
    case refused(String)
  }

  /// Returns the file's text in UTF-8. UTF-16 is read if it has a byte-order mark (RFC 2781, section 3.2); without one,
  /// it is detected by its zero bytes and refused, like UTF-32.
  package static func decode(_ bytes: [UInt8]) -> Decoded {
    switch (bytes.first, bytes.dropFirst().first, bytes.dropFirst(2).first, bytes.dropFirst(3).first) {
    case (0xEF, 0xBB, 0xBF, _): return .utf8(withoutMarks(bytes))
    case (0xFF, 0xFE, 0x00, 0x00), (0x00, 0x00, 0xFE, 0xFF):
      return .refused("this file is UTF-32; save it as UTF-8")
    case (0xFF, 0xFE, _, _): return utf16(bytes.dropFirst(2), lowByteFirst: true)
    case (0xFE, 0xFF, _, _): return utf16(bytes.dropFirst(2), lowByteFirst: false)
    case (0x00, .some(1...), _, _), (.some(1...), 0x00, _, _):
      return .refused("this file looks like UTF-16 without a byte-order mark; save it as UTF-8")
    default: return .utf8(bytes)
    }
  }

  private static func utf16(_ bytes: ArraySlice<UInt8>, lowByteFirst: Bool) -> Decoded {
    guard bytes.count.isMultiple(of: 2) else {
      return .refused("this UTF-16 file ends within a character; save it as UTF-8")
    }
    let units = stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map { index in
      lowByteFirst
        ? UInt16(bytes[index]) | UInt16(bytes[index + 1]) << 8 : UInt16(bytes[index]) << 8 | UInt16(bytes[index + 1])
    }
    var text: [UInt8] = []
    text.reserveCapacity(units.count)
    let hasError = transcode(
      units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: true, into: { text.append($0) })
    guard !hasError else { return .refused("this UTF-16 file contains half a character; save it as UTF-8") }
    return .utf8(withoutMarks(text))
  }

  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Returns the bytes without marks. A program that doesn't know the mark adds another one, which is also invisible.
  private static func withoutMarks(_ bytes: [UInt8]) -> [UInt8] {
    var start = 0
    while bytes[start...].starts(with: mark) { start += mark.count }
    return start == 0 ? bytes : Array(bytes[start...])
  }

  /// Returns a Boolean value indicating whether a file has more than one byte-order mark.
  package static func repeatsMark(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: mark + mark) || bytes.starts(with: [0xFF, 0xFE, 0xFF, 0xFE])
      || bytes.starts(with: [0xFE, 0xFF, 0xFE, 0xFF])
  }
}
