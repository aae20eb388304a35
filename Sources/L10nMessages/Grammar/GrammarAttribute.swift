/// An attribute of grammar markup, `inflect: true`, with its places in bytes.
package struct GrammarAttribute: Sendable, Hashable {
  package var name: String
  package var nameOffset: Int
  package var value: Value
  package var valueOffset: Int

  /// The value of an attribute.
  package enum Value: Sendable, Hashable {
    case truth(Bool)
    case number(Int)
    case text(String)
    case object([GrammarAttribute])
    /// Anything else that JSON5 can write.
    case other
  }
}

extension GrammarMarkup {
  /// Returns the attributes between the parentheses of a part, or the position of what can't be read.
  package static func attributes(
    of span: Span, in bytes: [UInt8]
  ) -> (attributes: [GrammarAttribute], mistake: Int?) {
    var reader = AttributeReader(bytes, span.attributes)
    let attributes = reader.members(until: nil, depth: 0)
    return (attributes, reader.mistake)
  }
}

/// Reads the members of an object in JSON5, of which Foundation makes attributes. Numbers other than whole ones, and
/// arrays, which no attribute of grammar has, are passed over.
private struct AttributeReader {
  private let bytes: [UInt8]
  private let end: Int
  private var index: Int
  /// The position of the first part that isn't JSON5.
  private(set) var mistake: Int?

  private static let depthLimit = 8

  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    index = range.lowerBound
    end = range.upperBound
  }

  private var next: UInt8? { index < end ? bytes[index] : nil }

  private mutating func skipSpaces() {
    while let byte = next, byte == 0x20 || 0x09...0x0D ~= byte { index += 1 }
  }

  private mutating func fail() { if mistake == nil { mistake = index } }

  /// Reads members up to a closing brace, or to the end.
  mutating func members(until close: UInt8?, depth: Int) -> [GrammarAttribute] {
    var members: [GrammarAttribute] = []
    while mistake == nil {
      skipSpaces()
      if next == close { break }
      guard let member = member(depth) else { break }
      members.append(member)
      skipSpaces()
      if next == close { break }
      guard next == UInt8(ascii: ",") else {
        fail()
        break
      }
      index += 1
    }
    if mistake == nil, close != nil { index += 1 }
    return members
  }

  private mutating func member(_ depth: Int) -> GrammarAttribute? {
    let start = index
    guard let name = quoted() ?? word() else {
      fail()
      return nil
    }
    skipSpaces()
    guard next == UInt8(ascii: ":") else {
      fail()
      return nil
    }
    index += 1
    skipSpaces()
    let valueStart = index
    guard let value = value(depth) else {
      fail()
      return nil
    }
    return GrammarAttribute(name: name, nameOffset: start, value: value, valueOffset: valueStart)
  }

  private mutating func value(_ depth: Int) -> GrammarAttribute.Value? {
    if next == UInt8(ascii: "{"), depth < Self.depthLimit {
      index += 1
      return .object(members(until: UInt8(ascii: "}"), depth: depth + 1))
    }
    if let text = quoted() { return .text(text) }
    switch word() {
    case nil: return nil
    case "true"?: return .truth(true)
    case "false"?: return .truth(false)
    case "null"?: return .other
    case let word?: return Int(word).map { .number($0) }
    }
  }

  /// Reads a text in single or double quotes.
  private mutating func quoted() -> String? {
    guard let quote = next, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
    guard let close = bytes[index + 1..<end].firstIndex(of: quote) else { return nil }
    defer { index = close + 1 }
    return String(decoding: bytes[index + 1..<close], as: UTF8.self)
  }

  /// Reads a name or a number.
  private mutating func word() -> String? {
    let start = index
    while let byte = next,
      byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-") || 0x30...0x39 ~= byte || 0x41...0x5A ~= byte
        || 0x61...0x7A ~= byte
    {
      index += 1
    }
    return start == index ? nil : String(decoding: bytes[start..<index], as: UTF8.self)
  }
}
