import L10nSwiftCode
import L10nText

/// The tokens of a Swift file, or of an interpolation in it, with the brackets around each of them.
struct CodeFile: Sendable {
  let source: SourceFile
  /// The index of the file among those of a run.
  let index: Int
  /// The place of an interpolation's literal, or `nil` for a file.
  let outer: Outer?
  let code: SwiftCode
  /// The index of the innermost opening bracket around each token; -1 outside of all brackets.
  private let parents: [Int32]
  /// The index of the bracket that each bracket belongs to; -1 for other tokens.
  private let partners: [Int32]

  /// A token of the code around an interpolation.
  final class Outer: Sendable {
    let file: CodeFile
    let token: Int

    init(_ file: CodeFile, at token: Int) { (self.file, self.token) = (file, token) }
  }

  /// - Parameter outer: the place of the literal, for the code of an interpolation.
  init(_ source: SourceFile, index: Int, in range: Range<Int>? = nil, outer: Outer? = nil) {
    (self.source, self.index, self.outer) = (source, index, outer)
    code = SwiftCode(source.bytes, in: range ?? 0..<source.bytes.count)
    var parents = [Int32](repeating: -1, count: code.tokens.count)
    var partners = [Int32](repeating: -1, count: code.tokens.count)
    var open: [Int32] = []
    for token in code.tokens.indices {
      if let last = open.last, partners[Int(last)] == token { open.removeLast() }
      parents[token] = open.last ?? -1
      guard let closing = code.closing(of: token) else { continue }
      partners[token] = Int32(closing)
      partners[closing] = Int32(token)
      open.append(Int32(token))
    }
    (self.parents, self.partners) = (parents, partners)
  }

  var count: Int { code.tokens.count }

  /// Returns the innermost opening bracket around a token, or `nil` outside of all brackets.
  func opening(around token: Int) -> Int? {
    parents.indices.contains(token) && parents[token] >= 0 ? Int(parents[token]) : nil
  }

  /// Returns the bracket that belongs to the one at an index.
  func partner(of token: Int) -> Int? {
    partners.indices.contains(token) && partners[token] >= 0 ? Int(partners[token]) : nil
  }

  /// Returns the index after a token, or after the brackets that it opens.
  func next(after token: Int) -> Int {
    if let partner = partner(of: token), partner > token { partner + 1 } else { token + 1 }
  }

  /// Returns the index before a token: an opening bracket if a bracket closes there.
  func previous(before token: Int) -> Int {
    if let partner = partner(of: token - 1), partner < token - 1 { partner } else { token - 1 }
  }

  /// Returns a Boolean value indicating whether a token begins on a later line than the one before it.
  func beginsLine(_ token: Int) -> Bool {
    guard token > 0, token < count else { return true }
    return code.bytes[code.tokens[token - 1].range.upperBound..<code.tokens[token].range.lowerBound].contains(0x0A)
  }

  /// Returns a Boolean value indicating whether there is space or a comment between a token and the one before it.
  func hasSpace(before token: Int) -> Bool {
    token > 0 && token < count && code.tokens[token - 1].range.upperBound < code.tokens[token].range.lowerBound
  }

  func sign(_ token: Int) -> Unicode.Scalar? {
    guard code.tokens.indices.contains(token), case .sign(let byte) = code.tokens[token].kind else { return nil }
    return Unicode.Scalar(byte)
  }

  func isSign(_ token: Int, _ sign: Unicode.Scalar) -> Bool { code.isSign(token, sign) }
  func isWord(_ token: Int, _ word: StaticString) -> Bool { code.isWord(token, word) }
  func name(_ token: Int) -> String? { code.name(token) }
  func byte(_ token: Int) -> Int { code.tokens.indices.contains(token) ? code.tokens[token].range.lowerBound : 0 }

  /// Returns the literal at a token, or `nil` if something else is there.
  func literal(_ token: Int) -> SwiftStringLiteral? {
    code.isString(token) ? SwiftStringLiteral(code.bytes, code.tokens[token].range, unindented: true) : nil
  }

  /// Returns the tokens of a type, as one word without spaces.
  func typeName(_ tokens: Range<Int>) -> TypeName {
    var text = ""
    var lastWasWord = false
    for token in tokens {
      let isWord = code.tokens[token].kind == .word
      if isWord && lastWasWord { text += " " }
      text += isWord ? code.name(token) ?? "" : code.text(code.tokens[token].range)
      lastWasWord = isWord
    }
    return TypeName(text)
  }
}
