public import L10nLanguage

extension RowLine {
  /// Returns the line of a message, which is never empty and has no line feeds.
  ///
  /// - Parameter syntax: its syntax, if it differs from the catalog's.
  public static func encode(_ message: StoredMessage, in syntax: MessageSyntax? = nil) -> [UInt8] {
    var line: [UInt8] = []
    append(message, in: syntax, to: &line)
    return line
  }

  /// Appends the line of a message.
  ///
  /// - Parameter syntax: its syntax, if it differs from the catalog's.
  public static func append(_ message: StoredMessage, in syntax: MessageSyntax? = nil, to line: inout [UInt8]) {
    if let syntax { line += [backslash, UInt8(ascii: "s")] + syntax.rawValue.utf8.prefix(1) }
    switch message {
    case .text(let text):
      if text.isEmpty { line += [backslash, UInt8(ascii: "-")] } else { append(text, to: &line) }
    case .list(let items):
      line += [backslash, UInt8(ascii: "l")]
      for item in items {
        line += [backslash, UInt8(ascii: ",")]
        append(item, to: &line)
      }
    case .pluralMap(let variants):
      line += [backslash, UInt8(ascii: "p")]
      for variant in variants {
        line += [backslash, UInt8(ascii: ",")]
        line += Array(variant.category.rawValue.utf8)
        line += [backslash, UInt8(ascii: "=")]
        append(variant.text, to: &line)
      }
    }
  }

  /// Returns the syntax that a line names, or `nil` if its message is in the catalog's syntax.
  public static func syntax(of line: UnsafeBufferPointer<UInt8>) -> MessageSyntax? {
    guard line.count >= syntaxLength, line[0] == backslash, line[1] == UInt8(ascii: "s") else { return nil }
    return MessageSyntax.allCases.first { $0.rawValue.utf8.first == line[2] }
  }

  /// Returns the message of a line, or `nil` for an empty line. Malformed escapes are read as literal text.
  public static func decode(_ line: UnsafeBufferPointer<UInt8>) -> StoredMessage? {
    decodeMessage(syntax(of: line) == nil ? line : UnsafeBufferPointer(rebasing: line[syntaxLength...]))
  }

  private static func decodeMessage(_ line: UnsafeBufferPointer<UInt8>) -> StoredMessage? {
    guard let first = line.first else { return nil }
    guard first == backslash, line.count > 1 else { return .text(text(line)) }
    switch line[1] {
    case UInt8(ascii: "-") where line.count == 2: return .text("")
    case UInt8(ascii: "l"): return .list(pieces(line).map(text))
    case UInt8(ascii: "p"): return .pluralMap(pieces(line).compactMap(variant))
    default: return .text(text(line))
    }
  }

  private static let syntaxLength = 3
}

// MARK: - Lists and plural maps

extension RowLine {
  /// Returns the parts between the separators `\,`.
  private static func pieces(_ line: UnsafeBufferPointer<UInt8>) -> [UnsafeBufferPointer<UInt8>] {
    var pieces: [UnsafeBufferPointer<UInt8>] = []
    var start: Int?
    var index = 2
    while index + 1 < line.count {
      if line[index] == backslash, line[index + 1] == UInt8(ascii: ",") {
        if let start { pieces.append(UnsafeBufferPointer(rebasing: line[start..<index])) }
        start = index + 2
        index += 2
      } else {
        index += 1
      }
    }
    if let start { pieces.append(UnsafeBufferPointer(rebasing: line[start...])) }
    return pieces
  }

  private static func variant(_ piece: UnsafeBufferPointer<UInt8>) -> StoredMessage.PluralVariant? {
    guard
      let separator = piece.indices.dropLast().first(where: {
        piece[$0] == backslash && piece[$0 + 1] == UInt8(ascii: "=")
      }),
      let category = PluralCategory(rawValue: text(UnsafeBufferPointer(rebasing: piece[..<separator])))
    else { return nil }
    return StoredMessage.PluralVariant(
      category: category, text: text(UnsafeBufferPointer(rebasing: piece[(separator + 2)...])))
  }
}
