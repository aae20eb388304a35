import L10nLanguage

extension ICUMessageParser {
  /// Reads an argument, from the position after its opening brace to the one after its closing brace.
  mutating func parseArgument(at open: Int) -> MessagePattern.Element {
    skipWhiteSpace()
    guard let name = parseArgumentName(open: open) else {
      skipPastClosingBrace()
      return .text(bytes.literal(open..<index))
    }
    skipWhiteSpace()
    switch bytes[index] {
    case UInt8(ascii: "}"):
      index += 1
    case UInt8(ascii: ","):
      index += 1
      return parseTypedArgument(name, open: open)
    case nil:
      reportUnclosed(open, "The argument `\(name)`")
    default:
      reportAfterName(name)
      skipPastClosingBrace()
      return .text(bytes.literal(open..<index))
    }
    return placeholder(name, .plain, open: open)
  }

  /// Returns a placeholder that ends at ``index``.
  func placeholder(_ name: String, _ format: PlaceholderFormat, open: Int) -> MessagePattern.Element {
    .placeholder(Placeholder(argument: name, format: format, range: open..<index))
  }

  /// Reads the argument's name or number. Reports a missing one, and returns `nil`.
  private mutating func parseArgumentName(open: Int) -> String? {
    let range = skipIdentifier()
    let name = bytes.text(range)
    if range.isEmpty {
      reportMissingName(open: open)
      return nil
    }
    if let misleading = misleadingScalar(in: range) {
      reportMisleading(misleading, in: "An argument name")
      return nil
    }
    if !isNumberAllowed(range) {
      log.error("An argument number has no leading zeros and is at most \(Self.greatestNumber)", at: range)
      return nil
    }
    return name
  }

  /// The largest argument number that ICU's parser supports.
  private static let greatestNumber = Int(Int16.max)

  /// Returns a Boolean value indicating whether a name isn't a number, or is a number that ICU accepts. Digits followed
  /// by a letter are a name.
  private func isNumberAllowed(_ name: Range<Int>) -> Bool {
    guard bytes.endOfRun(of: .digits, from: name.lowerBound) >= name.upperBound else { return true }
    guard let number = Int(bytes.text(name)), number <= Self.greatestNumber else { return false }
    return bytes[name.lowerBound] != UInt8(ascii: "0") || name.count == 1
  }

  private mutating func reportMissingName(open: Int) {
    guard let (scalar, length) = bytes.scalar(at: index) else {
      return reportUnclosed(open, "The argument")
    }
    switch scalar {
    case "}":
      let quotes = dialect.quotes == .never ? "" : ", or quote them: `'{}'`"
      log.error("The argument has no name; write it between the braces\(quotes)", at: open..<index + 1)
    case "{":
      log.error("The braces are doubled; an argument has one on each side: `{name}`", at: index..<index + 1)
    case ",":
      log.error("The argument has no name before this comma", at: index..<index + 1)
    default:
      let brace = dialect.quotes == .never ? "set `use-escaping: true` in Flutter's l10n.yaml" : "write `'{'`"
      log.error("`\(scalar)` can't begin an argument name; to print a brace, \(brace)", at: index..<index + length)
    }
  }

  /// Reports the text after the name, where `}` or `,` is expected.
  private mutating func reportAfterName(_ name: String) {
    guard let (scalar, length) = bytes.scalar(at: index) else { return }
    if PatternSyntax.endsIdentifier(scalar) {
      log.error(
        "`\(scalar)` can't be part of an argument name; write `}` or `,` after `\(name)`", at: index..<index + length)
    } else {
      log.error("An argument name can't contain spaces; write `}` or `,` after `\(name)`", at: index..<index + length)
    }
  }

  /// Returns the place of a misleading character in a name or a keyword, or `nil` if there is none.
  func misleadingScalar(in range: Range<Int>) -> Range<Int>? {
    var offset = bytes.endOfRun(of: .word, from: range.lowerBound)
    while offset < range.upperBound, let (scalar, length) = bytes.scalar(at: offset) {
      if PatternSyntax.isMisleadingInIdentifier(scalar) { return offset..<offset + length }
      offset = bytes.endOfRun(of: .word, from: offset + length)
    }
    return nil
  }

  mutating func reportMisleading(_ range: Range<Int>, in what: String) {
    guard let scalar = bytes.scalar(at: range.lowerBound)?.scalar else { return }
    if let ascii = PatternSyntax.ascii(fullWidth: scalar) {
      let advice = ascii == " " ? "delete it" : "write `\(ascii)`"
      log.error("\(what) can't hold the full-width `\(scalar)`; \(advice)", at: range)
    } else {
      log.error("\(what) can't hold the invisible character \(scalar.codePoint); delete it", at: range)
    }
  }
}

