package import L10nCatalog
package import L10nChecking
import L10nText

/// The rules about an app's code.
package struct CodeRules {
  /// The rules that need only code and tables, as far as they aren't skipped.
  private let ofCode: [any Rule]
  /// Returns the rule for the messages that no code uses.
  private let unused: (NamedCatalog) -> UnusedKey

  package init(_ ofCode: [any Rule], unused: @escaping (NamedCatalog) -> UnusedKey) {
    self.ofCode = ofCode
    self.unused = unused
  }

  /// Returns the rules that aren't off, for a catalog.
  func rules(for catalog: NamedCatalog, _ options: CheckingOptions) -> [any Rule] {
    let unused: (any Rule)? = options.allows(.unusedKey) ? self.unused(catalog) : nil
    return [unused].compactMap(\.self) + ofCode
  }
}
