public import L10nAllLanguages

/// The value of an expression with a function.
public protocol FunctionValue: Sendable {
  /// The value as an operand or an option of other functions.
  var argument: ArgumentValue { get }
  /// The direction of its text.
  var direction: TextDirection { get }
  /// The selector that chooses a variant by the value, or `nil` if the function can't select.
  var selector: (any VariantSelector)? { get }

  /// Returns the formatted value.
  func formatted() throws(FunctionFailure) -> MessageFormat2Output.Value
}

/// The choice of a variant by a value (LDML 48 part 9, "Operations on Resolved Values").
public protocol VariantSelector: Sendable {
  /// Returns a Boolean value indicating whether the value matches a key.
  func matches(_ key: String) throws(FunctionFailure) -> Bool
  /// Returns a Boolean value indicating whether, of two keys that match, the first matches better.
  func isBetter(_ key: String, than other: String) -> Bool
}
