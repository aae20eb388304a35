/// Parses ICU MessageFormat 1 as ICU 77's `MessagePattern` does in apostrophe mode DOUBLE_OPTIONAL (ICU User Guide,
/// "Formatting Messages").
///
/// The parser continues after every mistake. An argument that it can't parse is skipped up to its closing brace, and
/// stays in the pattern as the placeholder or the text that it looks like.
struct ICUMessageParser {
  /// The maximum nesting depth of plurals and selects.
  static let nestingLimit = 16

  let bytes: MessageBytes
  let dialect: Dialect
  var index = 0
  var log = MessageProblemLog()
  /// The number of plurals and selects around ``index``.
  var nesting = 0
  /// If several braces are unclosed at the end, only the innermost is reported, since the others follow from it.
  var hasReportedUnclosed = false

  private var openings: ByteSearch
  private var closings: ByteSearch
  private var apostrophes: ByteSearch
  private var numberSigns: ByteSearch
  private var hasReportedStray = false

  init(_ bytes: MessageBytes, _ dialect: Dialect = .icu) {
    self.bytes = bytes
    self.dialect = dialect
    openings = ByteSearch(UInt8(ascii: "{"), in: bytes)
    closings = ByteSearch(UInt8(ascii: "}"), in: bytes)
    apostrophes = ByteSearch(UInt8(ascii: "'"), in: bytes)
    numberSigns = ByteSearch(UInt8(ascii: "#"), in: bytes)
  }

  mutating func parse() -> ParsedMessage {
    let pattern = parseMessage(within: .nothing)
    return ParsedMessage(pattern: pattern, problems: log.sorted())
  }

  /// The construct around a message, which decides the meaning of `}` and `#`.
  enum Enclosing {
    case nothing, plural, select
  }

  /// Reads a message up to the brace that ends it, without that brace, or to the end of the text.
  mutating func parseMessage(within enclosing: Enclosing) -> MessagePattern {
    var pieces = PatternBuilder()
    var textStart = index
    while let (offset, special) = nextSpecial(withNumberSigns: enclosing == .plural && dialect.hasNumberSigns) {
      index = offset + 1
      if special == UInt8(ascii: "'") && !isEscaping(isInPlural: enclosing == .plural) { continue }
      pieces.add(bytes.literal(textStart..<offset))
      switch special {
      case UInt8(ascii: "'"):
        pieces.add(parseEscape(at: offset))
      case UInt8(ascii: "#"):
        pieces.add(.pluralNumber(offset..<offset + 1))
      case UInt8(ascii: "{"):
        pieces.add(parseArgument(at: offset))
      case _ where enclosing != .nothing:
        index = offset
        return pieces.finish()
      default:
        pieces.add(LiteralText("}", at: offset))
        if !hasReportedStray {
          hasReportedStray = true
          let advice = dialect.quotes == .never ? "remove it" : "write `'}'` if that's intended"
          log.warning("This `}` has no `{` and is printed as is; \(advice)", at: offset..<offset + 1)
        }
      }
      textStart = index
    }
    pieces.add(bytes.literal(textStart..<bytes.count))
    index = bytes.count
    return pieces.finish()
  }

  /// Returns a Boolean value indicating whether the apostrophe before ``index`` escapes the text that follows it.
  private func isEscaping(isInPlural: Bool) -> Bool {
    switch dialect.quotes {
    case .never: return false
    case .always: return true
    case .beforeSyntax: break
    }
    switch bytes[index] {
    case UInt8(ascii: "'"), UInt8(ascii: "{"), UInt8(ascii: "}"): return true
    case UInt8(ascii: "#"): return isInPlural
    default: return false
    }
  }

  /// Reads the text after an escaping apostrophe: a second apostrophe for a literal one, or quoted text.
  private mutating func parseEscape(at offset: Int) -> LiteralText {
    guard bytes[index] == UInt8(ascii: "'") else { return parseQuote(at: offset) }
    index += 1
    return LiteralText("'", at: offset)
  }

