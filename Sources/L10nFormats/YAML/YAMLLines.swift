/// Lines of a YAML file above and in an entry.
enum YAMLLines {
  /// Returns the column of the first key in the lines of an entry, from 0.
  static func column(ofKeyIn lines: [UInt8]) -> Int {
    for line in lines.split(separator: UInt8(ascii: "\n")) {
      let content = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\r") }
      guard let first = content.first, first != UInt8(ascii: "#") else { continue }
      return line.prefix { $0 == UInt8(ascii: " ") }.count
    }
    return 0
  }

  /// Returns the index at which the comments begin that are the last lines, or the end if there are none. The first line
  /// isn't among them if it is a key's.
  static func commentAtEnd(of lines: [UInt8]) -> Int {
    var start = lines.count
    while start > 0 {
      let line = (lines[..<(start - 1)].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0)..<start
      guard lines[line].first(where: { $0 != UInt8(ascii: " ") }) == UInt8(ascii: "#") else { break }
      start = line.lowerBound
    }
    return start
  }
}
