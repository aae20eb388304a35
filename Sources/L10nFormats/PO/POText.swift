import L10nText

/// A text of a PO file.
struct POText: EditableText {
  let offset: Int
  let text: String
  /// The keyword before it.
  let keyword: String
  /// A Boolean value indicating whether lines that are too wide are broken.
  let isWrapped: Bool

  func editor(in bytes: [UInt8], lines: LineTable) -> any TextEditor {
    POTextEditor(text: self, bytes: bytes, start: lines.byteOffset(atScalar: offset, in: bytes))
  }

  /// Returns the translations of a file in order.
  static func translations(in bytes: [UInt8]) -> [POText] {
    texts(in: bytes) { entry in
      entry.isUntranslated ? [] : entry.translations.map { ($0.form.map { "msgstr[\($0)]" } ?? "msgstr", $0.text) }
    }.filter { !$0.text.isEmpty }
  }

  /// Returns the keys of a file in order that are written as one text.
  static func keys(in bytes: [UInt8]) -> [POText] {
    texts(in: bytes) { entry in entry.context == nil ? entry.id.map { [("msgid", $0)] } ?? [] : [] }
  }

  private static func texts(
    in bytes: [UInt8], of entry: (POEntry) -> [(keyword: String, text: POEntry.Text)]
  ) -> [POText] {
    var scalars = ScalarCounter()
    return POScanner(bytes).entries.filter { !$0.isHeader }.flatMap { found in
      entry(found).compactMap { keyword, string in
        string.text.map { text in
          POText(
            offset: scalars.count(before: string.range.lowerBound, in: bytes), text: text, keyword: keyword,
            isWrapped: !found.flags(in: bytes).keepsLines)
        }
      }
    }
  }
}

/// Changes a text of a PO file in place.
private struct POTextEditor: TextEditor {
  let text: POText
  let bytes: [UInt8]
  /// The byte at which it begins.
  let start: Int

  let refusal = "the string can't be written in another way here; edit it by hand"

  private var range: Range<Int> { start..<POStringReader.read(bytes[start...]).end }

  func changes(_ replacements: [TextReplacement], besides made: [TextChange]) -> [TextChange]? {
    let places = EscapedPlaces(bytes[start...], as: POStringReader.self)
    let changes = made + places.changes(replacements, written: POString.escaped)
    return changes.areRead(as: text.text, in: range, of: bytes) { POStringReader.text(of: $0[...]) } ? changes : nil
  }

  /// A text that is replaced as a whole is wrapped as gettext's tools do.
  func replacing(_ text: String, with new: String) -> [[TextEdit]] {
    let edit = POEdit.edit(of: range, keyword: self.text.keyword, to: new, isWrapped: self.text.isWrapped, in: bytes)
    return POStringReader.text(of: edit.replacement[...])?.utf8.elementsEqual(new.utf8) == true ? [[edit]] : []
  }
}
