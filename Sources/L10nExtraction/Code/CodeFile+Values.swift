import L10nSwiftCode

/// The statements and arguments around expressions.
extension CodeFile {
  /// The expression around another one, up to the comma, bracket or statement that it is part of.
  struct Value {
    let range: Range<Int>
    let place: Place

    enum Place {
      /// The value of a declaration with a type.
      case declared(TypeName)
      case assigned(Range<Int>)
      /// The raw value of a case, in the enum of a brace.
      case rawValue(Int)
      /// The value of `return`, in the block of a brace.
      case returned(Int)
      /// A statement of its own in the block of a brace.
      case alone(Int)
      /// The argument of a call with this parenthesis.
      case argument(Int)
      /// An element of an array or a dictionary.
      case element(Int, isKey: Bool)
      /// An element of a tuple.
      case member(Int, Int)
      case unknown
    }
  }

  /// Returns the whole expression that an expression is part of.
  func value(around expression: Range<Int>, depth: Int = 0) -> Value {
    guard depth < Self.depthLimit else { return Value(range: expression, place: .unknown) }
    guard let opening = opening(around: expression.lowerBound) else { return statementValue(expression, in: nil) }
    switch sign(opening) {
    case "{": return statementValue(expression, in: opening)
    case "(": return argumentValue(expression, in: opening, depth)
    case "[": return elementValue(expression, in: opening)
    default: return Value(range: expression, place: .unknown)
    }
  }

  private func bounds(of expression: Range<Int>, in opening: Int) -> Range<Int> {
    var start = expression.lowerBound
    while start > opening + 1, !isSign(start - 1, ",") { start = previous(before: start) }
    let end = partner(of: opening) ?? count
    var stop = expression.upperBound
    while stop < end, !isSign(stop, ",") { stop = next(after: stop) }
    return start..<stop
  }

  private func argumentValue(_ expression: Range<Int>, in opening: Int, _ depth: Int) -> Value {
    var range = bounds(of: expression, in: opening)
    // 'title: LocalizedStringKey = "…"' is a parameter.
    if let equal = range.first(where: { isSign($0, "=") && opening == self.opening(around: $0) && isAssignment($0) }) {
      guard let colon = (range.lowerBound..<equal).first(where: { isSign($0, ":") }) else {
        return Value(range: expression, place: .unknown)
      }
      return Value(range: equal + 1..<range.upperBound, place: .declared(typeName(colon + 1..<equal)))
    }
    let hasLabel = code.name(range.lowerBound) != nil && isSign(range.lowerBound + 1, ":")
    if hasLabel { range = range.lowerBound + 2..<range.upperBound }
    guard Callee(self, at: opening) == nil else { return Value(range: range, place: .argument(opening)) }
    let inner = opening + 1..<(partner(of: opening) ?? count)
    let elements = elements(of: inner)
    guard elements.count > 1 else {
      // Parentheses around an expression.
      return hasLabel || inner.isEmpty
        ? Value(range: expression, place: .unknown) : value(around: opening..<inner.upperBound + 1, depth: depth + 1)
    }
    let index = elements.firstIndex { $0.contains(expression.lowerBound) } ?? 0
    return Value(range: range, place: .member(opening, index))
  }

  private func elementValue(_ expression: Range<Int>, in opening: Int) -> Value {
    let range = bounds(of: expression, in: opening)
    // A subscript.
    if !beginsLine(opening), let before = sign(opening - 1), [")", "]", "}", "?", "!"].contains(before),
      !hasSpace(before: opening)
    {
      return Value(range: expression, place: .unknown)
    }
    if code.name(opening - 1) != nil, !hasSpace(before: opening) { return Value(range: expression, place: .unknown) }
    var index = range.lowerBound
    var open = 0
    while index < range.upperBound {
      if isSign(index, "?"), hasSpace(before: index), !isSign(index + 1, "?"), !isSign(index - 1, "?") { open += 1 }
      if isSign(index, ":") {
        if open == 0 {
          return expression.lowerBound < index
            ? Value(range: range.lowerBound..<index, place: .element(opening, isKey: true))
            : Value(range: index + 1..<range.upperBound, place: .element(opening, isKey: false))
        }
        open -= 1
      }
      index = next(after: index)
    }
    return Value(range: range, place: .element(opening, isKey: false))
  }

  // MARK: Statements

  /// The number of tokens and brackets up to which the beginning of a statement is looked for.
  private static let longestStatement = 400

  private func statementValue(_ expression: Range<Int>, in opening: Int?) -> Value {
    let end = endOfExpression(from: expression.lowerBound, after: expression.upperBound)
    let limit = opening.map { $0 + 1 } ?? 0
    var start = expression.lowerBound
    var steps = 0
    while start > limit, steps < Self.longestStatement {
      steps += 1
      let before = start - 1
      if isWord(before, "return") {
        return Value(range: start..<end, place: opening.map { .returned($0) } ?? .unknown)
      }
      if isSign(before, "="), isAssignment(before) { return assignment(before, start..<end, limit) }
      if isSign(before, ";") || isSign(before, "}") && beginsLine(start) && !continuesExpression(start) { break }
      if isWord(before, "in") || isWord(before, "else") { break }
      if isSign(before, ":"), isCaseColon(before, limit) { break }
      if beginsLine(start), !continuesExpression(start), !isTernaryColonLine(start) { break }
      start = previous(before: start)
    }
    guard let opening else { return Value(range: start..<end, place: .unknown) }
    return Value(range: start..<end, place: .alone(opening))
  }

