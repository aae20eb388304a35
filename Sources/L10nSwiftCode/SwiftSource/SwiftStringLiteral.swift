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
  package init?(_ bytes: [UInt8], _ range: Range<Int>) {
    self.range = range
    let hashes = bytes[range].prefix { $0 == UInt8(ascii: "#") }.count
    let inner = bytes[range].dropFirst(hashes)
    isMultiline =
      inner.starts(with: Array("\"\"\"".utf8)) && (hashes == 0 || inner.contains(0x0A) || inner.contains(0x0D))
    let quotes = isMultiline ? 3 : 1
    let opening = range.lowerBound + hashes + quotes - 1
    let end = range.upperBound - hashes - quotes
    guard end > opening, bytes[opening] == UInt8(ascii: "\""), bytes[end] == UInt8(ascii: "\"") else { return nil }
    var text: [UInt8] = []
    var index = opening + 1
    func isEscape(_ index: Int) -> Bool {
      bytes[index] == UInt8(ascii: "\\")
        && bytes[index + 1..<end].prefix(hashes).elementsEqual(repeatElement(UInt8(ascii: "#"), count: hashes))
    }
    while index < end {
      guard isEscape(index) else {
        text.append(bytes[index])
        index += 1
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
