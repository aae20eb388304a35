import L10nLanguage

/// All that one language has.
struct Bundle: Sendable {
  /// The language as it is configured or written.
  var language: String
  var tag: LanguageTag
  /// What stands at each key path, namespaces included.
  var entries: BundleEntries
  /// The indexes of its files among those read, in the order of their paths.
  var files: [Int]
  /// Whether all keys could be read. What a broken file leaves out is not missing.
  var isComplete: Bool

  /// Whether all keys and all of their texts could be read.
  var isWhole: Bool { isComplete && !entries.hasUnread }

  /// The nearest key path above one that the bundle has, with what it has there; nil where it has none of them.
  func nearestParent(of key: Int, in keys: KeyTree) -> (key: Int, entry: BundleEntry)? {
    var key = key
    while let parent = keys.parent(key) {
      if let entry = entries[parent] { return (parent, entry) }
      key = parent
    }
    return nil
  }

  /// Whether a key path belongs to an item that the bundle's list lacks, since it is shorter than another bundle's.
  func lacksItem(at key: Int, besides other: Bundle, in keys: KeyTree) -> Bool {
    guard let parent = nearestParent(of: key, in: keys), parent.entry.itemCount != nil else { return false }
    return other.entries[parent.key]?.itemCount != nil
  }
}
