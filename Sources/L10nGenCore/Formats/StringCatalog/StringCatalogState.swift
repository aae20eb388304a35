/// The state of a string in a catalog, if it isn't final.
enum StringCatalogState: String {
  case new
  case needsReview = "needs_review"
  case machineTranslated = "machine_translated"
  /// That of a key, in `extractionState`.
  case stale

  /// The least final state of a localization's strings, or `nil` if all of them are final.
  init?(of localization: DocumentNode) {
    let states = Self.states(in: localization)
    let worst = [Self.new, .needsReview, .machineTranslated].first { states.contains($0.rawValue) }
    guard let worst else { return nil }
    self = worst
  }

  /// The name in `metadata.yml`.
  var name: String { rawValue.replacing("_", with: "-") }

  /// The states of a node's string units. The limit on nesting bounds the recursion.
  private static func states(in node: DocumentNode) -> Set<String> {
    var states: Set<String> = []
    for entry in node.entries {
      if entry.key == "stringUnit" || entry.key == "stringSet" {
        if let state = entry.value.entries.value("state")?.text { states.insert(state) }
      } else {
        states.formUnion(Self.states(in: entry.value))
      }
    }
    return states
  }
}
