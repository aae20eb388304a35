/// Splits Swift source into tokens and skips comments and white space. It can read any bytes: those that aren't Swift
/// become signs, and a literal or comment that isn't closed ends with its line or the file.
struct SwiftLexer {
  let bytes: [UInt8]
  private var index: Int
  /// The end of the part that is read.
  private let end: Int
  /// The number of open literals around the position.
  private var depth = 0
  /// A Boolean value indicating whether quotes, slashes and comments have their meaning in Swift.
  private let readsLiterals: Bool
  /// A Boolean value indicating whether every literal and comment so far was closed.
  private(set) var isClear = true
  /// A Boolean value indicating whether no `/#` follows that could close a regular expression.
  private var hasNoRegexEnd = false

  /// The token before the position.
  private var last: SwiftToken?

  /// The depth up to which nested interpolations are read; deeper ones are text.
  private static let depthLimit = 64

  /// - Parameter range: the part to read, in bytes, or `nil` for all.
  init(_ bytes: [UInt8], in range: Range<Int>? = nil, readsLiterals: Bool = true) {
    self.bytes = bytes
    self.readsLiterals = readsLiterals
    index = range?.lowerBound ?? 0
    end = range?.upperBound ?? bytes.count
  }

  /// Returns the next token, or `nil` at the end.
  mutating func next() -> SwiftToken? {
    skipBlanks()
    guard let byte = byte(at: 0) else { return nil }
    let start = index
    let kind: SwiftToken.Kind
    switch byte {
    case UInt8(ascii: "`"):
      kind = .word
      skipQuotedName()
    case 0x80... where operatorLength > 0:
      kind = .sign(byte)
      index += operatorLength
    case _ where Self.isWordPart(byte) && !Self.isDigit(byte):
      kind = .word
      while let byte = self.byte(at: 0), Self.isWordPart(byte), byte < 0x80 || operatorLength == 0 { index += 1 }
    case _ where Self.isDigit(byte):
      kind = .number
      skipNumber()
    case _ where !readsLiterals:
      kind = .sign(byte)
      index += 1
    case UInt8(ascii: "\""), UInt8(ascii: "#"):
      kind = skipString() ? .string : skipDelimitedRegex() ? .regex : .sign(byte)
    case UInt8(ascii: "/") where expectsValue && skipRegex(): kind = .regex
    default:
      kind = .sign(byte)
      index += 1
    }
    let token = SwiftToken(kind: kind, range: start..<index)
    last = token
    return token
  }

  /// A Boolean value indicating whether a value comes next, rather than an operator, so that a slash begins a regular
  /// expression.
  private var expectsValue: Bool {
    guard let last else { return true }
    return switch last.kind {
    case .word: Self.wordsBeforeValues.contains { $0.withUTF8Buffer { bytes[last.range].elementsEqual($0) } }
    case .number, .string, .regex: false
    case .sign(let sign): ![")", "]", "}", "?", "!"].contains(Unicode.Scalar(sign))
    }
  }

  /// The length of an operator character or a space outside of ASCII at the position, in bytes; 0 for anything else
  /// (The Swift Programming Language, "Operators").
  private var operatorLength: Int {
    var decoder = UTF8()
    var rest = bytes[index..<end].prefix(4).makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&rest) else { return 0 }
    switch scalar.value {
    case 0xA0...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7, 0x2016...0x2017,
      0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775,
      0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3030, 0xFEFF:
      return UTF8.width(scalar)
    default: return 0
    }
  }

  private static let wordsBeforeValues: [StaticString] = [
    "return", "in", "case", "try", "await", "if", "guard", "while", "where", "else",
  ]

  /// Returns the characters of a token.
  func text(_ token: SwiftToken) -> String {
    String(decoding: bytes[token.range], as: UTF8.self)
  }

  private func byte(at distance: Int) -> UInt8? {
    index + distance < end ? bytes[index + distance] : nil
  }

  private func has(_ signs: StaticString) -> Bool {
    signs.withUTF8Buffer { bytes[index..<end].starts(with: $0) }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }

  private static func isWordPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: "$"), 0x80...:
      true
    default: isDigit(byte)
    }
  }
}

// MARK: - Blanks

extension SwiftLexer {
  private mutating func skipBlanks() {
    while let byte = byte(at: 0) {
      switch byte {
      case 0x20, 0x09...0x0D, 0: index += 1
      case UInt8(ascii: "/") where self.byte(at: 1) == UInt8(ascii: "/") && readsLiterals: skipLine()
      case UInt8(ascii: "/") where self.byte(at: 1) == UInt8(ascii: "*") && readsLiterals: skipComment()
      default: return
      }
    }
  }

  private mutating func skipLine() {
    while let byte = byte(at: 0), byte != 0x0A, byte != 0x0D { index += 1 }
  }

