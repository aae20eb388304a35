import L10nCatalog
import L10nFormats
import L10nText

/// A key or a text of a translation file, as the cursor is on it.
struct Entry {
  let analysis: Analysis
  /// The index of its file in the catalog.
  let file: Int
  let mark: FileMarks.Mark
  /// Its range in the file, in bytes, with its quotes.
  let range: Range<Int>

  /// The message, or `nil` if it is the key of a namespace.
  var message: CatalogMessage? { analysis.message(mark.key) }

  /// The key path.
  var keyPath: String { analysis.catalog.keys.path(mark.key) }
}

extension Analysis {
  /// Returns the key or the text at a byte of a file, or `nil` if something else is there.
  func entry(at byte: Int, inFile file: Int) -> Entry? {
    guard let mark = marks(ofFile: file).last(at: byte) else { return nil }
    let entry = entry(of: mark, inFile: file)
    return byte <= entry.range.upperBound ? entry : nil
  }

  /// Returns the entry of a mark.
  func entry(of mark: FileMarks.Mark, inFile file: Int) -> Entry {
    Entry(analysis: self, file: file, mark: mark, range: range(of: mark, inFile: file))
  }

  private func range(of mark: FileMarks.Mark, inFile file: Int) -> Range<Int> {
    let bytes = catalog.files[file].bytes
    guard let index = mark.text, let language = mark.language,
      let text = message(mark.key)?.texts[language]?.text(at: index), catalog.composedText(at: text.place) == nil
    else { return WrittenRange.token(at: mark.byte, in: bytes) }
    let distance = BundleFormats.format(text.map.format)
      .distance(toOffset: text.text.utf8.count, of: text.text, text.map, in: bytes[min(mark.byte, bytes.count)...])
    var end = mark.byte
    for _ in 0..<distance where end < bytes.count {
      end += 1
      while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    }
    if text.map.isQuoted, end < bytes.count, bytes[end] == bytes[mark.byte], mark.byte < end { end += 1 }
    return mark.byte..<max(end, mark.byte)
  }
}
