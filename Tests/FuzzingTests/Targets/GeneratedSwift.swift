@testable import L10nEmission

/// A generated file, analysed by the few rules of Swift's grammar by which text could become code.
struct GeneratedSwift {
  /// The lines of each raw literal, in order.
  private(set) var tables: [[[UInt8]]] = []
  /// Code that a translator could have injected, and parts that aren't valid Swift.
  private(set) var violations: [String] = []

  init(_ file: GeneratedFile) {
    guard let text = String(validating: file.bytes, as: UTF8.self) else {
      violations.append("\(file.name) is not UTF-8")
      return
    }
    if let scalar = text.unicodeScalars.first(where: Self.isHidden) {
      violations.append("\(file.name) holds U+\(String(scalar.value, radix: 16))")
    }
    var depth = 0
    var table: [[UInt8]]?
    var isInLanguageTable = false
    for line in file.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if let lines = table {
        if line.starts(with: "\"\"\"#".utf8) {
          tables.append(lines)
          table = nil
          depth += nesting(ofCode: line.dropFirst(4))
        } else {
          if isEnding(line) { violations.append("a line ends its literal: \(String(decoding: line, as: UTF8.self))") }
          table = lines + [Array(line)]
        }
      } else if isInLanguageTable {
        isInLanguageTable = !line.starts(with: "\"\"\"".utf8)
        if !isInLanguageTable { depth += nesting(ofCode: line.dropFirst(3)) }
        if isInLanguageTable, !isLanguageRow(line) { _ = illegal(line) }
      } else if line.suffix(5).elementsEqual(": \"\"\"".utf8) {
        isInLanguageTable = true
        depth += nesting(ofCode: line.dropLast(3))
      } else {
        depth += nesting(ofCode: line)
        if line.suffix(4).elementsEqual("#\"\"\"".utf8) { table = [] }
      }
    }
    if table != nil || isInLanguageTable || depth != 0 { violations.append("\(file.name) is cut short") }
  }

  /// Returns a Boolean value indicating whether a scalar is invisible in a file: controls, line separators, byte-order
  /// marks and bidirectional controls.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A: false
    case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }

  /// Returns a Boolean value indicating whether a table's line contains the end of a literal, or text that is code in a
  /// raw literal.
  private func isEnding(_ line: ArraySlice<UInt8>) -> Bool {
    let text = String(decoding: line, as: UTF8.self).utf8
    return contains("\"\"\"", text) || contains("\\#", text)
  }

  /// Returns a Boolean value indicating whether a line is a row of CLDR's tables, whose literal isn't raw.
  private func isLanguageRow(_ line: ArraySlice<UInt8>) -> Bool {
    line.isEmpty
      || line.last == UInt8(ascii: "\\")
        && line.dropLast().allSatisfy {
          "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789- ".utf8.contains($0)
        }
  }

  private func contains(_ piece: String, _ text: String.UTF8View) -> Bool {
    text.indices.contains { text[$0...].starts(with: piece.utf8) }
  }

  /// Returns how many more braces a line of code opens than it closes. A raw literal may begin at its end.
  private mutating func nesting(ofCode line: ArraySlice<UInt8>) -> Int {
    var depth = 0
    var isText = false
    var rest = line
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\""): isText.toggle()
      case UInt8(ascii: "\\") where isText:
        guard rest.starts(with: "u{".utf8) else { return illegal(line) }
      case UInt8(ascii: "/") where !isText && rest.first == UInt8(ascii: "/"): return depth
      case UInt8(ascii: "{") where !isText: depth += 1
      case UInt8(ascii: "}") where !isText: depth -= 1
      case UInt8(ascii: "#") where !isText: if rest.elementsEqual("\"\"\"".utf8) { return depth }
      default:
        if byte < 0x80, !Self.codeCharacters.contains(byte) { return illegal(line) }
      }
    }
    return isText ? illegal(line) : depth
  }

  private static let codeCharacters = Set(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_ .,:;()[]{}<>=-?!@&+*`'".utf8)

  private mutating func illegal(_ line: ArraySlice<UInt8>) -> Int {
    violations.append("a line is not what is generated: \(String(decoding: line, as: UTF8.self))")
    return 0
  }
}
