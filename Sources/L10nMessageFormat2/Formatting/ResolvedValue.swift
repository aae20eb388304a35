import L10nAllLanguages

/// The value of a variable or an expression.
struct ResolvedValue {
  var content: Content
  /// The option `u:id`.
  var id: String?
  /// The direction of the option `u:dir`, which isolates the value, or `nil` if it isn't set.
  var direction: TextDirection?

  init(_ content: Content, id: String? = nil, direction: TextDirection? = nil) {
    self.content = content
    self.id = id
    self.direction = direction
  }

  enum Content {
    /// No value; the text is for the message.
    case fallback(String)
    /// An argument of the message without a function.
    case argument(ArgumentValue)
    /// The value of a function or a literal.
    case value(any FunctionValue)
  }

  /// The value as an operand, or `nil` for a fallback.
  var operand: FunctionCall.Operand? {
    switch content {
    case .fallback: nil
    case .argument(let argument): .init(argument: argument, value: nil)
    case .value(let value): .init(argument: value.argument, value: value)
    }
  }
}
