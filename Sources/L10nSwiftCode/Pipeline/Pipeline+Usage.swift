package import L10nCatalog
package import L10nChecking
package import L10nPipeline
package import L10nText

extension Pipeline {
  /// Returns the rules about an app's code.
  ///
  /// - Parameters:
  ///   - sources: all Swift files that may use the messages.
  ///   - others: the rules that have read the code, such as the one for keys that no table has.
  package func codeRules(in sources: [SourceFile], _ others: [any Rule] = []) -> CodeRules {
    CodeRules(others, unused: unusedKey(in: sources))
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
