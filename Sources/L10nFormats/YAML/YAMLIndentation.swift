/// The indentation that most mappings of a YAML file have.
struct YAMLIndentation {
  /// The number of spaces of a level.
  private let step: Int

  /// Returns the indentation of a file, or `nil` if it has one level only.
  init?(of file: KeyedText) {
    var steps: [Int] = []
    Self.collect(from: file, column: nil, &steps)
    guard let step = Majority.style(of: steps, preferring: [2]) else { return nil }
    self.step = step
  }

  private static func collect(from text: KeyedText, column: Int?, _ steps: inout [Int]) {
    guard let entries = text.entries, let first = entries.first else { return }
    let inner = YAMLLines.column(ofKeyIn: first.head)
    if let column { steps.append(inner - column) }
    for entry in entries { collect(from: entry, column: inner, &steps) }
  }

  /// Indents all levels of a file by this many spaces. A list, a block and the lines of a text move with their key.
  func apply(to file: inout KeyedText) {
    guard let entries = file.entries, let first = entries.first else { return }
    let column = YAMLLines.column(ofKeyIn: first.head)
    file.entries = entries.map { indented($0, from: column, to: column) }
  }

  private func indented(_ text: KeyedText, from column: Int, to new: Int) -> KeyedText {
    var text = text
    guard var entries = text.entries, let first = entries.first else {
      text.head = text.head.indented(from: column, by: new - column)
      return text
    }
    let inner = YAMLLines.column(ofKeyIn: first.head)
    // The comments above the first of its keys are in its head.
    let comments = YAMLLines.commentAtEnd(of: text.head)
    text.head =
      Array(text.head[..<comments]).indented(from: column, by: new - column)
      + Array(text.head[comments...]).indented(from: inner, by: new + step - inner)
    for index in entries.indices { entries[index] = indented(entries[index], from: inner, to: new + step) }
    text.entries = entries
    text.tail = text.tail.indented(from: inner, by: new + step - inner)
    return text
  }
}

extension [UInt8] {
  /// Returns lines with more or fewer spaces at the beginning of those that are indented as far as a column. Others,
  /// such as empty lines, stay as they are.
  fileprivate func indented(from column: Int, by count: Int) -> [UInt8] {
    guard count != 0 else { return self }
    var result: [UInt8] = []
    var index = startIndex
    while index < endIndex {
      let end = self[index...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? endIndex
      let line = self[index..<end]
      let spaces = line.prefix { $0 == UInt8(ascii: " ") }.count
      let isEmpty = line.allSatisfy { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
      if spaces < column || isEmpty {
        result += line
      } else if count > 0 {
        result += repeatElement(UInt8(ascii: " "), count: count) + line
      } else {
        result += line.dropFirst(Swift.min(-count, spaces))
      }
      index = end
    }
    return result
  }
}
