extension BundleDocument {
  /// Returns a Boolean value indicating whether another document is the same, except for texts that should have
  /// changed.
  ///
  /// - Parameters:
  ///   - texts: the new texts, by the positions of the old ones in this document.
  ///   - keepingStyle: a Boolean value indicating whether the new texts must be written in the style of the old ones,
  ///     with quotes for example.
  package func isSame(as other: Self, with texts: [Int: String], keepingStyle: Bool = true) -> Bool {
    guard repetitions.map(\.key) == other.repetitions.map(\.key) else { return false }
    switch (root, other.root) {
    case (nil, nil): return true
    case (let root?, let otherRoot?): return root.isSame(as: otherRoot, with: texts, keepingStyle)
    case (nil, _), (_, nil): return false
    }
  }
}

extension DocumentNode {
  /// Compares nodes as the document's method does. Documents have a limited depth, so the recursion has, too.
  fileprivate func isSame(as other: DocumentNode, with texts: [Int: String], _ keepingStyle: Bool) -> Bool {
    switch (content, other.content) {
    case (.text(let text), .text(let otherText)):
      return (text.map == otherText.map || !keepingStyle && texts[offset] != nil)
        && (texts[offset] ?? text.text).utf8.elementsEqual(otherText.text.utf8)
    case (.list(let items), .list(let otherItems)):
      return items.count == otherItems.count
        && zip(items, otherItems).allSatisfy { $0.isSame(as: $1, with: texts, keepingStyle) }
    case (.mapping(let pairs), .mapping(let otherPairs)):
      return pairs.count == otherPairs.count
        && zip(pairs, otherPairs).allSatisfy {
          $0.key == $1.key && $0.value.isSame(as: $1.value, with: texts, keepingStyle)
        }
    case (.text, _), (.list, _), (.mapping, _), (.unread, _): return false
    }
  }
}
