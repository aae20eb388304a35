import L10nCatalog
package import L10nText

/// `missing-from-catalog`: keys that code looks up, and that no table has.
package struct MissingFromCatalog: CatalogRule {
  /// The lookups whose keys are missing; none if no code was given.
  let lookups: [Lookup]

  /// A lookup in code whose key is missing.
  package struct Lookup: Sendable, Hashable {
    package let key: String
    package let table: String
    /// A Boolean value indicating whether the table exists.
    package let hasTable: Bool
    /// The key of the table that was probably meant.
    package let suggestion: String?
    package let location: SourceLocation

    package init(key: String, table: String, hasTable: Bool, suggestion: String?, location: SourceLocation) {
      self.key = key
      self.table = table
      self.hasTable = hasTable
      self.suggestion = suggestion
      self.location = location
    }
  }

  /// Creates the rule.
  package init(_ lookups: [Lookup] = []) {
    self.lookups = lookups
  }

  package let id = RuleID.missingFromCatalog
  package let defaultSeverity = Severity.warning

  func check(_ catalog: Catalog, _: AccessorTree, _ reporter: inout Reporter) {
    for lookup in lookups {
      reporter.report(
        id, MissingLookup(lookup: lookup), at: .code(lookup.location), of: .other(key: nil, language: nil))
    }
  }
}

/// A lookup whose key no table has.
private struct MissingLookup: Facts {
  var lookup: MissingFromCatalog.Lookup

  var values: KeyValuePairs<FactName, String?> {
    [.written: lookup.key, .name: lookup.table, .suggestion: lookup.suggestion]
  }

  var sentence: String {
    guard lookup.hasTable else {
      return "'\(lookup.key)' is looked up in the table \(lookup.table), which neither its target nor the app has; add "
        + "the table, or correct its name"
    }
    if let suggestion = lookup.suggestion {
      return "'\(lookup.key)' isn't in the table \(lookup.table); did you mean '\(suggestion)'?"
    }
    return "'\(lookup.key)' isn't in the table \(lookup.table), so users of all languages see the text in the code; "
      + "add it to the table; 'l10n-gen extract' adds all such keys"
  }
}
