/// A value of a JSON text (RFC 8259), as messages of the protocol have it.
package enum JSON: Sendable, Hashable {
  case null
  case bool(Bool)
  /// A number without fraction and exponent that fits.
  case integer(Int)
  /// Any other number.
  case number(Double)
  case string(String)
  case array([JSON])
  case object([String: JSON])
}

extension JSON {
  /// The value of an object's member, or `nil` if there is none.
  package subscript(_ key: String) -> JSON? {
    if case .object(let members) = self { members[key] } else { nil }
  }

  package var string: String? {
    if case .string(let string) = self { string } else { nil }
  }

  package var integer: Int? {
    if case .integer(let integer) = self { integer } else { nil }
  }

  package var bool: Bool? {
    if case .bool(let bool) = self { bool } else { nil }
  }

  /// The elements of an array, or none for other values.
  package var elements: [JSON] {
    if case .array(let elements) = self { elements } else { [] }
  }

  /// Returns the value at a path of members, or `nil` if there is none.
  package func at(_ path: String...) -> JSON? {
    path.reduce(Optional(self)) { value, key in value?[key] }
  }

  /// Creates an object from members of which some may be missing.
  static func object(present members: KeyValuePairs<String, JSON?>) -> JSON {
    .object(members.reduce(into: [:]) { object, member in object[member.key] = member.value })
  }
}

extension JSON: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral, ExpressibleByStringLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral
{
  package init(dictionaryLiteral members: (String, JSON)...) {
    self = .object(Dictionary(members) { first, _ in first })
  }

  package init(arrayLiteral elements: JSON...) { self = .array(elements) }

  package init(stringLiteral string: String) { self = .string(string) }

  package init(integerLiteral integer: Int) { self = .integer(integer) }

  package init(booleanLiteral bool: Bool) { self = .bool(bool) }
}
