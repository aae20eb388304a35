import L10nSwiftCode

/// The function or type that is called before a parenthesis.
struct Callee {
  let name: String
  /// The token of the name.
  let token: Int
  /// A Boolean value indicating whether a dot is before the name.
  let isMember: Bool
  /// The tokens of the value before the dot, or `nil` if there is none.
  let receiver: Range<Int>?
  /// A Boolean value indicating whether it is an attribute, such as `@Parameter(…)`.
  let isAttribute: Bool

  /// - Parameter opening: the parenthesis.
  init?(_ file: CodeFile, at opening: Int) {
    var index = opening - 1
    guard index >= 0, !file.beginsLine(opening) else { return nil }
    // Generic arguments.
    if file.isSign(index, ">") {
      var depth = 0
      let limit = max(0, index - 40)
      while index > limit {
        if file.isSign(index, ">") { depth += 1 }
        if file.isSign(index, "<") { depth -= 1 }
        index -= 1
        if depth == 0 { break }
      }
    }
    if file.isSign(index, "?") || file.isSign(index, "!"), !file.hasSpace(before: index) { index -= 1 }
    guard let name = file.name(index), !Self.keywords.contains(name) else { return nil }
    // 'return ("A")' and others have a space.
    self.name = name
    token = index
    isMember = file.isSign(index - 1, ".")
    isAttribute = file.isSign(index - 1, "@")
    receiver = isMember ? file.chain(endingAt: index - 2, dot: index - 1) : nil
  }

  private static let keywords: Set = [
    "if", "guard", "while", "switch", "return", "in", "case", "let", "var", "where", "else", "for", "as", "is", "try",
    "await", "throw", "func", "some", "any",
  ]
}

extension CodeFile {
  /// Returns the tokens of an expression of names, calls and subscripts that ends at a token.
  func chain(endingAt last: Int, dot: Int) -> Range<Int>? {
    // An implicit member begins after a space, a bracket or a comma.
    guard last >= 0, !(hasSpace(before: dot) && !beginsLine(dot)) else { return nil }
    var index = last
    while index >= 0 {
      if isSign(index, "?") || isSign(index, "!") {
        index -= 1
        continue
      }
      if let opening = partner(of: index), opening < index {
        index = opening - 1
        // 'f(x)', 'f { }' and 'a[0]' have something before the bracket.
        if index >= 0,
          code.tokens[index].kind == .word || partner(of: index) != nil || isSign(index, "?")
            || isSign(index, "!"), !beginsLine(index + 1), !isKeyword(index)
        {
          continue
        }
        return opening..<last + 1
      }
      guard code.tokens[index].kind == .word || code.isString(index) || code.tokens[index].kind == .number else {
        return index < last ? index + 1..<last + 1 : nil
      }
      if isKeyword(index) { return index < last ? index + 1..<last + 1 : nil }
      guard isSign(index - 1, ".") else {
        return (isSign(index - 1, "$") ? index - 1 : index)..<last + 1
      }
      if hasSpace(before: index - 1), !beginsLine(index - 1) || index < 2 { return index - 1..<last + 1 }
      if let sign = sign(index - 2), !(sign == ")" || sign == "]" || sign == "}" || sign == "?" || sign == "!") {
        return index - 1..<last + 1
      }
      index -= 2
    }
    return index < last ? 0..<last + 1 : nil
  }

  private func isKeyword(_ token: Int) -> Bool {
    guard let word = code.word(token) else { return false }
    return [
      "return", "in", "if", "else", "case", "try", "await", "let", "var", "where", "guard", "while", "for", "switch",
      "as", "is", "throw",
    ].contains(word)
  }
}
