/// The values that a program reads from JSON.
extension JSONValue {
  package var string: String? {
    if case .string(let string) = self { string } else { nil }
  }

  /// The value of a number without fraction and exponent that fits.
  package var integer: Int? {
    if case .word(let word) = self { Int(word) } else { nil }
  }

  package var bool: Bool? {
    if case .word(let word) = self { Bool(word) } else { nil }
  }

  /// The elements of an array, or none for other values.
  package var elements: [JSONValue] {
    if case .array(let elements) = self { elements } else { [] }
  }

  /// Returns the value at a path of members, or `nil` if there is none.
  package func at(_ path: String...) -> JSONValue? {
    path.reduce(Optional(self)) { value, key in value?[key] }
  }

  /// Creates an object from members of which some may be missing.
  package static func object(present members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    .object(members.compactMap { key, value in value.map { (key, $0) } })
  }
}

extension JSONValue: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral, ExpressibleByStringLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral
{
  package init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .object(members.map { (key: $0, value: $1) })
  }

  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

  package init(stringLiteral string: String) { self = .string(string) }

  package init(integerLiteral integer: Int) { self = .number(integer) }

  package init(booleanLiteral bool: Bool) { self = .truth(bool) }
}
