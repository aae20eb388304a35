/// The tokens of a file, one after another, with operations for reading declarations.
package struct SwiftTokens {
  private var lexer: SwiftLexer
  /// The token that was peeked at and not yet consumed.
  private var peeked: SwiftToken?

  package init(_ bytes: [UInt8]) {
    lexer = SwiftLexer(bytes)
  }

  package mutating func next() -> SwiftToken? {
    defer { peeked = nil }
    return peeked ?? lexer.next()
  }

  private mutating func peek() -> SwiftToken? {
    peeked = peeked ?? lexer.next()
    return peeked
  }

  package func text(_ token: SwiftToken) -> String {
    lexer.text(token)
  }

  package func bytes(_ token: SwiftToken) -> ArraySlice<UInt8> {
    lexer.bytes[token.range]
  }

  package func isWord(_ token: SwiftToken, _ word: StaticString) -> Bool {
    token.kind == .word && word.withUTF8Buffer { bytes(token).elementsEqual($0) }
  }

  /// Consumes the next token if it is a word.
  package mutating func nextWord() -> String? {
    guard let token = peek(), token.kind == .word else { return nil }
    peeked = nil
    return text(token)
  }

  /// Consumes the next token if it is this sign. Returns a Boolean value indicating whether it was.
  package mutating func skip(_ sign: Unicode.Scalar) -> Bool {
    guard peek()?.kind == .sign(UInt8(ascii: sign)) else { return false }
    peeked = nil
    return true
  }

  /// Consumes all tokens up to and including a sign. Returns a Boolean value indicating whether there was one.
  package mutating func skip(to sign: Unicode.Scalar) -> Bool {
    while let token = next() {
      if token.kind == .sign(UInt8(ascii: sign)) { return true }
    }
    return false
  }

  /// Consumes all tokens up to and including the bracket that closes an already consumed one.
  package mutating func skipRest(of opening: Unicode.Scalar, _ closing: Unicode.Scalar) {
    var open = 1
    while open > 0, let token = next() {
      if token.kind == .sign(UInt8(ascii: opening)) { open += 1 }
      if token.kind == .sign(UInt8(ascii: closing)) { open -= 1 }
    }
  }

  /// Consumes a type: all tokens up to one of the signs. A comma and an opening brace are consumed, too; a closing
  /// parenthesis isn't. Returns `nil` if none of them follows, or a value comes first.
  package mutating func type(upTo ends: Unicode.Scalar...) -> String? {
    var type = ""
    while let token = peek() {
      if token.kind == .sign(UInt8(ascii: "=")) { return nil }
      if case .sign(let sign) = token.kind, ends.contains(Unicode.Scalar(sign)) {
        if sign != UInt8(ascii: ")") { peeked = nil }
        return type
      }
      type += text(token)
      peeked = nil
    }
    return nil
  }
}
