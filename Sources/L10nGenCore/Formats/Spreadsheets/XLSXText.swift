/// The spelling of characters in a workbook's texts (ECMA-376, `ST_Xstring`): those that XML doesn't have are `_x0001_`.
enum XLSXText {
  static func escaped(_ text: String) -> String {
    // Most texts are written as they are.
    let special = "&<>_".utf8
    guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0xEF || special.contains($0) }) else { return text }
    var written = ""
    // What looks like such a spelling has its first sign spelled so.
    let text = text.contains("_x") ? text.replacing(spelling) { "_x005F\($0.0)" } : text
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
    guard text.contains("_x") else { return text }
    return text.replacing(spelling) { match in
      UInt32(match.1, radix: 16).flatMap(Unicode.Scalar.init).map(String.init) ?? String(match.0)
    }
  }

  private static var spelling: Regex<(Substring, Substring)> { /_x([0-9A-Fa-f]{4})_/ }
}
