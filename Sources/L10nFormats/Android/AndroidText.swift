import L10nText

/// A text of an Android resource file.
struct AndroidText: EditableText {
  let offset: Int
  let text: String

  func editor(in bytes: [UInt8], lines: LineTable) -> any TextEditor {
    AndroidTextEditor(text: text, bytes: bytes, start: lines.byteOffset(atScalar: offset, in: bytes))
  }

  /// Returns all texts of a file in order, without names.
  static func texts(in document: BundleDocument) -> [AndroidText] {
    (document.root?.androidTexts ?? []).sorted { $0.offset < $1.offset }
  }
}

extension DocumentNode {
  fileprivate var androidTexts: [AndroidText] {
    switch content {
    case .text(let text): [AndroidText(offset: offset, text: text.text)]
    case .list(let items): items.flatMap(\.androidTexts)
    case .mapping(let entries): entries.flatMap(\.value.androidTexts)
    case .unread: []
    }
  }
}

/// The name of a resource.
struct AndroidName: EditableText, TextEditor {
  let offset: Int
  let text: String
  private var place: Range<Int>?

  /// Returns the names of a file in order.
  static func names(in document: BundleDocument) -> [AndroidName] {
    (document.root?.entries ?? []).map { AndroidName(offset: $0.keyOffset, text: $0.key) }
      .sorted { $0.offset < $1.offset }
  }

  private init(offset: Int, text: String) {
    self.offset = offset
    self.text = text
  }

  func editor(in bytes: [UInt8], lines: LineTable) -> any TextEditor {
    var name = self
    let start = lines.byteOffset(atScalar: offset, in: bytes)
    let end = start + text.utf8.count
    // A name may also be written with references.
    if bytes[start...].starts(with: text.utf8), end < bytes.count, "\"'".utf8.contains(bytes[end]) {
      name.place = start..<end
    }
    return name
  }

  let refusal = "a resource can't have this name; use letters, digits, '_' and '.'"

  func changes(_ replacements: [TextReplacement], besides made: [TextChange]) -> [TextChange]? {
    guard let place else { return nil }
    let changes =
      made
      + replacements.map { replacement in
        let range = replacement.range.lowerBound + place.lowerBound..<replacement.range.upperBound + place.lowerBound
        return TextChange(
          replacement: replacement, edit: TextEdit(range: range, replacement: Array(replacement.replacement.utf8)))
      }
    let new = String(decoding: TextReplacement.apply(changes.map(\.replacement), to: text), as: UTF8.self)
    return AndroidResource.isName(new) ? changes : nil
  }
}
