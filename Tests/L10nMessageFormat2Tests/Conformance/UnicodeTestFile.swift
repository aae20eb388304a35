import Foundation

/// A file of Unicode's tests for MessageFormat 2 (unicode-org/message-format-wg, `test/schemas/v0/tests.schema.json`).
struct UnicodeTestFile: Decodable {
  var scenario: String?
  var defaultTestProperties: Properties?
  private var tests: [Properties]

  /// A test, or what a file says of all its tests.
  struct Properties: Decodable {
    var description: String?
    var locale: String?
    var src: String?
    var bidiIsolation: String?
    var params: [Parameter]?
    var exp: String?
    var expParts: [JSONValue]?
    var expErrors: [ExpectedError]?
  }

  struct Parameter: Decodable {
    var name: String
    var type: String?
    var value: JSONValue
  }

  struct ExpectedError: Decodable {
    var type: String
  }

  /// The tests, each with what the file says of all.
  var allTests: [Properties] {
    tests.map { test in
      var test = test
      test.locale = test.locale ?? defaultTestProperties?.locale
      test.src = test.src ?? defaultTestProperties?.src
      test.bidiIsolation = test.bidiIsolation ?? defaultTestProperties?.bidiIsolation
      test.params = test.params ?? defaultTestProperties?.params
      test.exp = test.exp ?? defaultTestProperties?.exp
      test.expParts = test.expParts ?? defaultTestProperties?.expParts
      test.expErrors = test.expErrors ?? defaultTestProperties?.expErrors
      return test
    }
  }
}

/// A value of JSON.
enum JSONValue: Decodable, Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  /// Returns a Boolean value indicating whether another value has all that this one has, and maybe more fields.
  func isContained(in other: JSONValue) -> Bool {
    switch (self, other) {
    case (.object(let fields), .object(let others)):
      fields.allSatisfy { name, value in others[name].map(value.isContained) ?? false }
    case (.array(let items), .array(let others)):
      items.count == others.count && zip(items, others).allSatisfy { $0.isContained(in: $1) }
    default: self == other
    }
  }
}
