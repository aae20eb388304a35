import L10nText

extension POReader {
  /// Returns a file without errors as entries below their keys, each with the space and comments above it. The header
  /// belongs to the head of the file, and obsolete entries below all others to its end.
  ///
  /// - Parameter repeated: a Boolean value indicating whether a key may have several entries.
  static func keyedText(of bytes: [UInt8], repeated: Bool) -> KeyedText? {
    let document = read(bytes)
    guard document.isSound, repeated || document.repetitions.isEmpty else { return nil }
    let scanner = POScanner(bytes)
    let header = scanner.entries.first.flatMap { $0.isHeader ? $0 : nil }
    var start = 0
    var file = KeyedText(key: "", head: [], entries: [])
    if let header {
      guard let lineEnd = bytes.lineEnd(after: header.end) else { return nil }
      start = min(lineEnd + 1, bytes.count)
      file.head = Array(bytes[..<start])
    }
    let entries = scanner.entries.dropFirst(header == nil ? 0 : 1).map { ($0.key ?? "", $0.end) }
    let last = entries.last?.1 ?? 0
    var obsoleteKeys: [String: Int] = [:]
    let obsolete = scanner.obsolete.filter { $0.lowerBound >= start && $0.upperBound < last }.map { range in
      // Such an entry has no key that others could have, and stays where it is.
      let text = "#~ " + String(decoding: bytes[range], as: UTF8.self)
      obsoleteKeys[text, default: 0] += 1
      return ("\(text)\(obsoleteKeys[text] ?? 0)", range.upperBound)
    }
    for (key, end) in (entries + obsolete).sorted(by: { $0.1 < $1.1 }) {
      guard end >= start, let lineEnd = bytes.lineEnd(after: end) else { return nil }
      file.entries?.append(KeyedText(key: key, head: Array(bytes[start..<lineEnd])))
      start = lineEnd + 1
    }
    let end = file.entries?.isEmpty == true ? start : start - 1
    file.tail = Array(bytes[min(end, bytes.count)...])
    return file
  }
}

extension [UInt8] {
  /// Returns the index of the line feed after a string, or of the end of the file, or `nil` if something else follows in
  /// the line.
  fileprivate func lineEnd(after index: Int) -> Int? {
    let end = self[index...].firstIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } ?? count
    return end == count ? end : lineFeed(at: end)
  }
}
