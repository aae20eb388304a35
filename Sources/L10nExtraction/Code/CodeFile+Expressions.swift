import L10nSwiftCode

/// The parts of expressions.
extension CodeFile {
  /// Returns the index after an expression: at a comma or bracket, or at the end of its statement.
  ///
  /// - Parameter first: the index from which the end is looked for, if the expression's first part is known.
  func endOfExpression(from start: Int, after first: Int? = nil) -> Int {
    var index = first ?? start
    while index < count {
      if index > start, beginsLine(index), !continuesExpression(index) { return index }
      if let sign = sign(index) {
        if sign == "," || sign == ";" || sign == ")" || sign == "]" || sign == "}" { return index }
        // A brace after a condition, or after a call.
        if sign == "{", index > start, hasSpace(before: index), isBody(index) { return index }
      }
      if isWord(index, "else") || isWord(index, "in") && index > start || isWord(index, "where") { return index }
      index = next(after: index)
    }
    return min(index, count)
  }

  /// Returns a Boolean value indicating whether a line continues the expression of the line before.
  func continuesExpression(_ index: Int) -> Bool {
    if let sign = sign(index) {
      if sign == "." { return true }
      if "?:+*/=&|<>%".unicodeScalars.contains(sign) { return true }
      if sign == "-" || sign == "!" { return hasSpace(before: index + 1) }
    }
    if isWord(index, "as") || isWord(index, "is") { return true }
    guard let sign = sign(index - 1) else {
      return false
    }
    if "+*/=&|<%,(:[".unicodeScalars.contains(sign) { return true }
    if sign == "?" || sign == "-" || sign == ">" { return hasSpace(before: index - 1) }
    return false
  }

  /// Returns a Boolean value indicating whether a brace is the body of a statement such as `if`.
  private func isBody(_ brace: Int) -> Bool {
    var index = brace
    while index > 0 {
      index = previous(before: index)
      if index < 0 || isSign(index, "{") || isSign(index, "}") || isSign(index, ";") { return false }
      if let word = name(index), ["if", "while", "switch", "for", "guard"].contains(word) { return true }
      if beginsLine(index), !continuesExpression(index) {
        return ["if", "while", "switch", "for", "guard"].contains(name(index) ?? "")
      }
    }
    return false
  }

  /// The depth up to which parentheses and branches are followed.
  static let depthLimit = 32

  /// Returns the values that an expression may have: the branches of ternary operators, both sides of `??`, and what is
  /// in parentheses.
  func values(of range: Range<Int>, depth: Int = 0) -> [Range<Int>] {
    guard range.count > 1, depth < Self.depthLimit else { return [range] }
    if isSign(range.lowerBound, "("), partner(of: range.lowerBound) == range.upperBound - 1 {
      let inner = range.lowerBound + 1..<range.upperBound - 1
      return inner.isEmpty || elements(of: inner).count > 1 ? [range] : values(of: inner, depth: depth + 1)
    }
    if let (question, colon) = ternary(in: range) {
      return values(of: question + 1..<colon, depth: depth + 1)
        + values(of: colon + 1..<range.upperBound, depth: depth + 1)
    }
    if let operation = coalescing(in: range) {
      return values(of: range.lowerBound..<operation, depth: depth + 1)
        + values(of: operation + 2..<range.upperBound, depth: depth + 1)
    }
    return [range]
  }

  /// Returns a Boolean value indicating whether an expression is the literal of a number.
  func isNumber(_ range: Range<Int>) -> Bool {
    range.count == 1 && code.tokens[range.lowerBound].kind == .number
  }

  func isCoalescing(_ range: Range<Int>) -> Bool { ternary(in: range) == nil && coalescing(in: range) != nil }

  private func ternary(in range: Range<Int>) -> (Int, Int)? {
    var index = range.lowerBound
    var question: Int?
    var open = 0
    while index < range.upperBound {
      if isSign(index, "?"), hasSpace(before: index), !isSign(index + 1, "?"),
        !isSign(index - 1, "?") || hasSpace(before: index)
      {
        if question == nil { question = index } else { open += 1 }
      } else if isSign(index, ":"), let question {
        if open == 0 { return question < index - 1 && index + 1 < range.upperBound ? (question, index) : nil }
        open -= 1
      }
      index = next(after: index)
    }
    return nil
  }

  private func coalescing(in range: Range<Int>) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      if isSign(index, "?"), isSign(index + 1, "?"), hasSpace(before: index), !hasSpace(before: index + 1),
        index + 2 < range.upperBound, index > range.lowerBound
      {
        return index
      }
      index = next(after: index)
    }
    return nil
  }

  /// Returns the parts between commas.
  func elements(of range: Range<Int>) -> [Range<Int>] {
    var elements: [Range<Int>] = []
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      if isSign(index, ",") {
        elements.append(start..<index)
        start = index + 1
      }
      index = next(after: index)
    }
    if start < range.upperBound { elements.append(start..<range.upperBound) }
    return elements
  }
}
