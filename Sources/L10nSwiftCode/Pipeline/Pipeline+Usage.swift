package import L10nCatalog
package import L10nChecking
import L10nPipeline
package import L10nText

extension Pipeline {
  /// Reads and checks the files of a translations directory.
  ///
  /// - Parameter sources: all Swift files that may use the messages, or `nil` to skip the search for unused ones.
  package func check(_ files: [InputFile], sources: [SourceFile]?) -> CheckOutcome {
    check(files, unused: sources.map(unusedKey))
  }

  /// Reads and checks the files, and applies safe fixes.
  ///
  /// - Parameter sources: the same as in ``check(_:sources:)``.
  package func fix(_ files: [InputFile], sources: [SourceFile]?) -> (outcome: CheckOutcome, fixes: Fixes) {
    fix(files, unused: sources.map(unusedKey))
  }

  /// Returns the messages of a catalog that no Swift code uses.
  /// - Parameter sources: all Swift files that may use them.
  package func unusedMessages(of catalog: Catalog, in sources: [SourceFile]) -> UnusedMessages {
    UnusedMessages(named(catalog), sources: sources, lookups: configuration.lookups)
  }

  /// Returns the rule for messages that none of the Swift files uses.
  private func unusedKey(in sources: [SourceFile]) -> (NamedCatalog) -> UnusedKey {
    { catalog in
      let unused = UnusedMessages(catalog, sources: sources, lookups: configuration.lookups).messages
      return UnusedKey(accessors: Dictionary(unused.map { ($0.key, $0.accessor) }) { first, _ in first })
    }
  }
}
