package import L10nCatalog
import L10nLanguage
import L10nMessages

/// Writes Swift. Code comes only from this program's own literals, names from ``SwiftIdentifier``, numbers as digits,
/// and all text through ``RowLine`` or an escape, so that nothing in a translation can become code.
package struct SwiftWriter {
  /// The bytes written so far, as UTF-8.
  package private(set) var bytes: [UInt8] = []

  package init(capacity: Int = 0) {
    bytes.reserveCapacity(capacity)
  }

  /// Appends the bytes of another writer.
  mutating func append(_ other: SwiftWriter) {
    bytes += other.bytes
  }

  /// Reserves memory for more bytes.
  mutating func reserve(_ count: Int) {
    bytes.reserveCapacity(bytes.count + count)
  }

  /// Writes code from this program's literals.
  package mutating func code(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Writes the indentation of a line inside `depth` braces.
  package mutating func indentation(_ depth: Int) {
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: depth * 2))
  }

  /// Writes a name.
  package mutating func name(_ name: SwiftIdentifier) {
    bytes.append(contentsOf: name.spelling.utf8)
  }

  /// Writes a finite number, a whole one without a decimal point.
  package mutating func number(_ number: Double) {
    bytes.append(contentsOf: NumberText.plain(number).utf8)
  }

  /// Writes a message's id, always with sixteen digits.
  mutating func id(_ id: UInt64) {
    code("0x")
    for shift in stride(from: 60, through: 0, by: -4) {
      let digit = UInt8(truncatingIfNeeded: id >> UInt64(shift)) & 0xF
      bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
  }

  /// Writes a string literal. Characters that aren't printable ASCII, or that could end the literal, are escaped.
  package mutating func literal(_ text: String) {
    code("\"")
    escaped(text)
    code("\"")
  }

  /// Writes a string literal of texts and interpolated names.
  mutating func literal(_ pieces: [LiteralPiece]) {
    code("\"")
    for piece in pieces {
      switch piece {
      case .text(let text): escaped(text)
      case .name(let name):
        code("\\(")
        self.name(name)
        code(")")
      }
    }
    code("\"")
  }

  /// A part of a string literal.
  enum LiteralPiece {
    case text(String)
    case name(SwiftIdentifier)
  }

  private mutating func escaped(_ text: String) {
    for scalar in text.unicodeScalars {
      let isPlain = (" "..."~").contains(scalar) && scalar != "\"" && scalar != "\\"
      if isPlain || IdentifierScalars.canContinue(scalar) {
        bytes.append(contentsOf: String(scalar).utf8)
      } else {
        code("\\u{")
        bytes.append(contentsOf: String(scalar.value, radix: 16).utf8)
        code("}")
      }
    }
  }

  /// Writes a row of CLDR's tables, which has only ASCII letters, digits, hyphens and spaces. A backslash joins its line
  /// with the next one.
  mutating func languageRow(_ row: String) {
    bytes.append(contentsOf: row.utf8)
    code("\\\n")
  }

  /// Writes the raw literal of a table, with the lines that `write` writes. Its closing delimiter is at the margin, so
  /// that every line stays unchanged, whatever its first characters are.
  mutating func table(_ write: (_ writer: inout SwiftWriter) -> Void) {
    code("#\"\"\"\n")
    write(&self)
    code("\"\"\"#")
  }

  /// Writes a line of a table with the message's texts, or an empty line for a message that the language doesn't have.
  mutating func tableLine(_ row: MessageRow?) {
    row?.append(to: &bytes)
    code("\n")
  }

  /// Writes a line of a table with a text that isn't empty.
  mutating func tableLine(_ text: String) {
    RowLine.append(text, to: &bytes)
    code("\n")
  }

  /// Writes the beginning of a message in a comment, with a space before it, or nothing if it is empty.
  mutating func comment(_ message: StoredMessage) {
    comment { CommentText.append(message, to: &$0) }
  }

  /// Writes the beginning of a text in a comment, with a space before it, or nothing if it is empty.
  package mutating func comment(_ text: String) {
    comment { RowLine.append(CommentText.beginning(of: text), to: &$0) }
  }

  /// Writes the beginning of a text in backticks, which a comment shows as code.
  package mutating func comment(code: String) {
    let beginning = CommentText.beginning(of: code)
    comment { line in
      line.append(UInt8(ascii: "`"))
      RowLine.append(beginning, to: &line)
      line.append(UInt8(ascii: "`"))
    }
  }

  private mutating func comment(_ write: (_ line: inout [UInt8]) -> Void) {
    let start = bytes.count
    code(" ")
    write(&bytes)
    if let shown = CommentText.shortened(bytes[(start + 1)...]) { bytes.replaceSubrange((start + 1)..., with: shown) }
    if bytes.count == start + 1 { bytes.removeLast() }
  }
}
