import L10nText

/// A format whose files are objects of JSON in which every string is a key or a text.
protocol JSONBundleFormat: BundleFormat {}

extension JSONBundleFormat {
  var hasFoldersOfTags: Bool { true }

  var separator: [UInt8] { JSONSource.separator }

  func keyedText(of bytes: [UInt8], repeated: Bool) -> KeyedText? {
    JSONSource(bytes, repeated: repeated)?.keyedText()
  }

  func editableTexts(in bytes: [UInt8]) -> [any EditableText] { JSONText.texts(in: bytes) }

  func habits(ofKeys keys: [any EditableText], in bytes: [UInt8]) -> KeyHabits {
    func isASCII(_ byte: UInt8) -> Bool { byte < 0x80 }
    return KeyHabits(areASCII: bytes.allSatisfy(isASCII) && keys.contains { !$0.text.utf8.allSatisfy(isASCII) })
  }

  func edits(
    renaming key: any EditableText, to new: String, in bytes: [UInt8], lines: LineTable, habits: KeyHabits
  ) -> [TextEdit]? {
    guard let key = key as? JSONText else { return nil }
    let written = habits.areASCII ? JSONString.escapedToASCII : JSONString.escaped
    return key.editor(in: bytes, lines: lines, written: written).replacing(key.text, with: new).first
  }

  func formatted(_ bytes: [UInt8], by order: SourceOrder) -> FormattedFile {
    JSONFormatting.formatted(bytes, by: order)
  }

  func distance(toOffset offset: Int, of text: String, _ map: SourceMap, in source: ArraySlice<UInt8>) -> Int {
    // Numbers and truth values have no escapes; other values without quotes are empty texts.
    map.isQuoted
      ? EscapedPlaces(source, as: JSONStringReader.self).scalars(toOffset: offset)
      : min(max(0, offset), text.utf8.count)
  }
}
