import L10nMessages

/// A string that is equal only to one with the same bytes.
///
/// A `String` is equal to all canonically equivalent ones, so each hash normalizes the letters of most scripts first.
package struct ExactString: Hashable {
  private let string: String

  package init(_ string: String) {
    self.string = string
  }

  package static func == (first: ExactString, second: ExactString) -> Bool {
    first.string.hasSameBytes(as: second.string)
  }

  package func hash(into hasher: inout Hasher) {
    string.withBytes { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
