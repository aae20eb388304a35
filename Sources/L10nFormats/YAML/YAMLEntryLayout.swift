import L10nText

/// The entries of block mappings, which are whole lines.
struct YAMLEntryLayout: EntryLayout {
  let separator = YAMLKeyedText.separator
  private let references: YAMLReferences

  init(_ bytes: [UInt8]) {
    references = YAMLReferences(in: bytes)
  }

  func space(before entry: KeyedText) -> Int { emptyLines(before: entry) }

  func separate(_ text: inout KeyedText, isWhole: Bool) {
    guard var entries = text.entries, let margin = entries.first.map({ YAMLLines.column(ofKeyIn: $0.head) }) else {
      return
    }
    if !isWhole {
      let comment = YAMLLines.commentAtEnd(of: text.head)
      entries[0].head = Array(text.head[comment...] + entries[0].head)
      text.head.removeSubrange(comment...)
    }
    for index in entries.indices {
      let space = entries[index].removeTrail(margin: margin)
      if index + 1 < entries.count {
        entries[index + 1].head = space + entries[index + 1].head
      } else {
        text.tail = space + text.tail
      }
    }
    text.entries = entries
  }

  func obstacle(to order: [Int], of text: KeyedText, at places: [Range<Int>], isWhole: Bool) -> String? {
    if isWhole, order.first != 0, YAMLLines.commentAtEnd(of: text.head) < text.head.count {
      return "the comment above the first key may be about the whole file; write an empty line below it if it is"
    }
    return references.anchor(movedBy: order, of: places).map { name in
      "an alias of '&\(name)' would come before its anchor; move these keys by hand"
    }
  }
}
