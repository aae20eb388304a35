/// Writes CSV (RFC 4180) in UTF-8, with a byte-order mark, because Excel would otherwise assume another encoding.
enum CSVWriter {
  static func bytes(of sheet: Sheet) -> [UInt8] {
    let rows = sheet.rows.map { $0.map { field($0.text) }.joined(separator: ",") + "\r\n" }
    return [0xEF, 0xBB, 0xBF] + Array(rows.joined().utf8)
  }

  private static func field(_ text: String) -> String {
    let needsQuotes =
      text.utf8.contains { "\",;\t\r\n".utf8.contains($0) } || text.hasPrefix(" ") || text.hasSuffix(" ")
    guard needsQuotes else { return text }
    // By scalars, since a quote followed by a combining mark is a different character.
    return "\"" + text.unicodeScalars.reduce(into: "") { $0 += $1 == "\"" ? "\"\"" : String($1) } + "\""
  }
}
