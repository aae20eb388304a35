import L10nFormats
import L10nText

/// The keys of a translation file as a tree, with the ranges that they and everything below them take.
struct Outline {
  let items: [Item]

  /// A key with those below it.
  struct Item {
    let name: String
    /// The range of the key, in bytes.
    let key: Range<Int>
    /// The range of the key, its value and everything below it.
    var range: Range<Int>
    let children: [Item]
    /// A Boolean value indicating whether it has a string, rather than other keys.
    let isString: Bool
  }

  /// Reads the keys of a file.
  init(of file: FileContent) {
    guard case .document(let document) = file else {
      items = []
      return
    }
    let builder = OutlineBuilder(document.bytes)
    // In a file with all languages, the tree has each key once per language, and not as the file nests them.
    items =
      document.allLanguages == nil
      ? builder.items(of: document.root, upTo: document.bytes.count) : builder.items(ofAllLanguages: document.root)
  }
}

/// Builds the outline of a file.
private struct OutlineBuilder {
  private let bytes: [UInt8]
  private let lines: LineTable

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lines = LineTable(bytes)
  }

  private func byte(_ offset: Int) -> Int { lines.byteOffset(atScalar: offset, in: bytes) }

  /// Returns the items of a mapping or a list.
  ///
  /// - Parameter end: the byte at which something else begins.
  func items(of node: DocumentNode?, upTo end: Int) -> [Outline.Item] {
    // Aliases repeat keys of other places, and a merged mapping has them out of order.
    let entries = (node?.entries ?? []).sorted { $0.keyOffset < $1.keyOffset }
    return entries.indices.map { index in
      let next = index + 1 < entries.count ? byte(entries[index + 1].keyOffset) : end
      return item(of: entries[index], upTo: next)
    }
  }

  func items(ofAllLanguages root: DocumentNode?) -> [Outline.Item] {
    var seen: Set<Int> = []
    let entries = (root?.entries.flatMap(\.value.entries) ?? []).filter { seen.insert($0.keyOffset).inserted }
      .sorted { $0.keyOffset < $1.keyOffset }
    return entries.indices.map { index in
      let next = index + 1 < entries.count ? byte(entries[index + 1].keyOffset) : bytes.count
      return item(of: entries[index], upTo: next, nesting: false)
    }
  }

  private func item(of entry: DocumentEntry, upTo end: Int, nesting: Bool = true) -> Outline.Item {
    let key = WrittenRange.token(at: byte(entry.keyOffset), in: bytes)
    let end = max(key.upperBound, contentEnd(from: key.lowerBound, upTo: end))
    return Outline.Item(
      name: entry.key, key: key, range: key.lowerBound..<end,
      children: nesting ? items(of: entry.value, upTo: end) : [], isString: entry.value.entries.isEmpty)
  }

  /// Returns the end of the last line with content before a byte, without comments about what follows.
  private func contentEnd(from start: Int, upTo end: Int) -> Int {
    var end = max(start, end)
    while end > start {
      let line = bytes[start..<end].lastIndex(of: 0x0A).map { $0 + 1 } ?? start
      let content = bytes[line..<end].drop { $0 <= 0x20 }
      guard content.isEmpty || line > start && content.first == UInt8(ascii: "#") else { break }
      end = max(start, line - 1)
    }
    while end > start, bytes[end - 1] <= 0x20 || bytes[end - 1] == UInt8(ascii: ",") { end -= 1 }
    return end
  }
}
