/// Words and signs to search for in UTF-8, by their first bytes.
struct TextMarks {
  private let byFirstByte: [[[UInt8]]]

  init(_ marks: [String]) {
    var byFirstByte = Array(repeating: [[UInt8]](), count: 256)
    for mark in marks.map({ Array($0.utf8) }) { byFirstByte[Int(mark[0])].append(mark) }
    self.byFirstByte = byFirstByte
  }

  func areIn(_ text: [UInt8]) -> Bool {
    text.indices.contains { index in
      byFirstByte[Int(text[index])].contains { text[index...].starts(with: $0) }
    }
  }
}
