package import L10nFormats

/// The values in messages of the protocol.
extension JSONValue {
  var string: String? {
    if case .string(let string) = self { string } else { nil }
  }

  /// The value of a number without fraction and exponent that fits.
  var integer: Int? {
    if case .word(let word) = self { Int(word) } else { nil }
  }

  var bool: Bool? {
    if case .word(let word) = self { Bool(word) } else { nil }
  }

  /// The elements of an array, or none for other values.
  var elements: [JSONValue] {
    if case .array(let elements) = self { elements } else { [] }
  }

  /// Returns the value at a path of members, or `nil` if there is none.
  func at(_ path: String...) -> JSONValue? {
    path.reduce(Optional(self)) { value, key in value?[key] }
  }

  /// Creates an object from members of which some may be missing.
  static func object(present members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
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
