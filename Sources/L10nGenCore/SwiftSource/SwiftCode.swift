/// The tokens of Swift source, or of a part of it, to look at in any order.
struct SwiftCode {
  let bytes: [UInt8]
  let tokens: [SwiftToken]

  /// - Parameter range: the part to divide into tokens, in bytes.
  init(_ bytes: [UInt8], in range: Range<Int>) {
    self.bytes = bytes
    var lexer = SwiftLexer(bytes, in: range)
    var tokens: [SwiftToken] = []
    while let token = lexer.next() { tokens.append(token) }
    self.tokens = tokens
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Returns the word at an index, or `nil` if something else is there.
  func word(_ index: Int) -> String? {
    guard tokens.indices.contains(index), tokens[index].kind == .word else { return nil }
    return text(tokens[index].range)
  }

  func isWord(_ index: Int, _ word: StaticString) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .word
      && word.withUTF8Buffer { bytes[tokens[index].range].elementsEqual($0) }
  }

  func isSign(_ index: Int, _ sign: Unicode.Scalar) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .sign(UInt8(ascii: sign))
  }
}
