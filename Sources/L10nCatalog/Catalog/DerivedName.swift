package import L10nText

/// A key path that was derived from a key and isn't in `names.yml`.
package struct DerivedName: Sendable, Hashable {
  /// The name of the table.
  package var table: String
  /// The segments of the key path, without the table's namespace.
  package var path: [String]
  /// The key as it is written.
  package var key: String
  /// The key path that the key spells but can't have because of other keys, or `nil` if it spells none.
  package var spelled: [String]?
  /// The place of the key.
  package var place: Place

  package init(table: String, path: [String], key: String, spelled: [String]? = nil, place: Place) {
    self.table = table
    self.path = path
    self.key = key
    self.spelled = spelled
    self.place = place
  }
}
