import L10nText

/// A value of a JSON file, with the members of objects in order.
package indirect enum JSONValue: Sendable {
  case object([Member])
  case array([JSONValue])
  case string(String)
  /// A number, a truth value or `null`, as written.
  case word(String)

  package typealias Member = (key: String, value: JSONValue)

  /// The members of an object, or none for other values.
  package var members: [Member] {
    if case .object(let members) = self { members } else { [] }
  }

  /// The value of an object's member. Setting it adds the member at the end; `nil` removes it.
  package subscript(key: String) -> JSONValue? {
    get { members.first { $0.key == key }?.value }
    set {
      var members = members
      let index = members.firstIndex { $0.key == key }
      switch (index, newValue) {
      case (let index?, let value?): members[index].value = value
      case (let index?, nil): members.remove(at: index)
      case (nil, let value?): members.append((key, value))
      case (nil, nil): return
      }
      self = .object(members)
    }
  }

  /// Sets a member's value; a new member is added in alphabetical order.
  mutating func set(_ key: String, to value: JSONValue) {
    guard self[key] == nil else { return self[key] = value }
    var members = members
    let index = members.firstIndex { key.utf8.lexicographicallyPrecedes($0.key.utf8) } ?? members.count
    members.insert((key, value), at: index)
    self = .object(members)
  }
}

extension JSONValue: Equatable {
  /// Compares two values including the order of members. Texts are compared by their bytes, because equal characters can
  /// be encoded in several ways.
  package static func == (one: JSONValue, other: JSONValue) -> Bool {
    switch (one, other) {
    case (.object(let one), .object(let other)):
      one.count == other.count && zip(one, other).allSatisfy { $0.key.hasSameBytes(as: $1.key) && $0.value == $1.value }
    case (.array(let one), .array(let other)): one.elementsEqual(other)
    case (.string(let one), .string(let other)), (.word(let one), .word(let other)): one.hasSameBytes(as: other)
    case (.object, _), (.array, _), (.string, _), (.word, _): false
    }
  }
}
