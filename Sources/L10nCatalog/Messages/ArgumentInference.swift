import L10nLanguage
import L10nMessages

/// Determines the type of an argument from its uses in the source text.
enum ArgumentInference {
  /// Returns the type that fits all uses, or `nil` if two contradict each other.
  ///
  /// A whole number that is also written with fraction digits stays whole, because a plural or `integer` requires it. An
  /// amount of data is also a number for all other uses.
  static func type(of uses: [PatternArgument.Use]) -> ArgumentType? {
    let required = uses.lazy.compactMap(\.kind.requiredType)
    let candidate =
      [ArgumentType.int64, .int].first { required.contains($0) } ?? required.min { $0.rawValue < $1.rawValue }
      ?? .string
    return uses.allSatisfy { $0.kind.accepts(candidate) } ? candidate : nil
  }
}