// MARK: - Types

extension ICUMessageParser {
  /// Reads an argument from the position after the comma that follows its name.
  private mutating func parseTypedArgument(_ name: String, open: Int) -> MessagePattern.Element {
    skipWhiteSpace()
    let typeRange = skipIdentifier()
    let type = bytes.text(typeRange)
    skipWhiteSpace()
    guard let next = bytes[index] else {
      reportUnclosed(open, "The argument `\(name)`")
      return placeholder(name, .plain, open: open)
    }
    let hasStyle = next == UInt8(ascii: ",")
    guard !typeRange.isEmpty, hasStyle || next == UInt8(ascii: "}") else {
      if typeRange.isEmpty {
        log.error(
          "The argument's type is missing here, such as `number` or `plural`", at: bytes.scalarRange(at: index))
      } else {
        log.error("Write `,` or `}` after the type `\(type)`", at: bytes.scalarRange(at: index))
      }
      return skipped(name, .plain, open: open)
    }
    index += 1
    switch ArgumentKeyword(type) {
    case .number:
      let style = hasStyle ? parseStyle(name, open: open) : nil
      return placeholder(name, .number(style.map { numberFormat($0) } ?? .number), open: open)
    case .ruled(let format):
      if hasStyle, let rules = parseStyle(name, open: open), !rules.isEmpty {
        log.error("Foundation knows no other rules than the language's own; write `{\(name), \(type)}`", at: rules)
      }
      return placeholder(name, .number(format), open: open)
    case .date:
      let style = hasStyle ? parseStyle(name, open: open) : nil
      if let style, bytes.text(style).lowercased() == "relative" {
        return placeholder(name, .styled(.relativeDate), open: open)
      }
      return placeholder(name, .date(style.map { dateStyle($0, type: "date") } ?? .medium), open: open)
    case .time:
      let style = hasStyle ? parseStyle(name, open: open) : nil
      return placeholder(name, .time(style.map { dateStyle($0, type: "time") } ?? .medium), open: open)
    case .styled(let kind):
      let style = hasStyle ? parseStyle(name, open: open) : nil
      return placeholder(name, .styled(argumentStyle(kind, style ?? index..<index)), open: open)
    case .choice(let kind):
      guard hasStyle else {
        log.error("`\(type)` needs branches: `{\(name), \(type), \(kind.example)}`", at: typeRange)
        return placeholder(name, .plain, open: open)
      }
      guard nesting < Self.nestingLimit else {
        log.error("Plurals and selects are nested deeper than \(Self.nestingLimit)", at: open..<open + 1)
        return skipped(name, .plain, open: open)
      }
      return parseChoice(name, kind, open: open)
    case .unsupported(let advice):
      log.error(advice, at: typeRange)
    case nil:
      log.error(
        "Unknown argument type `\(type)`; use number, spellout, ordinal, date, time, list, interval, bytes, duration, "
          + "plural, selectordinal or select", at: typeRange)
    }
    if hasStyle { skipPastClosingBrace() }
    return placeholder(name, .plain, open: open)
  }

  /// Skips the rest of an argument with a mistake, and returns a placeholder for it.
  mutating func skipped(_ name: String, _ format: PlaceholderFormat, open: Int) -> MessagePattern.Element {
    skipPastClosingBrace()
    return placeholder(name, format, open: open)
  }

  /// Reads a style, up to the position after the brace that closes its argument. Reports a missing brace, and returns
  /// `nil`.
  private mutating func parseStyle(_ name: String, open: Int) -> Range<Int>? {
    let start = index
    var depth = 0
    while let byte = bytes[index] {
      index += 1
      switch byte {
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}") where depth > 0: depth -= 1
      case UInt8(ascii: "}"): return trimmed(start..<index - 1)
      case UInt8(ascii: "'"):
        index = bytes.firstOffset(of: byte, from: index) + 1
      default: break
      }
    }
    reportUnclosed(open, "The argument `\(name)`")
    return nil
  }

  /// Returns the range without white space at its ends.
  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.lowerBound)
    var offset = start
    while offset < range.upperBound, let (scalar, length) = bytes.scalar(at: offset) {
      offset += length
      if PatternSyntax.isWhiteSpace(scalar) {
        if end == start { (start, end) = (offset, offset) }
      } else {
        end = offset
      }
    }
    return start..<end
  }
}
