package import L10nLanguage

/// All that one language has.
package struct Bundle: Sendable {
  /// The language as it is configured or written.
  package var language: String
  package var tag: LanguageTag
  /// The entry at each key path, namespaces included.
  package var entries: BundleEntries
  /// The indexes of its files among those read, in the order of their paths.
  package var files: [Int]
  /// The first of them whose keys are in no namespace, or `nil` if all of their names are namespaces.
  package var rootFile: Int?
  /// A Boolean value indicating whether all keys could be read. What a broken file leaves out is not missing.
  package var isComplete: Bool

  /// A Boolean value indicating whether all keys and all of their texts could be read.
  package var isWhole: Bool { isComplete && !entries.hasUnread }

  /// The nearest key path above one that the bundle has, with what it has there, or `nil` if it has none of them.
  package func nearestParent(of key: Int, in keys: KeyTree) -> (key: Int, entry: BundleEntry)? {
    var key = key
    while let parent = keys.parent(key) {
      if let entry = entries[parent] { return (parent, entry) }
      key = parent
    }
    return nil
  }

  /// Returns a Boolean value indicating whether it has a list at a key path whose items are keys below it.
  package func hasList(at key: Int) -> Bool { entries[key]?.itemCount != nil }
}
