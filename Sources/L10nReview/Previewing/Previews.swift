/// A message of one language as its users will see it, with telling values for its arguments.
package struct Previews: Sendable, Hashable {
  /// One for each set of values that tells something the ones before it don't.
  package var lines: [Line] = []
  /// The number of those left out.
  package var omitted = 0

  /// The message with one set of values.
  package struct Line: Sendable, Hashable {
    /// The values of those arguments that differ among the lines, in the order of the signature.
    package var values: [Value]
    /// The resulting texts: one text, or the items of a list.
    package var texts: [String]
    /// All values.
    var assignment: [String: PreviewValue]
  }

  /// The value of an argument.
  package struct Value: Sendable, Hashable {
    /// The argument.
    package var argument: String
    /// The value of the argument.
    package var text: String
  }

  /// More lines than these are counted only.
  static let limit = 12
  /// So many sets of values are tried.
  static let attempts = 64
}
