import L10nText

/// Changes a scalar's text in its file, so that it is read as the changed text.
///
/// Each attempt is read again before it is used, so the editor doesn't have to know all of YAML's rules for white
/// space, line breaks and indicators in the five styles.
struct ScalarEditor: TextEditor {
  private let scalar: FileScalar
  private let bytes: [UInt8]
  private let lines: LineTable
  private let snippet: ScalarSnippet
  private let spelling: ScalarSpelling
  /// The scalar's bytes in the file, including its quotes.
  private let extent: Range<Int>

  /// Creates an editor of one of a file's scalars.
  init(_ scalar: FileScalar, in bytes: [UInt8], lines: LineTable) {
    self.scalar = scalar
    self.bytes = bytes
    self.lines = lines
    let source = bytes[lines.byteOffset(atScalar: scalar.offset, in: bytes)...]
    let distance = ScalarOffsets.distance(
      behindOffset: scalar.text.utf8.count, of: scalar.text, style: scalar.style, in: source)
    var end = lines.byteOffset(atScalar: scalar.offset + distance, in: bytes)
    if let quote = scalar.style.quote, let closing = bytes[end...].firstIndex(of: quote) { end = closing + 1 }
    extent = source.startIndex..<end
    let layout = BlockLayout(of: scalar, in: bytes[extent], lines: lines)
    snippet = ScalarSnippet(
      style: scalar.style, isInBrackets: scalar.isInBrackets, indentation: layout.parentIndentation)
    spelling = ScalarSpelling(style: scalar.style, lineBreak: layout.lineBreak)
  }

  var refusal: String { scalar.style.refusal }

  func changes(_ replacements: [TextReplacement], besides made: [TextChange]) -> [TextChange]? {
    Reach.allCases.lazy.map { reach in made + replacements.map { change($0, reach) } }
      .first { $0.areRead(as: scalar.text, in: extent, of: bytes, by: snippet.text) }
  }

  func replacing(_ text: String, with new: String) -> [[TextEdit]] {
    if let block = BlockScalar(scalar, in: bytes, lines: lines) { return block.replacing(scalar.style, with: new) }
    let whole = TextReplacement(range: 0..<text.utf8.count, replacement: new)
    let inStyle = changes([whole], besides: []).map { [$0.map(\.edit)] } ?? []
    // A value needs a space after the colon.
    let space = extent.isEmpty && extent.lowerBound > 0 && bytes[extent.lowerBound - 1] == UInt8(ascii: ":") ? " " : ""
    let rewriting = TextEdit(range: extent, replacement: Array((space + YAMLText.written(new)).utf8))
    // Without quotes, `2` would be a number.
    return scalar.style == .plain ? [[rewriting]] : inStyle + [[rewriting]]
  }

  /// Returns the edit that replaces a text in double quotes that needs them, which new texts get, by one without quotes,
  /// or `nil` if this isn't such a text, or if the other one needs quotes.
  func withoutNeededQuotes(as new: String) -> TextEdit? {
    guard scalar.style == .doubleQuoted, !canBePlain(scalar.text), canBePlain(new) else { return nil }
    // Without a quote before it, a colon needs white space after it.
    let rest = bytes[extent.upperBound...].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    if rest.first == UInt8(ascii: ":"), let next = rest.dropFirst().first, next > UInt8(ascii: " ") { return nil }
    return TextEdit(range: extent, replacement: Array(new.utf8))
  }

  private func canBePlain(_ text: String) -> Bool {
    let snippet = ScalarSnippet(style: .plain, isInBrackets: scalar.isInBrackets, indentation: 0)
    return !YAMLText.isOtherWord(text) && snippet.text(of: Array(text.utf8))?.utf8.elementsEqual(text.utf8) == true
  }

  // MARK: Places in the file

  /// The extent to which an edit removes white space that doesn't belong to the text, such as the indentation of a
  /// folded line.
  private enum Reach: CaseIterable {
    /// Only white space between the removed characters.
    case inner
    /// Also white space between these and their neighbors.
    case outer
  }

  private func change(_ replacement: TextReplacement, _ reach: Reach) -> TextChange {
    let edit = TextEdit(range: range(replacement.range, reach), replacement: spelling.written(replacement.replacement))
    return TextChange(replacement: replacement, edit: edit)
  }

  /// Returns the range in the file of some of the text's bytes.
  private func range(_ range: Range<Int>, _ reach: Reach) -> Range<Int> {
    let count = scalar.text.utf8.count
    let start: Int
    let end: Int
    switch reach {
    case .inner:
      start = range.lowerBound == count ? place(behind: count) : place(of: range.lowerBound)
      end = range.isEmpty ? start : place(behind: range.upperBound)
    case .outer:
      let quote = scalar.style.quote == nil ? 0 : 1
      start = range.lowerBound == 0 ? extent.lowerBound + quote : place(behind: range.lowerBound)
      end = range.upperBound == count ? extent.upperBound - quote : place(of: range.upperBound)
    }
    let first = min(max(start, extent.lowerBound), extent.upperBound)
    return first..<min(max(first, end), extent.upperBound)
  }

  private func place(of offset: Int) -> Int {
    index(ScalarOffsets.distance(toOffset: offset, of: scalar.text, style: scalar.style, in: bytes[extent]))
  }

  private func place(behind offset: Int) -> Int {
    index(ScalarOffsets.distance(behindOffset: offset, of: scalar.text, style: scalar.style, in: bytes[extent]))
  }

  private func index(_ distance: Int) -> Int {
    lines.byteOffset(atScalar: scalar.offset + distance, in: bytes)
  }
}

extension ScalarStyle {
  /// The reason why a text in this style can't be changed, to be written after "not fixed, since".
  var refusal: String {
    switch self {
    case .plain: "the fixed text needs quotes; write it in double quotes"
    case .singleQuoted: "the fixed text can't be written in single quotes; use double quotes"
    case .doubleQuoted, .literal, .folded:
      "the text is written in a way that can't hold what this would make; edit it by hand"
    }
  }

  /// The quote around a scalar of this style, or `nil` if it has none.
  fileprivate var quote: UInt8? {
    switch self {
    case .singleQuoted: UInt8(ascii: "'")
    case .doubleQuoted: UInt8(ascii: "\"")
    case .plain, .literal, .folded: nil
    }
  }
}
