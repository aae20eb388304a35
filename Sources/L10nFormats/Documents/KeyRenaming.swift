package import L10nText

/// Gives keys of a file other names in place. Everything else in the file keeps its bytes.
package struct KeyRenaming {
  private let format: any BundleFormat
  private let bytes: [UInt8]
  private let lines: LineTable
  private let keys: [any EditableText]
  private let habits: KeyHabits

  /// The reason why a key can't be renamed in place.
  package enum Obstacle: Error {
    /// The key isn't written at its place: an alias repeats it, for example.
    case notWritten
    /// The new key belongs to another mapping.
    case otherMapping
    /// The key is written in a way that can't have the new name.
    case spelling
  }

  /// - Parameter bytes: UTF-8 without a byte-order mark, without errors.
  package init(of bytes: [UInt8], in format: any BundleFormat) {
    self.format = format
    self.bytes = bytes
    lines = LineTable(bytes)
    keys = format.editableKeys(in: bytes)
    habits = format.habits(ofKeys: keys, in: bytes)
  }

  /// Returns the edits that rename a key of a mapping.
  ///
  /// - Parameters:
  ///   - offset: the position of the key, in scalars.
  ///   - path: the segments of its key path, ending with the key.
  ///   - new: the segments of its new key path.
  package func edits(ofKeyAt offset: Int, from path: [String], to new: [String]) throws(Obstacle) -> [TextEdit] {
    guard let key = key(at: offset) else { throw .notWritten }
    let segments = format.hasFlatKeys ? JSONKeyPath.segments(of: key.text) : [key.text]
    guard path.count >= segments.count, let name = segments.last, let old = path.last, let last = new.last,
      path.suffix(segments.count).dropLast().elementsEqual(segments.dropLast()),
      format.renamed(name, from: old, to: old) != nil
    else { throw .notWritten }
    let above = path.dropLast(segments.count)
    let isFlat = segments.count > 1
    guard new.count > above.count, new.starts(with: above), isFlat || new.count == path.count else {
      throw .otherMapping
    }
    guard let written = format.renamed(name, from: old, to: last) else { throw .spelling }
    return try edits(of: key, to: (new.dropFirst(above.count).dropLast() + [written]).joined(separator: "."))
  }

  /// Returns the edits that rename a table's key.
  ///
  /// - Parameter offset: the position of the key, in scalars.
  package func edits(ofTableKeyAt offset: Int, to new: String) throws(Obstacle) -> [TextEdit] {
    guard let key = key(at: offset) else { throw .notWritten }
    return try edits(of: key, to: new)
  }

  private func edits(of key: any EditableText, to new: String) throws(Obstacle) -> [TextEdit] {
    guard let edits = format.edits(renaming: key, to: new, in: bytes, lines: lines, habits: habits) else {
      throw .spelling
    }
    return edits
  }

  /// Returns the position of the key of a text, or the position itself if it is a key's.
  ///
  /// - Parameter offset: the position of a key or, if each text of the format has a key of its own, of a text.
  package func offset(ofKeyOfTextAt offset: Int) -> Int {
    guard format.hasSuffixedPlurals else { return offset }
    let index = keys.partitioningIndex { $0.offset > offset }
    return index > 0 ? keys[index - 1].offset : offset
  }

  private func key(at offset: Int) -> (any EditableText)? {
    let index = keys.partitioningIndex { $0.offset >= offset }
    return index < keys.count && keys[index].offset == offset ? keys[index] : nil
  }
}
