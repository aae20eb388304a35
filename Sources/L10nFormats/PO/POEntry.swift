/// An entry of a PO file with its places, in bytes.
struct POEntry {
  /// The start of its comments, or of its first keyword.
  var start: Int
  /// The index after its last string.
  var end: Int
  var comments: [Comment] = []
  var context: Text?
  var id: Text?
  var pluralID: Text?
  /// The translations with the numbers of their plural forms, or `nil` for the only one.
  var translations: [(form: Int?, text: Text)] = []

  /// A string in one or more parts.
  struct Text {
    /// From the first quote to the last one.
    var range: Range<Int>
    /// The text, or `nil` if the string has a mistake.
    var text: String?
  }

  /// A line that begins with `#`.
  struct Comment {
    /// The line without its end.
    var range: Range<Int>
    /// The character after `#` that says what it is about: `.`, `:`, `,`, `|`; `nil` for a translator's comment.
    var kind: UInt8?
  }

  /// A Boolean value indicating whether it describes the file.
  var isHeader: Bool { context == nil && id?.text?.isEmpty == true }

  /// A Boolean value indicating whether gettext shows the original text, since the translation or its first form is empty.
  var isUntranslated: Bool { translations.first.map { $0.text.text?.isEmpty == true } ?? true }

  /// Its key, as in a compiled catalog: the context and the original text. `nil` if one of them has a mistake.
  var key: String? {
    guard let id = id?.text else { return nil }
    guard let context else { return id }
    return context.text.map { ContextKey(context: $0, id: id).written }
  }
}

extension POEntry {
  /// Returns its flags.
  func flags(in bytes: [UInt8]) -> POFlags {
    POFlags(comments.filter { $0.kind == UInt8(ascii: ",") }.map { $0.text(in: bytes) })
  }

  /// Returns the index of its first keyword.
  func keywordStart(in bytes: [UInt8]) -> Int {
    guard let comment = comments.last else { return start }
    return bytes[comment.range.upperBound...].firstIndex { $0 > UInt8(ascii: " ") } ?? comment.range.upperBound
  }
}

extension POEntry.Comment {
  /// Returns the comment without its mark.
  func text(in bytes: [UInt8]) -> String {
    String(decoding: bytes[range].dropFirst(kind == nil ? 1 : 2), as: UTF8.self)
  }
}
