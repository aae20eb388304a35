import L10nText

/// Reads CSV files as spreadsheet programs write them: RFC 4180, also with semicolons or tabs between fields, and with
/// any line endings.
struct CSVReader {
  private let bytes: [UInt8]
  private let separator: UInt8
  private var index = 0
  private var scalars = ScalarCounter()

  /// A mistake, with its place in scalars from the start of the file.
  struct Mistake: Error {
    var explanation: String
    var offset: Int
  }

  /// Reads UTF-8 text without a byte-order mark.
  static func read(_ bytes: [UInt8]) throws(Mistake) -> Sheet {
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw Mistake(explanation: "this file isn't UTF-8; save it as 'CSV UTF-8'", offset: 0)
    }
    let (start, separator) = separator(in: bytes)
    var reader = CSVReader(bytes: bytes, separator: separator)
    reader.index = start
    let lines = LineTable(bytes)
    var sheet = Sheet()
    while reader.index < bytes.count {
      var row: [Sheet.Cell] = []
      while true {
        let offset = reader.scalars.count(before: reader.index, in: bytes)
        let text = try reader.field(offset)
        let place = lines.position(atScalar: offset)
        row.append(.init(text: text, line: place.line, column: place.column))
        guard reader.next == reader.separator else { break }
        reader.index += 1
      }
      reader.skipLineEnd()
      if row.contains(where: { !$0.text.isEmpty }) { sheet.rows.append(row) }
    }
    return sheet
  }

  private init(bytes: [UInt8], separator: UInt8) {
    self.bytes = bytes
    self.separator = separator
  }

  /// Returns the index at which the rows begin, and the separator: the one in a first line such as `sep=;`, which Excel
  /// writes, or else the most frequent one in the first row outside quotes.
  private static func separator(in bytes: [UInt8]) -> (start: Int, separator: UInt8) {
    let name = Array("sep=".utf8)
    if bytes.starts(with: name), bytes.count > name.count {
      let end = bytes[(name.count + 1)...].prefix { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
      if !end.isEmpty || bytes.count == name.count + 1 { return (name.count + 1 + end.count, bytes[name.count]) }
    }
    var counts: [UInt8: Int] = [:]
    var isQuoted = false
    for byte in bytes {
      if byte == quote { isQuoted.toggle() }
      if isQuoted { continue }
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { break }
      counts[byte, default: 0] += 1
    }
    let candidates = ",;\t".utf8.map { (byte: $0, count: counts[$0] ?? 0) }
    return (0, candidates.filter { $0.count > 0 }.max { $0.count < $1.count }?.byte ?? UInt8(ascii: ","))
  }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private static let quote = UInt8(ascii: "\"")

  private mutating func field(_ offset: Int) throws(Mistake) -> String {
    guard next == Self.quote else {
      let start = index
      while let byte = next, byte != separator, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") { index += 1 }
      return String(decoding: bytes[start..<index], as: UTF8.self)
    }
    var text: [UInt8] = []
    index += 1
    while true {
      guard let end = bytes[index...].firstIndex(of: Self.quote) else {
        throw Mistake(explanation: "this field is never closed; add its closing quote", offset: offset)
      }
      text += bytes[index..<end]
      index = end + 1
      guard next == Self.quote else { break }
      text.append(Self.quote)
      index += 1
    }
    if let byte = next, byte != separator, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") {
      throw Mistake(
        explanation: "text follows the closing quote of a field; write a quote inside of one twice",
        offset: scalars.count(before: index, in: bytes))
    }
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func skipLineEnd() {
    if next == UInt8(ascii: "\r") { index += 1 }
    if next == UInt8(ascii: "\n") { index += 1 }
  }
}
