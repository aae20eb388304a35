/// The tokens of Swift source, or of a part of it, for random access.
package struct SwiftCode {
  package let bytes: [UInt8]
  package let tokens: [SwiftToken]
  /// A Boolean value indicating whether every literal and comment is closed, as in code that compiles.
  package let isClear: Bool
  /// The index of the closing bracket, by the index of the opening one.
  private let closings: [Int: Int]

  /// - Parameters:
  ///   - range: the part to tokenize, in bytes.
  ///   - readsLiterals: a Boolean value indicating whether literals and comments are recognized. Otherwise everything
  ///     is words and signs, and brackets have no closing ones, since they may be part of a text.
  package init(_ bytes: [UInt8], in range: Range<Int>, readsLiterals: Bool = true) {
    self.bytes = bytes
    var lexer = SwiftLexer(bytes, in: range, readsLiterals: readsLiterals)
    var tokens: [SwiftToken] = []
    while let token = lexer.next() { tokens.append(token) }
    self.tokens = tokens
    isClear = lexer.isClear
    closings = readsLiterals ? Self.closings(of: tokens) : [:]
  }

  private static func closings(of tokens: [SwiftToken]) -> [Int: Int] {
    var closings: [Int: Int] = [:]
    var open: [(index: Int, closing: Unicode.Scalar)] = []
    for (index, token) in tokens.enumerated() {
      guard case .sign(let sign) = token.kind else { continue }
      switch Unicode.Scalar(sign) {
      case "(": open.append((index, ")"))
      case "[": open.append((index, "]"))
      case "{": open.append((index, "}"))
      case let closing where [")", "]", "}"].contains(closing):
        // In code that doesn't compile, only certain brackets are paired.
        if let last = open.popLast(), last.closing == closing { closings[last.index] = index } else { open = [] }
      default: break
      }
    }
    return closings
  }

  /// Returns the index of the closing bracket for the one at an index, or `nil` if there is none.
  package func closing(of index: Int) -> Int? { closings[index] }

  package func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Returns the word at an index, or `nil` if something else is there.
  package func word(_ index: Int) -> String? {
    guard tokens.indices.contains(index), tokens[index].kind == .word else { return nil }
    return text(tokens[index].range)
  }

  /// Returns the name at an index without its backticks, or `nil` if something else is there.
  package func name(_ index: Int) -> String? {
    word(index).map { $0.hasPrefix("`") ? String($0.dropFirst().prefix { $0 != "`" }) : $0 }
  }

  package func isWord(_ index: Int, _ word: StaticString) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .word
      && word.withUTF8Buffer { bytes[tokens[index].range].elementsEqual($0) }
  }

  package func isString(_ index: Int) -> Bool { tokens.indices.contains(index) && tokens[index].kind == .string }

  package func isSign(_ index: Int, _ sign: Unicode.Scalar) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .sign(UInt8(ascii: sign))
  }

  /// Returns a Boolean value indicating whether there is a comment between the tokens of a range of bytes.
  package func hasComment(in range: Range<Int>) -> Bool {
    var end = range.lowerBound
    for token in tokens[firstIndex(from: range.lowerBound)...] {
      if token.range.lowerBound >= range.upperBound { break }
      if bytes[end..<max(end, token.range.lowerBound)].contains(UInt8(ascii: "/")) { return true }
      end = token.range.upperBound
    }
    return false
  }

  /// Returns the index of the first token that begins at a byte or after it.
  private func firstIndex(from byte: Int) -> Int {
    var (low, high) = (0, tokens.count)
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].range.lowerBound < byte { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
