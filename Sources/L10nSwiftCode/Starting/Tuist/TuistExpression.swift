/// An expression in a manifest, with the constants and parameters that it can name.
struct TuistExpression {
  let code: SwiftCode
  let tokens: Range<Int>
  /// The values of constants and parameters by their names.
  let names: [String: TuistExpression]

  /// Returns a part of the expression.
  func part(_ tokens: Range<Int>) -> TuistExpression { TuistExpression(code: code, tokens: tokens, names: names) }

  /// The text of a literal, of a constant, or of a literal with constants in it; `nil` if it can't be read.
  var text: String? { text(depth: 0) }

  private func text(depth: Int) -> String? {
    guard tokens.count == 1, depth < 8, let index = tokens.first else { return nil }
    if let name = code.name(index) { return names[name]?.text(depth: depth + 1) }
    guard code.isString(index), let literal = SwiftStringLiteral(code.bytes, code.tokens[index].range),
      !literal.isMultiline
    else { return nil }
    var text = ""
    for part in literal.parts {
      switch part {
      case .text(let written): text += written
      case .interpolation(let range):
        let inner = SwiftCode(code.bytes, in: range.lowerBound + 1..<range.upperBound - 1)
        let expression = TuistExpression(code: inner, tokens: 0..<inner.tokens.count, names: names)
        guard let value = expression.text(depth: depth + 1) else { return nil }
        text += value
      }
    }
    return text
  }

  /// The name of a member such as `.app`, or `nil` if it is another expression.
  var member: String? {
    if tokens.count == 1, let index = tokens.first, let name = code.name(index) { return names[name]?.member }
    guard let last = tokens.last, code.isSign(last - 1, "."), tokens.count <= 3 else { return nil }
    return code.name(last)
  }
}
