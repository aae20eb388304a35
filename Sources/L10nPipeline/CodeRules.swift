package import L10nCatalog
package import L10nChecking
import L10nText

/// The rules that compare strings with an app's code.
package struct CodeRules {
  /// The keys that code looks up, and that no table has; `nil` if this rule is skipped.
  private let missing: MissingFromCatalog?
  /// Returns the rule for the messages that no code uses.
  private let unused: (NamedCatalog) -> UnusedKey

  package init(missing: MissingFromCatalog?, unused: @escaping (NamedCatalog) -> UnusedKey) {
    self.missing = missing
    self.unused = unused
  }

  /// Returns the rules that aren't off, for a catalog.
  func rules(for catalog: NamedCatalog, _ options: CheckingOptions) -> [any Rule] {
    let unused: (any Rule)? = options.allows(.unusedKey) ? self.unused(catalog) : nil
    let rules: [(any Rule)?] = [unused, missing]
    return rules.compactMap(\.self)
  }
}
