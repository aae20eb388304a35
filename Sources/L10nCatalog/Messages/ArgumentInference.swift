import L10nLanguage

/// Decides the type of an argument from what the source text does with it.
enum ArgumentInference {
  /// The type that all uses agree on, or `nil` if two contradict each other.
  ///
  /// A whole number that is also written with fraction digits stays whole, since a plural or `integer` says that it is.
  static func type(of uses: [PatternArgument.Use]) -> ArgumentType? {
    let required = uses.lazy.compactMap(\.kind.requiredType)
    let candidate: ArgumentType =
      required.contains(.int) ? .int : required.min { $0.rawValue < $1.rawValue } ?? .string
    return uses.allSatisfy { $0.kind.accepts(candidate) } ? candidate : nil
  }
}