  /// Skips a comment in asterisks, which can be nested.
  private mutating func skipComment() {
    var open = 0
    while index < end {
      if has("/*") {
        open += 1
        index += 2
      } else if has("*/") {
        open -= 1
        index += 2
        if open == 0 { return }
      } else {
        index += 1
      }
    }
    isClear = false
  }
}

// MARK: - Names and literals

extension SwiftLexer {
  private mutating func skipQuotedName() {
    index += 1
    while let byte = byte(at: 0), byte != 0x0A, byte != 0x0D {
      index += 1
      if byte == UInt8(ascii: "`") { return }
    }
  }

  private mutating func skipNumber() {
    while let byte = byte(at: 0) {
      let isPoint = byte == UInt8(ascii: ".") && (self.byte(at: 1).map(Self.isDigit) ?? false)
      guard Self.isWordPart(byte) || isPoint else { return }
      index += 1
    }
  }

  /// Skips a string literal, or hashes if there is none. Returns a Boolean value indicating whether there was one.
  private mutating func skipString() -> Bool {
    let hashes = bytes[index..<end].prefix { $0 == UInt8(ascii: "#") }.count
    guard byte(at: hashes) == UInt8(ascii: "\"") else {
      index += hashes
      return false
    }
    index += hashes
    let isMultiline = has("\"\"\"") && (hashes == 0 || !isClosedInLine(hashes))
    index += isMultiline ? 3 : 1
    while let byte = byte(at: 0) {
      switch byte {
      case UInt8(ascii: "\"") where !isMultiline || has("\"\"\""):
        index += isMultiline ? 3 : 1
        if hasHashes(hashes) {
          index += hashes
          return true
        }
      case UInt8(ascii: "\\"):
        index += 1
        if hasHashes(hashes) { skipEscape(hashes) }
      case 0x0A where !isMultiline, 0x0D where !isMultiline:
        isClear = false
        return true
      default: index += 1
      }
    }
    isClear = false
    return true
  }

  /// Returns a Boolean value indicating whether apparent multiline quotes are a single-line quote with more quotes in
  /// it: `#"""#`.
  private func isClosedInLine(_ hashes: Int) -> Bool {
    let line = bytes[index..<end].dropFirst(2).prefix { $0 != 0x0A && $0 != 0x0D }
    return line.indices.contains { index in
      bytes[index] == UInt8(ascii: "\"") && hasHashes(hashes, at: index + 1)
    }
  }

  /// Skips a regular expression in slashes. Returns a Boolean value indicating whether there was one: it ends on its
  /// line and doesn't begin with a space.
  private mutating func skipRegex() -> Bool {
    guard let first = byte(at: 1), first != 0x20, first != 0x09 else { return false }
    var position = index + 1
    while position < end, bytes[position] != 0x0A, bytes[position] != 0x0D {
      switch bytes[position] {
      case UInt8(ascii: "\\"): position += 2
      case UInt8(ascii: "/"):
        index = position + 1
        return true
      default: position += 1
      }
    }
    return false
  }

  /// Skips a regular expression in `#/` and `/#`, whose first hashes were already skipped.
  private mutating func skipDelimitedRegex() -> Bool {
    guard byte(at: 0) == UInt8(ascii: "/"), !hasNoRegexEnd else { return false }
    let hashes = bytes[..<index].reversed().prefix { $0 == UInt8(ascii: "#") }.count
    var position = index + 1
    while position < end {
      if bytes[position] == UInt8(ascii: "\\") {
        position += 2
      } else if bytes[position] == UInt8(ascii: "/"), hasHashes(hashes, at: position + 1) {
        index = position + 1 + hashes
        return true
      } else {
        position += 1
      }
    }
    hasNoRegexEnd = hashes == 1
    return false
  }

  private func hasHashes(_ count: Int) -> Bool { hasHashes(count, at: index) }

  private func hasHashes(_ count: Int, at position: Int) -> Bool {
    bytes[position..<end].prefix(count).elementsEqual(repeatElement(UInt8(ascii: "#"), count: count))
  }

  /// Skips the characters after a backslash.
  private mutating func skipEscape(_ hashes: Int) {
    index += hashes
    if byte(at: 0) == UInt8(ascii: "("), depth == Self.depthLimit { isClear = false }
    guard byte(at: 0) == UInt8(ascii: "("), depth < Self.depthLimit else {
      if let byte = byte(at: 0), byte != 0x0A, byte != 0x0D { index += 1 }
      return
    }
    depth += 1
    var open = 0
    while let token = next() {
      if token.kind == .sign(UInt8(ascii: "(")) { open += 1 }
      if token.kind == .sign(UInt8(ascii: ")")) { open -= 1 }
      if open == 0 { break }
    }
    depth -= 1
  }
}
