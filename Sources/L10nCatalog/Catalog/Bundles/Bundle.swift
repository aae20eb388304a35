package import L10nLanguage
package import L10nText

/// All entries of one language.
package struct Bundle: Sendable {
  /// The language as it is configured or written.
  package var language: String
  package var tag: LanguageTag
  /// The entry at each key path, including namespaces.
  package var entries: BundleEntries
  /// The indexes of its files in the catalog, in the order of their paths.
  package var files: [Int]
  /// The first file whose keys are in no namespace, or `nil` if all files have one.
  package var rootFile: Int?
  /// The places of keys whose files have them without a translation, by the numbers of their key paths.
  package var untranslated: [Int: Place] = [:]
  /// A Boolean value indicating whether all keys could be read. Keys that a broken file leaves out aren't missing.
  package var isComplete: Bool

  /// A Boolean value indicating whether all keys and all of their texts could be read.
  package var isWhole: Bool { isComplete && !entries.hasUnread }

  /// Returns the nearest key path above one that the bundle has, with its entry, or `nil` if it has none of them.
  package func nearestParent(of key: Int, in keys: KeyTree) -> (key: Int, entry: BundleEntry)? {
    var key = key
    while let parent = keys.parent(key) {
      if let entry = entries[parent] { return (parent, entry) }
      key = parent
    }
    return nil
  }

  /// Returns a Boolean value indicating whether a place is in one of its files. A key that is itself the text of the source
  /// language may be in the file of another one.
  package func has(_ place: Place) -> Bool { files.contains(place.file) }

  /// Returns a Boolean value indicating whether it has a list at a key path whose items are keys below it.
  package func hasList(at key: Int) -> Bool { entries[key]?.itemCount != nil }
}
