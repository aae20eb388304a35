extension MessageFormat2Parser {
  /// Reads a placeholder, from the position after its opening brace to the one after its closing brace.
  mutating func readPlaceholder(at open: Int) throws(Mistake) -> MessageFormat2.Element {
    skipSpaces()
    switch bytes[index] {
    case UInt8(ascii: "}"):
      throw Mistake("These braces are empty; write a variable such as `{$name}`, or `\\{\\}`", at: open..<index + 1)
    case UInt8(ascii: "#"), UInt8(ascii: "/"): return .markup(try readMarkup(at: open))
    default: return .expression(try readExpression(at: open))
    }
  }

  private mutating func readExpression(at open: Int) throws(Mistake) -> MessageFormat2.Expression {
    var operand: MessageFormat2.Operand?
    var isSpaced = true
    if bytes[index] != UInt8(ascii: ":") {
      operand = try readOperand(in: open)
      isSpaced = skipSpaces()
    }
    let function = try readFunction(&isSpaced)
    let attributes = try readAttributes(&isSpaced)
    try readClosing(of: open, takesOptions: function != nil)
    return .init(operand, function, attributes: attributes, range: open..<index)
  }

  private mutating func readMarkup(at open: Int) throws(Mistake) -> MessageFormat2.Markup {
    let isClose = bytes[index] == UInt8(ascii: "/")
    index += 1
    let name = try readIdentifier(of: "markup")
    var isSpaced = skipSpaces()
    let options = try readOptions(&isSpaced)
    let attributes = try readAttributes(&isSpaced)
    let isStandalone = !isClose && bytes[index] == UInt8(ascii: "/")
    if isStandalone { index += 1 }
    try readClosing(of: open, takesOptions: true)
    return .init(
      isClose ? .close : isStandalone ? .standalone : .open, name, options: options, attributes: attributes,
      range: open..<index)
  }

  /// Reads an operand, where one is needed.
  private mutating func readOperand(in open: Int) throws(Mistake) -> MessageFormat2.Operand {
    if let operand = try readValue() { return operand }
    guard let (scalar, length) = bytes.scalar(at: index) else { throw unclosed(open) }
    throw switch scalar {
    case "{": Mistake("The braces are doubled; write `{$name}`, or `\\{` for a brace", at: index..<index + length)
    case "@": Mistake("An attribute needs a variable, a literal or a function before it", at: index..<index + length)
    default:
      Mistake(
        "\(Self.shown(scalar)) can't begin a placeholder; write `$` before a variable, `:` before a function, or `|…|` "
          + "around text", at: index..<index + length)
    }
  }

  /// Reads a variable or a literal. Returns `nil` if there is neither.
  private mutating func readValue() throws(Mistake) -> MessageFormat2.Operand? {
    if bytes[index] == UInt8(ascii: "$") { return .variable(try readVariable()) }
    return try readLiteral().map { .literal($0) }
  }

  private mutating func readFunction(_ isSpaced: inout Bool) throws(Mistake) -> MessageFormat2.Function? {
    guard bytes[index] == UInt8(ascii: ":") else { return nil }
    let start = index
    if !isSpaced { throw missingSpace() }
    index += 1
    let name = try readIdentifier(of: "function")
    let range = start..<index
    isSpaced = skipSpaces()
    return .init(name, options: try readOptions(&isSpaced), range: range)
  }

  private mutating func readOptions(_ isSpaced: inout Bool) throws(Mistake) -> [MessageFormat2.Option] {
    var options: [MessageFormat2.Option] = []
    while let (scalar, _) = bytes.scalar(at: index), MessageFormat2Characters.isNameStart(scalar) {
      if !isSpaced { throw missingSpace() }
      let start = index
      let name = try readIdentifier(of: "option")
      let range = start..<index
      skipSpaces()
      guard bytes[index] == UInt8(ascii: "=") else {
        throw Mistake("The option `\(name)` needs a value: `\(name)=…`", at: range)
      }
      index += 1
      skipSpaces()
      guard let value = try readValue() else {
        throw Mistake("The value of the option `\(name)` is missing; write a literal or a variable", at: range)
      }
      options.append(.init(name, value, range: range))
      isSpaced = skipSpaces()
    }
    return options
  }

  private mutating func readAttributes(_ isSpaced: inout Bool) throws(Mistake) -> [MessageFormat2.Attribute] {
    var attributes: [MessageFormat2.Attribute] = []
    while bytes[index] == UInt8(ascii: "@") {
      if !isSpaced { throw missingSpace() }
      let start = index
      index += 1
      let name = try readIdentifier(of: "attribute")
      let range = start..<index
      isSpaced = skipSpaces()
      var value: MessageFormat2.Literal?
      if bytes[index] == UInt8(ascii: "=") {
        index += 1
        skipSpaces()
        value = try readLiteral()
        guard value != nil else {
          throw Mistake("The value of the attribute `\(name)` is missing; write a literal", at: range)
        }
        isSpaced = skipSpaces()
      }
      attributes.append(.init(name, value, range: range))
    }
    return attributes
  }

  /// Reads the brace that closes a placeholder.
  private mutating func readClosing(of open: Int, takesOptions: Bool) throws(Mistake) {
    guard bytes[index] != UInt8(ascii: "}") else {
      index += 1
      return
    }
    guard let (scalar, length) = bytes.scalar(at: index) else { throw unclosed(open) }
    if scalar == "{" { throw unclosed(open) }
    let range = index..<index + length
    if scalar == "," {
      throw Mistake(
        "MessageFormat 2 has no commas here; write `{$n :number}` for `{n, number}`, and `.match $n` for a plural",
        at: range)
    }
    if MessageFormat2Characters.isNameStart(scalar) {
      throw takesOptions
        ? Mistake("Options come before attributes; write `}` or another attribute here", at: range)
        : Mistake("Write `|…|` around text with spaces, or a function before an option: `:number`", at: range)
    }
    throw Mistake("\(Self.shown(scalar)) can't be here; write `}`, or `|…|` around text", at: range)
  }

  private func unclosed(_ open: Int) -> Mistake {
    Mistake("The placeholder that starts with this `{` is never closed; write `}`", at: open..<open + 1)
  }

  /// Returns a character for a user to read: by its number if it can't be seen.
  static func shown(_ scalar: Unicode.Scalar) -> String {
    switch scalar.properties.generalCategory {
    case .control, .format, .unassigned, .privateUse, .spaceSeparator, .lineSeparator, .paragraphSeparator:
      "The character \(scalar.codePoint)"
    default: "`\(scalar)`"
    }
  }

  func missingSpace() -> Mistake {
    Mistake("Write a space here", at: bytes.scalarRange(at: index))
  }
}
