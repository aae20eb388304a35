/// The state of a string in a catalog, if it isn't final.
enum StringCatalogState: String {
  case new
  case needsReview = "needs_review"
  case machineTranslated = "machine_translated"
  /// The state of a key, in `extractionState`.
  case stale

  /// The states of string units, the least final first.
  private static let ofUnits: [Self] = [.new, .needsReview, .machineTranslated]

  /// The least final state of a localization's strings, or `nil` if all of them are final.
  init?(of localization: DocumentNode) {
    guard let index = Self.index(in: localization) else { return nil }
    self = Self.ofUnits[index]
  }

  /// The least final state of a localization's strings, or `nil` if all of them are final.
  init?(of localization: JSONValue) {
    guard let index = Self.index(in: localization) else { return nil }
    self = Self.ofUnits[index]
  }

  /// Returns the state for a string unit's word, or `nil` if it is final.
  static func ofUnit(_ word: String) -> Self? { ofUnits.first { $0.rawValue == word } }

  /// The name in `metadata.yml`.
  var name: String { rawValue.replacing("_", with: "-") }

  /// Returns the state of a string unit for a name in `metadata.yml`; `nil` is the final state.
  static func written(_ name: String?) -> String {
    ofUnits.first { $0.name == name }?.rawValue ?? "translated"
  }

  /// Returns the state of translation for a string unit's word, or `nil` if it is final.
  static func state(_ word: String?) -> TranslationState? {
    word.flatMap(ofUnit).flatMap { TranslationState(rawValue: $0.name) }
  }

  /// Returns the index of the least final state in a node. The limit on nesting limits the recursion.
  private static func index(in node: DocumentNode) -> Int? {
    node.entries.compactMap { entry in
      guard entry.key == "stringUnit" || entry.key == "stringSet" else { return index(in: entry.value) }
      let state = entry.value.entries.value("state")?.text
      return ofUnits.firstIndex { $0.rawValue == state }
    }.min()
  }

  private static func index(in value: JSONValue) -> Int? {
    value.members.compactMap { member in
      guard member.key == "stringUnit" || member.key == "stringSet" else { return index(in: member.value) }
      guard case .string(let state)? = member.value["state"] else { return nil }
      return ofUnits.firstIndex { $0.rawValue == state }
    }.min()
  }
}
