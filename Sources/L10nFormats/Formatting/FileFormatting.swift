import L10nLanguage
import L10nText

/// Formats files, and reads them again.
package enum FileFormatting {
  /// Returns a file without errors with its keys in the order of the source language, and with consistent indentation
  /// and quotes.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8 without a byte-order mark.
  ///   - ranks: the position of each key in the source language, by the position of the key in the file, in scalars.
  package static func formatted(_ bytes: [UInt8], in format: any BundleFormat, ranks: [Int: Int]) -> FormattedFile {
    let document = format.read(bytes)
    // The texts of a property list in binary form have no places.
    guard document.isSound, !document.bytes.isEmpty else { return FormattedFile(bytes: bytes) }
    let lines = LineTable(bytes)
    let indexes = ranks.map { (lines.byteOffset(atScalar: $0.key, in: bytes), $0.value) }
    let lineEnds = CarriageReturns(in: bytes)
    let order = SourceOrder(Dictionary(indexes.map { (lineEnds.index(without: $0), $1) }) { min($0, $1) })
    var file = format.formatted(lineEnds.text, by: order)
    file.bytes = lineEnds.restored(in: file.bytes)
    for index in file.unmoved.indices { file.unmoved[index].index = lineEnds.index(with: file.unmoved[index].index) }
    guard file.bytes == bytes || format.read(file.bytes).hasSameContent(as: document) else {
      let reason = "the formatted file would be read differently; format it by hand"
      return FormattedFile(bytes: bytes, unmoved: [.init(index: 0, reason: reason)])
    }
    return file
  }
}

extension BundleDocument {
  /// Returns a Boolean value indicating whether another document has the same keys, texts and notes, in any order and
  /// style.
  fileprivate func hasSameContent(as other: BundleDocument) -> Bool {
    let isSame =
      switch (root, other.root) {
      case (nil, nil): true
      case (let root?, let other?): root.hasSameContent(as: other)
      case (nil, _?), (_?, nil): false
      }
    return isSame && isSound && repetitions.count == other.repetitions.count
      && notesInOrder == other.notesInOrder
  }

  /// Its notes as words, in an order that doesn't depend on that of the file.
  private var notesInOrder: [[String]] {
    notes.map { note in
      [note.key, note.description ?? "", "\(note.isTranslatable)", note.state ?? ""]
        + note.states.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
        + note.arguments.flatMap { [$0.name, $0.type?.rawValue ?? "", $0.example ?? ""] }
    }.sorted { $0.lexicographicallyPrecedes($1) }
  }
}

extension DocumentNode {
  fileprivate func hasSameContent(as other: DocumentNode) -> Bool {
    switch (content, other.content) {
    case (.mapping(let entries), .mapping(let others)):
      let nodes = Dictionary(others.map { ($0.key, $0.value) }) { first, _ in first }
      return entries.count == others.count
        && entries.allSatisfy { entry in nodes[entry.key].map { entry.value.hasSameContent(as: $0) } ?? false }
    case (.list(let items), .list(let others)):
      return items.count == others.count && zip(items, others).allSatisfy { $0.hasSameContent(as: $1) }
    case (.text(let text), .text(let otherText)):
      return text.isNull == otherText.isNull && text.text.utf8.elementsEqual(otherText.text.utf8)
    case (.unread, .unread): return true
    case (.text, _), (.list, _), (.mapping, _), (.unread, _): return false
    }
  }
}
