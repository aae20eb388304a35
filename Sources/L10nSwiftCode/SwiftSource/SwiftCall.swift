/// The arguments between the parentheses of a call or of an interpolation.
package struct SwiftCall {
  package private(set) var arguments: [Argument] = []
  /// The index of the closing parenthesis.
  package let end: Int

  package struct Argument {
    package var label: String?
    /// The tokens of the expression.
    package var tokens: Range<Int>
    /// The expression, in bytes.
    package var range: Range<Int>
    /// The expression as written.
    package var text: String
    /// The literal, if the whole expression is one.
    package var literal: SwiftStringLiteral?
  }

  /// Reads the arguments after an opening parenthesis; returns `nil` if there is none, or it isn't closed.
  package init?(_ code: SwiftCode, at opening: Int) {
    guard code.isSign(opening, "("), let end = code.closing(of: opening) else { return nil }
    self.end = end
    var start = opening + 1
    var index = start
    while index < end {
      if code.isSign(index, ",") {
        arguments.append(Argument(code, start..<index))
        start = index + 1
      }
      index = (code.closing(of: index) ?? index) + 1
    }
    if start < end { arguments.append(Argument(code, start..<end)) }
  }

  /// Returns the argument with a label.
  package func argument(_ label: String) -> Argument? { arguments.first { $0.label == label } }
}

extension SwiftCall.Argument {
  fileprivate init(_ code: SwiftCode, _ tokens: Range<Int>) {
    var tokens = tokens
    if tokens.count > 1, let word = code.name(tokens.lowerBound), code.isSign(tokens.lowerBound + 1, ":") {
      label = word
      tokens = tokens.lowerBound + 2..<tokens.upperBound
    }
    self.tokens = tokens
    guard let first = tokens.first, let last = tokens.last else {
      range = 0..<0
      text = ""
      return
    }
    range = code.tokens[first].range.lowerBound..<code.tokens[last].range.upperBound
    text = code.text(range)
    if tokens.count == 1, code.tokens[first].kind == .string {
      literal = SwiftStringLiteral(code.bytes, code.tokens[first].range)
    }
  }
}
