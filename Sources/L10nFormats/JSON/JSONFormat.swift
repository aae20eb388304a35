import L10nText

/// JSON (RFC 8259): nested objects, or flat ones whose keys are key paths.
struct JSONFormat: BundleFormat {
  let id = FormatID.json
  let fileExtensions = ["json"]
  let example = #"{ "key": "text" }"#
  /// Settings of other tools, such as `package.json`, may be next to bundles.
  let isForBundlesOnly = false
  let hasFlatKeys = true

  func read(_ bytes: [UInt8]) -> BundleDocument {
    JSONDocumentReader.read(bytes)
  }

  let separator = JSONSource.separator

  func keyedText(of bytes: [UInt8], repeated: Bool) -> KeyedText? {
    JSONSource(bytes, repeated: repeated)?.keyedText()
  }

  func adding(
    _ entries: [KeyedEntry], under path: [String], to bytes: [UInt8], after neighbor: [String]
  ) -> [UInt8]? {
    JSONAddition.adding(entries, under: path, to: bytes, after: neighbor)
  }

  func editableTexts(in bytes: [UInt8]) -> [any EditableText] {
    JSONText.texts(in: bytes)
  }

  func habits(ofKeys keys: [any EditableText], in bytes: [UInt8]) -> KeyHabits {
    KeyHabits(
      areASCII: bytes.allSatisfy(isASCII) && keys.contains { !$0.text.utf8.allSatisfy(isASCII) })
  }

  func edits(
    renaming key: any EditableText, to new: String, in bytes: [UInt8], lines: LineTable, habits: KeyHabits
  ) -> [TextEdit]? {
    guard let key = key as? JSONText else { return nil }
    let written = habits.areASCII ? JSONString.escapedToASCII : JSONString.escaped
    return key.editor(in: bytes, lines: lines, written: written).replacing(key.text, with: new).first
  }

  private func isASCII(_ byte: UInt8) -> Bool { byte < 0x80 }

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

extension SourceMap {
  /// A string in quotes.
  static let jsonString = SourceMap(format: .json, form: 0, isQuoted: true, isNull: false)
  /// A number or a truth value.
  static let jsonWord = SourceMap(format: .json, form: 1, isQuoted: false, isNull: false)
  /// `null`, or a value that is missing.
  static let jsonNull = SourceMap(format: .json, form: 1, isQuoted: false, isNull: true)
}
