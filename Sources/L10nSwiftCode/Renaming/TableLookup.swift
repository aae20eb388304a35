package import L10nCatalog

/// A place at which code certainly looks up a key of a table.
package struct TableLookup: Sendable, Hashable {
  package let key: AppleTableKey
  /// The index of the file.
  package let file: Int
  /// The first byte of the literal with the key.
  package let byte: Int

  package init(key: AppleTableKey, file: Int, byte: Int) {
    self.key = key
    self.file = file
    self.byte = byte
  }
}
