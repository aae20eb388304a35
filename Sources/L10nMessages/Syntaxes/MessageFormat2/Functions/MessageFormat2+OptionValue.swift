extension MessageFormat2 {
  /// The value of an option of a function.
  public struct OptionValue: Sendable, Hashable {
    /// The text, or `nil` for a value that has none.
    public var text: String?
    /// A Boolean value indicating whether it is a literal, and not a variable.
    public var isLiteral: Bool

    /// Creates a value.
    public init(text: String?, isLiteral: Bool) {
      self.text = text
      self.isLiteral = isLiteral
    }
  }

  /// A mistake in an option of a function, which is ignored.
  package struct OptionMistake: Sendable, Hashable {
    /// The name of the option, which isn't set if it is missing.
    package var option: String
    /// The problem and its solution, in one sentence without a final full stop.
    package var explanation: String
  }
}
