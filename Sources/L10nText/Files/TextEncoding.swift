/// Writes a file's text in the encoding in which the file was read.
package enum TextEncoding {
  /// Returns the text, given in UTF-8, in the encoding of a file and with its byte-order mark.
  package static func encode(_ text: [UInt8], like file: [UInt8]) -> [UInt8] {
    switch (file.first, file.dropFirst().first, file.dropFirst(2).first) {
    case (0xEF, 0xBB, 0xBF): return [0xEF, 0xBB, 0xBF] + text
    case (0xFF, 0xFE, _): return [0xFF, 0xFE] + units(of: text).flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    case (0xFE, 0xFF, _): return [0xFE, 0xFF] + units(of: text).flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    default: return text
    }
  }

  private static func units(of text: [UInt8]) -> [UInt16] {
    Array(String(decoding: text, as: UTF8.self).utf16)
  }
}
