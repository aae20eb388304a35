/// The fields of a text between separators, read one after another as bytes.
///
/// An app reads files before it shows its first string. The fields are bytes because the algorithms of `String` and of
/// collections cost tens of microseconds each when a process first uses them.
package struct ByteFields {
  /// The rest of the text, or `nil` after the last field.
  private var rest: ArraySlice<UInt8>?
  private let separator: UInt8

  package init(_ text: ArraySlice<UInt8>, separator: UInt8 = UInt8(ascii: " ")) {
    rest = text
    self.separator = separator
  }

  /// A Boolean value indicating whether no field is left.
  package var isAtEnd: Bool { rest == nil }

  /// Returns the next field, which may be empty, or `nil` after the last one.
  package mutating func next() -> ArraySlice<UInt8>? {
    guard let text = rest else { return nil }
    guard let end = text.firstIndex(of: separator) else {
      rest = nil
      return text
    }
    rest = text[(end + 1)...]
    return text[..<end]
  }

  /// Returns the next field as a text.
  package mutating func nextText() -> String? { next().map { String(decoding: $0, as: UTF8.self) } }

  /// Returns the next field as a decimal number, or `nil` if it isn't one.
  package mutating func nextNumber() -> UInt64? { next().flatMap(ReleaseNumber.number) }

  /// Reads the next field, and returns a Boolean value indicating whether it is `field`.
  package mutating func passes(_ field: String) -> Bool { next()?.elementsEqual(field.utf8) == true }

  /// Returns everything after the last field that was read, with its separators, or `nil` if nothing is left.
  package mutating func remainder() -> ArraySlice<UInt8>? {
    defer { rest = nil }
    return rest
  }
}

extension ArraySlice<UInt8> {
  /// Removes the first line and its line feed, and returns the line, or `nil` if no line feed is left.
  package mutating func removeLine() -> ArraySlice<UInt8>? {
    guard let end = firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    defer { self = self[(end + 1)...] }
    return self[..<end]
  }
}
