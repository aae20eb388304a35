package import L10nText

/// The part of a format that edits its files in place, merges them, and adds to them.
package protocol EditableFormat: Sendable {
  /// The separator of the entries in a keyed text.
  var separator: [UInt8] { get }

  /// Returns a file without errors as texts below keys, or `nil` if it has errors, has another format, or its layout
  /// doesn't separate its keys.
  ///
  /// - Parameter repeated: a Boolean value indicating whether a key may have several entries, all of which are
  ///   returned. Otherwise, such a file has an error.
  func keyedText(of bytes: [UInt8], repeated: Bool) -> KeyedText?

  /// Returns the keys of a mapping with more keys in the format's order, or `nil` if the format has no order.
  ///
  /// - Parameter path: the keys above the mapping.
  func keys(_ path: [String], adding added: [String], to keys: [String]) -> [String]?

  /// Returns a Boolean value indicating whether versions of a mapping may be merged key by key. Versions with another
  /// kind of value can't.
  ///
  /// - Parameter path: the keys above the mapping, ending with its own.
  func areMergeable(_ path: [String], _ versions: [KeyedText]) -> Bool

  /// Returns the end of a mapping whose entries have all been removed.
  ///
  /// - Parameter tail: the end of the mapping before that, in a keyed text.
  func endOfEmpty(_ tail: [UInt8]) -> [UInt8]

  /// Returns a file with more keys, or `nil` if its layout doesn't allow to add them.
  ///
  /// - Parameters:
  ///   - path: the keys above the entries, such as a language.
  ///   - bytes: UTF-8 without a byte-order mark; empty for a new file.
  ///   - neighbor: the key path of the key after which the entries are added, from the top of the file; without such a
  ///     key in their mapping, they are its last ones.
  func adding(_ entries: [KeyedEntry], under path: [String], to bytes: [UInt8], after neighbor: [String]) -> [UInt8]?

  /// Returns the texts of a file without errors in order, including keys.
  func editableTexts(in bytes: [UInt8]) -> [any EditableText]

  /// Returns the keys of a file without errors in order; other texts may be among them.
  func editableKeys(in bytes: [UInt8]) -> [any EditableText]

  /// Returns a file whose keys were renamed, with these in the format's order, if all keys were in that order before.
  ///
  /// - Parameters:
  ///   - keys: the new names of the renamed keys, each with the old one.
  ///   - bytes: the file after it.
  func reordering(_ keys: [String: String], in bytes: [UInt8]) -> [UInt8]

  /// Returns a file without errors with its keys in an order, and with consistent indentation and quotes. What can't be
  /// changed with certainty stays as it is.
  ///
  /// - Parameter bytes: UTF-8 without a byte-order mark.
  func formatted(_ bytes: [UInt8], by order: SourceOrder) -> FormattedFile

  /// Returns the positions of keys together with those that describe them elsewhere in the file, in scalars.
  func keys(_ offsets: Set<Int>, withDescriptionsIn bytes: [UInt8]) -> Set<Int>

  /// Returns the name of a key after its message gets another name, or `nil` if the key isn't one of the message's, or
  /// the message can't have that name.
  ///
  /// - Parameters:
  ///   - key: the key in the file, without those above it.
  ///   - old: the last segment of the message's key path.
  ///   - new: the same after it.
  func renamed(_ key: String, from old: String, to new: String) -> String?

  /// Returns the habits of a file's keys, which ``editableKeys(in:)`` returned.
  func habits(ofKeys keys: [any EditableText], in bytes: [UInt8]) -> KeyHabits

  /// Returns the edits that give a key another name, or `nil` if the file can't have it at this place.
  ///
  /// - Parameter habits: the habits of the file's keys.
  func edits(
    renaming key: any EditableText, to new: String, in bytes: [UInt8], lines: LineTable, habits: KeyHabits
  ) -> [TextEdit]?
}

extension EditableFormat {
  package func keyedText(of bytes: [UInt8]) -> KeyedText? { keyedText(of: bytes, repeated: false) }
  package func keys(_ path: [String], adding added: [String], to keys: [String]) -> [String]? { nil }
  package func areMergeable(_ path: [String], _ versions: [KeyedText]) -> Bool { true }
  package func endOfEmpty(_ tail: [UInt8]) -> [UInt8] { tail }
  package func adding(
    _ entries: [KeyedEntry], under path: [String], to bytes: [UInt8], after neighbor: [String]
  ) -> [UInt8]? { nil }

  /// Returns a file with more keys, each the last one of its mapping.
  package func adding(_ entries: [KeyedEntry], under path: [String], to bytes: [UInt8]) -> [UInt8]? {
    adding(entries, under: path, to: bytes, after: [])
  }

  package func reordering(_ keys: [String: String], in bytes: [UInt8]) -> [UInt8] { bytes }
  package func editableKeys(in bytes: [UInt8]) -> [any EditableText] { editableTexts(in: bytes) }

  package func renamed(_ key: String, from old: String, to new: String) -> String? { key == old ? new : nil }

  package func keys(_ offsets: Set<Int>, withDescriptionsIn bytes: [UInt8]) -> Set<Int> { offsets }

  package func habits(ofKeys keys: [any EditableText], in bytes: [UInt8]) -> KeyHabits { KeyHabits() }

  package func edits(
    renaming key: any EditableText, to new: String, in bytes: [UInt8], lines: LineTable, habits: KeyHabits
  ) -> [TextEdit]? {
    key.editor(in: bytes, lines: lines).replacing(key.text, with: new).first
  }
}
