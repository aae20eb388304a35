import L10nLanguage
import L10nText

/// Reads a catalog without mistakes directly into its strings, on several processors.
///
/// A tree of its JSON, which other files are read into, would cost several times as much as the strings. Only strings
/// with variations have a tree, each its own.
enum StringCatalogScan {
  /// Reads UTF-8 without a byte-order mark.
  ///
  /// - Returns: `nil` if there is a mistake or anything else that is rare; the catalog must then be read as a tree.
  static func read(_ bytes: [UInt8]) -> (strings: StringCatalogStrings, source: String)? {
    guard let readers = JSONDocumentReader.readersOfParts(bytes), let head = Head(readers[0]) else { return nil }
    let parts = Concurrently.map(readers.count) { index -> Part? in
      var reader = readers[index]
      if index == 0 { reader.index = head.end }
      return Part(reader, source: head.source)
    }.compactMap(\.self)
    guard parts.count == readers.count else { return nil }
    let names = head.names + parts.flatMap(\.names)
    // If two keys have the same hash, the file is read again, even if the keys differ.
    let keys = parts.flatMap(\.keys)
    guard Set(names).count == names.count, Set(keys).count == keys.count else { return nil }
    var strings = StringCatalogStrings(source: head.source)
    strings.add(parts.map(\.strings))
    strings.addSource(at: head.sourceOffset)
    return (strings, head.source)
  }

  /// The part of a catalog before its first string.
  private struct Head {
    var source = ""
    var sourceOffset = 0
    /// The members of the catalog before its strings.
    var names: [String] = []
    /// The first byte after the opening brace of the strings.
    var end = 0

    init?(_ reader: JSONDocumentReader) {
      var reader = reader
      guard reader.take("{") else { return nil }
      while reader.isSound {
        reader.skipSpace()
        guard reader.next == UInt8(ascii: "\""), let name = reader.readString(), reader.take(":") else { return nil }
        names.append(name)
        if name == "strings" {
          guard !source.isEmpty, reader.take("{"), reader.isSound else { return nil }
          end = reader.index
          return
        }
        reader.skipSpace()
        let value = reader.readValue(depth: 1)
        if name == "sourceLanguage" {
          guard case .text(let language) = value.content, LanguageTag(language.text) != nil else { return nil }
          (source, sourceOffset) = (language.text, value.offset)
        }
        guard reader.take(",") else { return nil }
      }
      return nil
    }
  }

  /// Some of the strings, and the members after the last of them.
  private struct Part {
    var strings: StringCatalogStrings
    /// The hashes of the keys.
    var keys: [Int] = []
    /// The members of the catalog after its strings.
    var names: [String] = []

    /// - Parameter reader: a reader whose next byte begins a key, or ends the strings.
    init?(_ reader: JSONDocumentReader, source: String) {
      var reader = reader
      strings = StringCatalogStrings(source: source)
      reader.readMembers(openedAt: reader.offset(), depth: JSONDocumentReader.dividedDepth) { reader, key, keyOffset in
        keys.append(key.hashValue)
        strings.read(key, at: keyOffset, &reader)
      }
      guard let top = reader.readTop(), strings.problems.isEmpty else { return nil }
      names = top.map(\.key)
    }
  }
}