  private mutating func parseQuote(at offset: Int) -> LiteralText {
    if dialect.quotes == .beforeSyntax { reportQuotedArgument(at: offset) }
    var text: LiteralText = ""
    while true {
      let end = apostrophes.next(from: index)
      guard end < bytes.count else {
        log.warning(
          "This `'` quotes everything up to the end; close it with another `'`, or write `''` for an apostrophe",
          at: offset..<offset + 1)
        text.append(bytes.literal(index..<end))
        index = end
        return text
      }
      let isDoubled = bytes[end + 1] == UInt8(ascii: "'")
      text.append(bytes.literal(index..<(isDoubled ? end + 1 : end)))
      index = isDoubled ? end + 2 : end + 1
      if !isDoubled { return text }
    }
  }

  /// Reports a quote around nothing but a placeholder, since its author meant the apostrophes as quotation marks.
  private mutating func reportQuotedArgument(at offset: Int) {
    let start = index
    defer { index = start }
    index += 1
    let name = skipIdentifier()
    let end = index
    guard !name.isEmpty, bytes[end] == UInt8(ascii: "}"), bytes[end + 1] == UInt8(ascii: "'"),
      bytes[end + 2] != UInt8(ascii: "'")
    else { return }
    let text = bytes.text(name)
    log.warning(
      "`{\(text)}` in apostrophes is printed literally; write `''{\(text)}''` for its value in apostrophes, or "
        + "`'{'\(text)'}'` for braces",
      at: offset..<end + 2, kind: .quotedArgument(text))
  }

  /// Returns the nearest byte at or after ``index`` that may not be literal.
  private mutating func nextSpecial(withNumberSigns: Bool) -> (offset: Int, byte: UInt8)? {
    var offset = min(openings.next(from: index), closings.next(from: index), apostrophes.next(from: index))
    if withNumberSigns { offset = min(offset, numberSigns.next(from: index)) }
    return bytes[offset].map { (offset, $0) }
  }
}

// MARK: - Moving along

extension ICUMessageParser {
  mutating func skipWhiteSpace() {
    index = bytes.endOfRun(of: .whiteSpace, from: index)
    while let byte = bytes[index], byte >= 0x80, let (scalar, length) = bytes.scalar(at: index),
      PatternSyntax.isWhiteSpace(scalar)
    {
      index = bytes.endOfRun(of: .whiteSpace, from: index + length)
    }
  }

  /// Skips a name or a keyword and returns its range, which is empty if there is none.
  mutating func skipIdentifier() -> Range<Int> {
    let start = index
    index = bytes.endOfRun(of: .word, from: index)
    while let (scalar, length) = bytes.scalar(at: index), !PatternSyntax.endsIdentifier(scalar) {
      index = bytes.endOfRun(of: .word, from: index + length)
    }
    return start..<index
  }

  /// Moves past the closing brace of the construct around ``index``, or to the end if there is none.
  mutating func skipPastClosingBrace() {
    var depth = 1
    while depth > 0, let (offset, special) = nextSpecial(withNumberSigns: false) {
      index = offset + 1
      switch special {
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"): depth -= 1
      default: skipQuote()
      }
    }
    if depth > 0 { index = bytes.count }
  }

  /// Moves past a quote if the apostrophe before ``index`` begins one.
  private mutating func skipQuote() {
    guard dialect.quotes != .never else { return }
    guard dialect.quotes == .always || bytes[index] == UInt8(ascii: "{") || bytes[index] == UInt8(ascii: "}") else {
      return
    }
    index = min(apostrophes.next(from: index) + 1, bytes.count)
  }

  /// Reports an unclosed brace, and moves to the end.
  mutating func reportUnclosed(_ offset: Int, _ what: String) {
    index = bytes.count
    guard !hasReportedUnclosed else { return }
    hasReportedUnclosed = true
    log.error("\(what) that starts with this `{` is never closed; write `}`", at: offset..<offset + 1)
  }
}