  private func isTernaryColonLine(_ token: Int) -> Bool {
    isSign(token, ":") || isSign(token - 1, ":") && !isCaseColon(token - 1, 0)
  }

  func isAssignment(_ equal: Int) -> Bool {
    !isSign(equal + 1, "=") && !["=", "!", "<", ">", "+", "-", "*", "/", "~"].contains(sign(equal - 1) ?? " ")
      || isSign(equal - 1, ">") && !hasSpace(before: equal - 1) && !isSign(equal + 1, "=")
      || isSign(equal - 1, "!") && hasSpace(before: equal) && !isSign(equal + 1, "=")
  }

  private func isCaseColon(_ colon: Int, _ limit: Int) -> Bool {
    var index = colon
    var steps = 0
    while index > limit, steps < 400 {
      index = previous(before: index)
      steps += 1
      if isWord(index, "case") || isWord(index, "default"), !isSign(index - 1, ".") { return true }
      if isSign(index, "{") || isSign(index, "}") || isSign(index, ";") || isSign(index, "=") && isAssignment(index) {
        return false
      }
      if isSign(index, "?"), hasSpace(before: index), !isSign(index + 1, "?") { return false }
      if isWord(index, "return") { return false }
    }
    return false
  }

  private func assignment(_ equal: Int, _ range: Range<Int>, _ limit: Int) -> Value {
    var start = equal
    while start > limit, !(beginsLine(start) && !continuesExpression(start)), !isSign(start - 1, ";"),
      !isSign(start - 1, "{"), !(isSign(start - 1, ":") && isCaseColon(start - 1, limit))
    {
      start = previous(before: start)
    }
    if isWord(start, "case"), let opening = opening(around: start) {
      return Value(range: range, place: .rawValue(opening))
    }
    var index = start
    while index < equal, !isWord(index, "let"), !isWord(index, "var") { index = next(after: index) }
    guard index < equal else { return Value(range: range, place: .assigned(start..<equal)) }
    guard isSign(index + 2, ":") else { return Value(range: range, place: .unknown) }
    return Value(range: range, place: .declared(typeName(index + 3..<equal)))
  }

  // MARK: Blocks

  /// Returns the `if` or `switch` statement that a block belongs to, or `nil` for the body of a closure.
  func statement(ofBlock brace: Int, depth: Int = 0) -> Range<Int>? {
    guard depth < Self.depthLimit else { return nil }
    let limit = opening(around: brace).map { $0 + 1 } ?? 0
    guard let closing = partner(of: brace), var start = head(ofBlock: brace, limit) else { return nil }
    var end = closing + 1
    // The branches before and after it.
    var branches = 0
    while branches < Self.depthLimit, isWord(start - 1, "else"), isSign(start - 2, "}"),
      let opening = partner(of: start - 2),
      let head = head(ofBlock: opening, limit)
    {
      start = head
      branches += 1
    }
    if isWord(start, "else"), isSign(start - 1, "}"), let opening = partner(of: start - 1) {
      return statement(ofBlock: opening, depth: depth + 1)
    }
    while branches < 2 * Self.depthLimit, isWord(end, "else") {
      branches += 1
      var index = end + 1
      while index < count, !isSign(index, "{") { index = next(after: index) }
      guard let last = partner(of: index) else { break }
      end = last + 1
    }
    return start..<end
  }

  /// Returns the keyword of the statement whose block a brace begins.
  private func head(ofBlock brace: Int, _ limit: Int) -> Int? {
    if ["do", "else", "defer"].contains(name(brace - 1) ?? "") { return brace - 1 }
    var index = brace
    while index > limit {
      index = previous(before: index)
      if let word = name(index), ["if", "switch", "guard", "for", "while", "catch"].contains(word),
        !isSign(index - 1, ".")
      {
        return index
      }
      if isSign(index, "{") || isSign(index, ";") || isSign(index, "=") && isAssignment(index) && !isCondition(index) {
        return nil
      }
      if beginsLine(index), !continuesExpression(index), !isSign(index - 1, ",") { return nil }
    }
    return nil
  }

  /// Returns a Boolean value indicating whether an assignment is part of a condition: `if let x = y`.
  private func isCondition(_ equal: Int) -> Bool {
    var index = equal
    var steps = 0
    while index > 0, steps < 24 {
      index = previous(before: index)
      steps += 1
      if ["if", "guard", "while", "case"].contains(name(index) ?? "") { return true }
      if isSign(index, "{") || isSign(index, "}") { return false }
    }
    return false
  }

  /// Returns the written type of a closure's result.
  func resultOfClosure(_ brace: Int) -> TypeName? {
    var index = brace + 1
    while index < count, index < brace + 40, !isWord(index, "in"), !isSign(index, "}"), !isSign(index, "{") {
      if isSign(index, "-"), isSign(index + 1, ">") {
        var end = index + 2
        while end < count, !isWord(end, "in"), !beginsLine(end) { end = next(after: end) }
        return isWord(end, "in") ? typeName(index + 2..<end) : nil
      }
      index = next(after: index)
    }
    return nil
  }
}
