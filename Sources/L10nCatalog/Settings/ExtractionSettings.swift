/// The settings of `extract`, which keeps String Catalogs up to date with code.
package struct ExtractionSettings: Sendable, Hashable {
  /// The names of functions that are extracted like `NSLocalizedString`.
  package var routines: Set<String> = []
  /// The folders and files whose lookups don't count, as written.
  package var exclude: [String] = []
  /// The functions and initializers of other modules that take keys, with the labels of these arguments.
  package var keyArguments: [StringLookup.Name] = []
  /// The catalogs to update, or folders with catalogs, as written; `nil` for all.
  package var catalogs: [String]?
  package var staleness = Staleness.certain

  /// The unused keys that become stale.
  package enum Staleness: String, Sendable, CaseIterable {
    /// The keys that certainly no code uses become stale.
    case certain
    /// All keys that no lookup was found for become stale, as in Xcode.
    case xcode
    case never
  }

  package init() {}
}
