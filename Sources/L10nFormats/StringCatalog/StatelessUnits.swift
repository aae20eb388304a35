/// The strings of a catalog that have no `state`, though Xcode writes one for each.
package struct StatelessUnits: Sendable {
  /// The languages of such strings by key.
  private var languages: [String: Set<String>] = [:]

  /// Creates a list without strings.
  package init() {}

  /// Reads a catalog. It has none if the file has mistakes, which are reported elsewhere.
  package init(ofCatalog bytes: [UInt8]) {
    for string in JSONValue(parsing: bytes)?["strings"]?.members ?? [] {
      for localization in string.value["localizations"]?.members ?? [] where Self.isStateless(localization.value) {
        languages[string.key, default: []].insert(localization.key)
      }
    }
  }

  /// Returns a Boolean value indicating whether a key has such a string in a language, given as the catalog writes it.
  package func contains(_ key: String, in language: String) -> Bool {
    languages[key]?.contains(language) == true
  }

  /// Looks at all units of a localization. The limit on nesting limits the recursion.
  private static func isStateless(_ value: JSONValue) -> Bool {
    value.members.contains { member in
      guard member.key == "stringUnit" || member.key == "stringSet" else { return isStateless(member.value) }
      return member.value["state"] == nil
    }
  }
}
