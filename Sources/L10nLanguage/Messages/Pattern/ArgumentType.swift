/// The type a message's argument has in the generated Swift. The raw value is the type's spelling in a
/// ``MessageSignature``.
public enum ArgumentType: String, Sendable, Hashable, CaseIterable {
  case string = "String"
  case int = "Int"
  case double = "Double"
  case decimal = "Decimal"
  case date = "Date"
  /// An enum generated from the branches of a `select`; it reaches the runtime as its keyword.
  case select = "Select"
}
