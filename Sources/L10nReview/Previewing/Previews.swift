/// A message of one language as shown to its users, with interesting values for its arguments.
package struct Previews: Sendable, Hashable {
  /// A line for each set of values that shows something new.
  package var lines: [Line] = []
  /// The number of lines that are left out.
  package var omitted = 0

  /// The message with one set of values.
  package struct Line: Sendable, Hashable {
    /// The values of the arguments that differ among the lines, in the order of the signature.
    package var values: [Value]
    /// The resulting texts: one text, or the items of a list.
    package var texts: [String]
    /// All values.
    var assignment: [String: PreviewValue]
  }

  /// The value of an argument.
  package struct Value: Sendable, Hashable {
    package var argument: String
    /// The value of the argument.
    package var text: String
  }

  /// The limit of lines; more are only counted.
  static let limit = 12
  /// The limit of sets of values that are tried.
  static let attempts = 64
}
