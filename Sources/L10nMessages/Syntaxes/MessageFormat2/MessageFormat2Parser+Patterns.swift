extension MessageFormat2Parser {
  /// Collects a pattern's pieces, and joins adjacent texts.
  private struct Pieces {
    private var elements: MessageFormat2.Pattern = []
    private var pendingText: LiteralText = ""

    mutating func add(_ text: LiteralText) { pendingText.append(text) }

    mutating func add(_ element: MessageFormat2.Element) {
      if case .text(let text) = element { return add(text) }
      flush()
      elements.append(element)
    }

    mutating func finish() -> MessageFormat2.Pattern {
      flush()
      return elements
    }

    private mutating func flush() {
      if !pendingText.string.isEmpty { elements.append(.text(pendingText)) }
      pendingText = ""
    }
  }

  /// Reads a pattern to its end: past the `}}` that closes it or, without quotes, to the end of the text.
  ///
  /// - Parameter open: the place of the `{{` before ``index``, or `nil` for a message without quotes.
  mutating func parsePattern(quotedAt open: Int?) -> MessageFormat2.Pattern {
    let problemsBefore = problems.count
    var pieces = Pieces()
    var textStart = index
    while let (offset, special) = nextSpecial() {
      pieces.add(bytes.literal(textStart..<offset))
      index = offset + 1
      switch special {
      case UInt8(ascii: "\\"): pieces.add(parseEscape(at: offset))
      case UInt8(ascii: "{"): pieces.add(parsePlaceholder(at: offset))
      case UInt8(ascii: "}") where open != nil && bytes[index] == UInt8(ascii: "}"):
        index += 1
        return pieces.finish()
      case UInt8(ascii: "}"):
        report(Mistake("This `}` has no `{`; write `\\}` for a brace", at: offset..<index))
        pieces.add(bytes.literal(offset..<index))
      default:
        report(Mistake("A message can't hold the character U+0000; delete it", at: offset..<index))
      }
      textStart = index
    }
    pieces.add(bytes.literal(textStart..<bytes.count))
    index = bytes.count
    if let open, problems.count == problemsBefore {
      report(Mistake("The text that starts with `{{` is never closed; write `}}`", at: open..<open + 2))
    }
    return pieces.finish()
  }

  /// Returns the nearest byte at or after ``index`` that isn't literal.
  private mutating func nextSpecial() -> (offset: Int, byte: UInt8)? {
    let offset = min(
      backslashes.next(from: index), openings.next(from: index), closings.next(from: index), nulls.next(from: index))
    return bytes[offset].map { (offset, $0) }
  }

  /// Reads an escape after its backslash.
  private mutating func parseEscape(at offset: Int) -> LiteralText {
    guard let escaped = bytes[index], Self.escapable.contains(escaped) else {
      report(Self.badEscape(at: offset))
      return bytes.literal(offset..<index)
    }
    index += 1
    return LiteralText(String(Unicode.Scalar(escaped)), at: offset + 1)
  }

  /// The characters that a backslash can escape.
  static let escapable = ASCIISet("\\{|}")

  static func badEscape(at offset: Int) -> Mistake {
    Mistake("A backslash escapes only `\\`, `{`, `|` and `}`; write `\\\\` for a backslash", at: offset..<offset + 1)
  }

  // MARK: Placeholders

  /// Reads a placeholder after its opening brace. One with a mistake is kept as text.
  private mutating func parsePlaceholder(at open: Int) -> MessageFormat2.Element {
    do throws(Mistake) {
      return try readPlaceholder(at: open)
    } catch {
      report(error)
      skipPastPlaceholder()
      return .text(bytes.literal(open..<index))
    }
  }

  /// Moves past the brace that closes a placeholder with a mistake, or to a brace that opens another.
  private mutating func skipPastPlaceholder() {
    while let byte = bytes[index] {
      switch byte {
      case UInt8(ascii: "}"):
        index += 1
        return
      case UInt8(ascii: "{"): return
      case UInt8(ascii: "|"): index = endOfQuote(at: index) ?? index + 1
      // The same as in a quote, so that the end of a quote that is never closed is searched only once.
      case UInt8(ascii: "\\"): index = min(index + 2, bytes.count)
      default: index += 1
      }
    }
  }
}
