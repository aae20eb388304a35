import L10nText

/// Writes strings to a `.strings` file that is a property list in XML: values that differ are replaced in place, and
/// new keys are added at the end.
enum StringsPropertyListWriter {
  /// Returns a file with the strings, or `nil` if it has mistakes, is in binary form, or its layout doesn't allow
  /// additions: each entry must begin a line.
  ///
  /// - Parameters:
  ///   - strings: strings with a text in one language.
  ///   - bytes: the file as UTF-8.
  static func writing(_ strings: [AppleTableString], to bytes: [UInt8]) -> AppleTableString.Written? {
    guard let file = PropertyListReader.keyedText(of: bytes), var entries = file.entries else { return nil }
    let root = PropertyListReader.read(bytes, .stringsElement).root?.entries ?? []
    let present = Dictionary(root.map { ($0.key, $0.value) }) { first, _ in first }
    let places = places(of: entries, in: file)
    let lines = LineTable(bytes)
    var written = AppleTableString.Written(bytes: [], changes: 0, refusals: [])
    for string in strings {
      for text in string.texts {
        guard let value = StringsWriter.value(of: text, string, &written.refusals) else { continue }
        if let node = present[string.key], let (index, start) = places[string.key] {
          guard node.text?.utf8.elementsEqual(value.utf8) != true else { continue }
          let offset = lines.byteOffset(atScalar: node.offset, in: bytes) - start
          // The text begins after its tag, except in `<string/>`, which is only a tag.
          guard let tag = entries[index].head[..<offset].lastIndex(of: UInt8(ascii: "<")) else { continue }
          let element = "<string>\(XMLStringReader.escaped(value))</string>"
          entries[index].head.replaceSubrange(tag..., with: file.lines(element))
        } else {
          var lines = PropertyListLines(depth: 1)
          if let description = string.description { lines.comment(description) }
          lines.member(string.key, value)
          entries.append(KeyedText(key: string.key, head: file.lines(lines.text)))
        }
        written.changes += 1
      }
    }
    written.bytes = file.bytes(withLines: entries)
    return written
  }

  /// Returns the index of each entry by its key, and the byte at which its head begins.
  private static func places(of entries: [KeyedText], in file: KeyedText) -> [String: (index: Int, start: Int)] {
    var start = file.head.count
    var places: [String: (index: Int, start: Int)] = [:]
    for (index, entry) in entries.enumerated() {
      places[entry.key] = (index, start)
      start += entry.head.count + 1
    }
    return places
  }
}
