/// The type of a message's argument in the generated Swift code. The raw value is the type's spelling in a
/// ``MessageSignature``.
public enum ArgumentType: String, Sendable {
  case string = "String"
  case int = "Int"
  case double = "Double"
  case decimal = "Decimal"
  case date = "Date"
  /// A whole number of 64 bits on all systems, for amounts of data.
  case int64 = "Int64"
  /// A list of texts.
  case list = "[String]"
  /// Two moments and the time between them.
  case interval = "Range<Date>"
  /// A span of time.
  case duration = "Duration"
  /// An enum generated from the branches of a `select`. The runtime receives its keyword.
  case select = "Select"

  /// A Boolean value indicating whether it is a type of whole numbers.
  package var isWhole: Bool { self == .int || self == .int64 }

  /// A Boolean value indicating whether it is a type of numbers.
  package var isNumber: Bool { isWhole || self == .double || self == .decimal }
}
