import L10nFormats
import L10nText

/// A mapping of texts whose keys are all plural categories. It is known only once all languages have been read whether it
/// is a plural map.
struct PluralMapCandidate {
  /// A Boolean value indicating whether its format says that it is a plural.
  var isCertain: Bool
  var key: Int
  var keyPlace: Place
  var file: Int
  var pairs: [DocumentEntry]

  /// Returns a Boolean value indicating whether a bundle has a namespace at its key, with all keys of the mapping in it.
  func isIn(_ bundle: BundleEntries, _ keys: KeyTree) -> Bool {
    guard bundle[key]?.kind == .namespace else { return false }
    return pairs.allSatisfy { pair in keys.number(of: pair.key, below: key).flatMap { bundle[$0] } != nil }
  }
}
