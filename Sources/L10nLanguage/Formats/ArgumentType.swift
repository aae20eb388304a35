/// The type of a message's argument in the generated Swift code. The raw value is the type's spelling in a
/// ``MessageSignature``.
public enum ArgumentType: String, Sendable, Hashable, CaseIterable {
  case string = "String"
  case int = "Int"
  case double = "Double"
  case decimal = "Decimal"
  case date = "Date"
  /// An enum generated from the branches of a `select`. The runtime receives its keyword.
  case select = "Select"

  /// A Boolean value indicating whether it is a type of numbers.
  package var isNumber: Bool { self == .int || self == .double || self == .decimal }
}
