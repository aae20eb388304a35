import L10nFormats
import L10nText

/// The escapes in a workbook's texts (ECMA-376, `ST_Xstring`): characters that XML doesn't allow are written as
/// `_x0001_`.
enum XLSXText {
  static func escaped(_ text: String) -> String {
    // Most texts need no escapes.
    let special = "&<>_".utf8
    guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0xEF || special.contains($0) }) else { return text }
    var written = ""
    // In a text that looks like such an escape, the first character is escaped.
    let text = text.utf8.contains(UInt8(ascii: "_")) ? text.replacing(spelling) { "_x005F\($0.0)" } : text
    for scalar in text.unicodeScalars {
      if scalar == "\r" || !String(scalar).isXMLText {
        written += "_x\(scalar.hexadecimal(digits: 4))_"
      } else {
        written += XMLStringReader.escaped(String(scalar))
      }
    }
    return written
  }

  static func unescaped(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "_")) else { return text }
    return text.replacing(spelling) { match in
      UInt32(match.1, radix: 16).flatMap(Unicode.Scalar.init).map(String.init) ?? String(match.0)
    }
  }

  /// By scalars, since an underscore followed by a combining mark is a different character.
  private static var spelling: Regex<(Substring, Substring)> {
    /_x([0-9A-Fa-f]{4})_/.matchingSemantics(.unicodeScalar)
  }
}
