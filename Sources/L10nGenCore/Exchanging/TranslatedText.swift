/// A text of a file that becomes a translation where it stands.
struct TranslatedText {
  /// The key of its unit.
  let key: String
  /// The place in the file, in scalars.
  let offset: Int
  let new: String
  private(set) var edits: [TextEdit]
  /// The edit that writes it in a way that can hold any text, or `nil` if there is none.
  private let rewriting: TextEdit?

  /// `nil` if nothing can be changed at the place, or no way of writing can hold the text there.
  init?(at offset: Int, as new: String, key: String, in file: FixableFile) {
    guard let number = file.number(ofTextAt: offset) else { return nil }
    let editable = file.texts[number]
    let editor = editable.editor(in: file.document.bytes, lines: file.lines)
    let whole = TextReplacement(range: 0..<editable.text.utf8.count, replacement: new)
    rewriting = editor.rewriting(as: new)
    guard let edits = editor.changes([whole], besides: [])?.map(\.edit) ?? rewriting.map({ [$0] }) else { return nil }
    self.key = key
    self.new = new
    self.edits = edits
    self.offset = offset
  }

  /// The change in a way of writing that can hold any text, or `nil` if there is none.
  var rewritten: TranslatedText? {
    guard let rewriting else { return nil }
    var change = self
    change.edits = [rewriting]
    return change
  }
}

extension [TranslatedText] {
  /// Returns a Boolean value indicating whether a file with the changes made is read as the same but for their texts.
  func areRead(in file: FixableFile) -> Bool {
    let edits = flatMap(\.edits).sorted { $0.range.lowerBound < $1.range.lowerBound }
    let texts = Dictionary(map { ($0.offset, $0.new) }) { first, _ in first }
    return file.reads(file.bytes(with: edits), with: texts, keepingStyle: false)
  }
}
