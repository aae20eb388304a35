/// The content of a string literal (The Swift Programming Language, "String Literals").
package struct SwiftStringLiteral {
  package private(set) var parts: [Part] = []
  /// The literal with its delimiters, in bytes of the file.
  package let range: Range<Int>
  /// A Boolean value indicating whether it is a multiline literal, whose texts then include the indentation.
  package let isMultiline: Bool

  package enum Part: Equatable {
    /// Text with escapes decoded.
    case text(String)
    /// The interpolations, from one parenthesis to the other, in bytes of the file.
    case interpolation(Range<Int>)
  }

  /// Reads a token; returns `nil` for a literal that isn't valid in Swift.
  ///
  /// - Parameter unindented: a Boolean value indicating whether the texts of a multiline literal are those that the code
  ///   has when it runs, without its first and last line break and without indentation.
  package init?(_ bytes: [UInt8], _ range: Range<Int>, unindented: Bool = false) {
    self.range = range
    let hashes = bytes[range].prefix { $0 == UInt8(ascii: "#") }.count
    let inner = bytes[range].dropFirst(hashes)
    isMultiline =
      inner.starts(with: Array("\"\"\"".utf8)) && (hashes == 0 || inner.contains(0x0A) || inner.contains(0x0D))
    let quotes = isMultiline ? 3 : 1
    let opening = range.lowerBound + hashes + quotes - 1
    var end = range.upperBound - hashes - quotes
    guard end > opening, bytes[opening] == UInt8(ascii: "\""), bytes[end] == UInt8(ascii: "\"") else { return nil }
    var text: [UInt8] = []
    var index = opening + 1
    let lines = isMultiline && unindented ? Lines(bytes, opening + 1..<end) : nil
    if let lines { (index, end) = (lines.content.lowerBound, lines.content.upperBound) }
    func isEscape(_ index: Int) -> Bool {
      bytes[index] == UInt8(ascii: "\\")
        && bytes[index + 1..<end].prefix(hashes).elementsEqual(repeatElement(UInt8(ascii: "#"), count: hashes))
    }
    while index < end {
      guard isEscape(index) else {
        text.append(bytes[index])
        index = bytes[index] == 0x0A ? lines?.start(after: index, bytes) ?? index + 1 : index + 1
        continue
      }
      if let next = lines?.continuation(after: index + 1 + hashes, bytes) {
        index = next
        continue
      }
      index += 1 + hashes
      guard index < end else { return nil }
      if bytes[index] == UInt8(ascii: "(") {
        guard let close = Self.end(ofInterpolation: index, in: bytes, before: end) else { return nil }
        if !text.isEmpty { parts.append(.text(String(decoding: text, as: UTF8.self))) }
        text = []
        parts.append(.interpolation(index..<close))
        index = close
      } else {
        guard let scalar = Self.scalar(ofEscape: &index, in: bytes[..<end]) else { return nil }
        text += String(scalar).utf8
      }
    }
    if !text.isEmpty { parts.append(.text(String(decoding: text, as: UTF8.self))) }
  }

  /// The text of a single-line literal, or `nil` if it has interpolations.
  package var text: String? {
    switch parts.first {
    case _ where isMultiline: nil
    case nil: ""
    case .text(let text) where parts.count == 1: text
    case .text, .interpolation: nil
    }
  }

  /// The ranges of the interpolations.
  package var interpolations: [Range<Int>] {
    parts.compactMap { if case .interpolation(let range) = $0 { range } else { nil } }
  }

  /// The lines of a multiline literal.
  private struct Lines {
    /// The content between the first and the last line break.
    let content: Range<Int>
    /// The number of characters before the closing quotes.
    private let indentation: Int

    init(_ bytes: [UInt8], _ range: Range<Int>) {
      let last = bytes[range].lastIndex(of: 0x0A) ?? range.lowerBound
      let first = bytes[range].firstIndex(of: 0x0A) ?? range.lowerBound
      indentation = max(0, range.upperBound - last - 1)
      let start = Self.skipping(indentation, from: first + 1, bytes)
      content = min(start, last)..<max(last, min(start, last))
    }

    private static func skipping(_ count: Int, from start: Int, _ bytes: [UInt8]) -> Int {
      var index = start
      while index < bytes.count, index < start + count, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
      return index
    }

    /// Returns the start of the text in the line after a line break.
    func start(after lineBreak: Int, _ bytes: [UInt8]) -> Int {
      min(Self.skipping(indentation, from: lineBreak + 1, bytes), content.upperBound)
    }

    /// Returns the start of the text in the next line, if only spaces are between an escape and the end of its line.
    func continuation(after escape: Int, _ bytes: [UInt8]) -> Int? {
      var index = escape
      while index < content.upperBound, bytes[index] == 0x20 || bytes[index] == 0x09 || bytes[index] == 0x0D {
        index += 1
      }
      guard index <= content.upperBound, index < bytes.count, bytes[index] == 0x0A else { return nil }
      return start(after: index, bytes)
    }
  }

  private static func end(ofInterpolation start: Int, in bytes: [UInt8], before end: Int) -> Int? {
    var lexer = SwiftLexer(bytes, in: start..<end)
    var open = 0
    while let token = lexer.next() {
      if token.kind == .sign(UInt8(ascii: "(")) { open += 1 }
      if token.kind == .sign(UInt8(ascii: ")")) { open -= 1 }
      if open == 0 { return token.range.upperBound }
    }
    return nil
  }

  /// Returns the scalar of an escape, starting at the letter after the backslash.
  private static func scalar(ofEscape index: inout Int, in bytes: ArraySlice<UInt8>) -> Unicode.Scalar? {
    defer { index += 1 }
    switch Unicode.Scalar(bytes[index]) {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "0": return "\0"
    case "\"": return "\""
    case "'": return "'"
    case "\\": return "\\"
    // An escaped line end, in a multiline literal.
    case " ", "\t", "\n", "\r": return " "
    case "u":
      guard let close = bytes[index...].firstIndex(of: UInt8(ascii: "}")),
        bytes[index...].dropFirst().first == UInt8(ascii: "{")
      else { return nil }
      let digits = String(decoding: bytes[index + 2..<close], as: UTF8.self)
      index = close
      return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
    default: return nil
    }
  }
}
