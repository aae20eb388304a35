/// The texts and names of code, by which it may use keys that no lookup shows.
package struct UseEvidence: Sendable {
  private var texts: Set<String> = []
  /// The texts of literals with interpolations.
  private var patterns: Set<[String]> = []
  private var names: Set<String> = []

  package init() {}

  package mutating func add(_ extraction: Extraction) {
    for text in extraction.texts {
      if text.count == 1 { texts.insert(text[0]) } else { patterns.insert(text) }
    }
    names.formUnion(extraction.names)
  }

  package mutating func add(texts: Set<String>) { self.texts.formUnion(texts) }

  /// Returns a Boolean value indicating whether code may put a key together, or pass it to a lookup.
  func mayUse(_ key: String) -> Bool {
    if texts.contains(key) || names.contains(key) { return true }
    if let parts = CatalogKey(key), patterns.contains(parts.texts) { return true }
    return patterns.contains { fits(key, $0) }
  }

  /// Returns a Boolean value indicating whether a key begins and ends like a literal that is put together at run time.
  private func fits(_ key: String, _ pattern: [String]) -> Bool {
    guard let first = pattern.first, let last = pattern.last, first.utf8.count + last.utf8.count > 2 else {
      return false
    }
    return key.hasPrefix(first) && key.hasSuffix(last) && key.utf8.count >= first.utf8.count + last.utf8.count
  }
}
