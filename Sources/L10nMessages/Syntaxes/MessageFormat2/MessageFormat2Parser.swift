/// Parses Unicode MessageFormat 2 (LDML 48 part 9, "Syntax").
///
/// The parser continues after every mistake. A placeholder that it can't parse stays in the pattern as text, and a
/// declaration or variant that it can't parse is left out.
struct MessageFormat2Parser {
  /// The maximum length of a name or a key, in UTF-8 bytes. Comparing by canonical equivalence takes quadratic time in a
  /// run of combining marks.
  static let longestName = 500

  /// A mistake, from which the caller recovers.
  struct Mistake: Error {
    var explanation: String
    var range: Range<Int>

    init(_ explanation: String, at range: Range<Int>) {
      self.explanation = explanation
      self.range = range
    }
  }

  let bytes: MessageBytes
  var index = 0
  private(set) var problems: [MessageFormat2.Problem] = []

  var backslashes: ByteSearch
  var openings: ByteSearch
  var closings: ByteSearch
  var nulls: ByteSearch

  init(_ bytes: MessageBytes) {
    self.bytes = bytes
    backslashes = ByteSearch(UInt8(ascii: "\\"), in: bytes)
    openings = ByteSearch(UInt8(ascii: "{"), in: bytes)
    closings = ByteSearch(UInt8(ascii: "}"), in: bytes)
    nulls = ByteSearch(0, in: bytes)
  }

  mutating func parse() -> MessageFormat2.Parsed {
    let message = parseMessage()
    if problems.isEmpty { problems = MessageFormat2Validator.problems(of: message) }
    // Mistakes are found in the order in which they are written, except that the end of an open pattern comes last.
    let sorted = problems.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    return MessageFormat2.Parsed(message: message, problems: sorted.prefix(MessageProblemLog.limit).map(\.element))
  }

  mutating func report(_ mistake: Mistake) {
    guard problems.count < MessageProblemLog.limit else { return }
    problems.append(.init(kind: .syntaxError, explanation: mistake.explanation, range: mistake.range))
  }

  private mutating func parseMessage() -> MessageFormat2 {
    skipSpaces()
    if bytes[index] == UInt8(ascii: ".") || startsQuotedPattern { return parseComplexMessage() }
    index = 0
    return MessageFormat2(body: .pattern(parsePattern(quotedAt: nil)))
  }

  // MARK: Complex messages

  private mutating func parseComplexMessage() -> MessageFormat2 {
    var declarations: [MessageFormat2.Declaration] = []
    while true {
      skipSpaces()
      if startsQuotedPattern {
        let pattern = parseQuotedPattern()
        reportRest()
        return MessageFormat2(declarations: declarations, body: .pattern(pattern))
      }
      do throws(Mistake) {
        switch try readKeyword() {
        case .input: declarations.append(try readInput())
        case .local: declarations.append(try readLocal())
        case .match:
          let matcher = try readMatcher()
          return MessageFormat2(declarations: declarations, body: .matcher(matcher))
        case nil: return MessageFormat2(declarations: declarations, body: .pattern([]))
        }
      } catch {
        report(error)
        skipToStatement()
      }
    }
  }

  private enum Keyword: String, CaseIterable {
    case input, local, match
  }

  /// Reads the keyword of a statement. Returns `nil` at the end of the text.
  private mutating func readKeyword() throws(Mistake) -> Keyword? {
    guard let first = bytes[index] else {
      if problems.isEmpty {
        report(Mistake("A message with declarations needs its text at the end: `{{…}}`", at: index..<index))
      }
      return nil
    }
    guard first == UInt8(ascii: ".") else {
      throw Mistake("Text after declarations must be in double braces: `{{…}}`", at: bytes.scalarRange(at: index))
    }
    let start = index
    index = bytes.endOfRun(of: .letters, from: index + 1)
    guard let keyword = Keyword(rawValue: bytes.text(start + 1..<index)) else {
      throw Mistake(
        "A message that begins with a full stop needs `.input`, `.local` or `.match` here; for text, write `{{.…}}`",
        at: start..<index)
    }
    return keyword
  }

  private mutating func readInput() throws(Mistake) -> MessageFormat2.Declaration {
    skipSpaces()
    let value = try readDeclaredExpression(after: ".input")
    guard case .variable(let variable) = value.operand else {
      throw Mistake("`.input` needs a variable: `.input {$name :string}`", at: value.range)
    }
    return .init(.input, variable, value)
  }

  private mutating func readLocal() throws(Mistake) -> MessageFormat2.Declaration {
    guard skipSpaces(), bytes[index] == UInt8(ascii: "$") else {
      throw Mistake("`.local` needs a space and a variable: `.local $name = {…}`", at: bytes.scalarRange(at: index))
    }
    let variable = try readVariable()
    skipSpaces()
    guard bytes[index] == UInt8(ascii: "=") else {
      throw Mistake("Write `=` and an expression in braces after `$\(variable.name)`", at: variable.range)
    }
    index += 1
    skipSpaces()
    return .init(.local, variable, try readDeclaredExpression(after: "="))
  }

  private mutating func readDeclaredExpression(after what: String) throws(Mistake) -> MessageFormat2.Expression {
    let open = index
    guard bytes[open] == UInt8(ascii: "{") else {
      throw Mistake("Write an expression in braces after `\(what)`", at: bytes.scalarRange(at: open))
    }
    index += 1
    guard case .expression(let expression) = try readPlaceholder(at: open) else {
      throw Mistake("Markup has no value; write a variable, a literal or a function in the braces", at: open..<index)
    }
    return expression
  }

  /// Moves to the next keyword or quoted pattern, or to the end.
  private mutating func skipToStatement() {
    while let byte = bytes[index] {
      if startsQuotedPattern { return }
      if byte == UInt8(ascii: ".") {
        let word = bytes.text(index + 1..<bytes.endOfRun(of: .letters, from: index + 1))
        if Keyword(rawValue: word) != nil { return }
      }
      index += 1
    }
  }

  // MARK: Quoted patterns

  var startsQuotedPattern: Bool {
    bytes[index] == UInt8(ascii: "{") && bytes[index + 1] == UInt8(ascii: "{")
  }

  mutating func parseQuotedPattern() -> MessageFormat2.Pattern {
    let open = index
    index += 2
    return parsePattern(quotedAt: open)
  }

  /// Reports text after the end of a message.
  private mutating func reportRest() {
    skipSpaces()
    guard index < bytes.count else { return }
    report(Mistake("Nothing can be after the `}}` that ends the message; delete it", at: index..<bytes.count))
    index = bytes.count
  }
}
