import L10nMessages

/// The functions that messages can call, by name.
public struct MessageFunctions: Sendable {
  private var functions: [String: MessageFunction]

  /// Creates a registry.
  public init(_ functions: [String: MessageFunction]) {
    self.functions = functions
  }

  /// The function with a name and its namespace.
  public subscript(name: String) -> MessageFunction? {
    get { functions[name] }
    set { functions[name] = newValue }
  }

  /// The functions of LDML 48 part 9 ("Default Functions"), without `unit`, which is only proposed.
  public static let standard = MessageFunctions([
    "string": StringFunction.value,
    "number": NumberFunction.number.value, "integer": NumberFunction.integer.value,
    "offset": NumberFunction.offset.value, "percent": NumberFunction.percent.value,
    "currency": NumberFunction.currency.value,
    "date": DateFunction.date.value, "time": DateFunction.time.value, "datetime": DateFunction.dateAndTime.value,
  ])
}
