extension YAMLDocumentReader.Document {
  /// Whether another document holds the same, but for texts that are to have changed.
  ///
  /// - Parameter texts: the changed texts, by the places in this document at which the old ones begin.
  func isSame(as other: Self, with texts: [Int: String]) -> Bool {
    guard duplicates.map(\.key) == other.duplicates.map(\.key) else { return false }
    switch (root, other.root) {
    case (nil, nil): return true
    case (let root?, let otherRoot?): return root.isSame(as: otherRoot, with: texts)
    case (nil, _), (_, nil): return false
    }
  }
}

extension YAMLNode {
  /// As for the document. No document is nested so deep that this could be.
  fileprivate func isSame(as other: YAMLNode, with texts: [Int: String]) -> Bool {
    switch (content, other.content) {
    case (.scalar(let scalar), .scalar(let otherScalar)):
      return scalar.style == otherScalar.style && scalar.isNull == otherScalar.isNull
        && (texts[offset] ?? scalar.text).utf8.elementsEqual(otherScalar.text.utf8)
    case (.sequence(let items), .sequence(let otherItems)):
      return items.count == otherItems.count && zip(items, otherItems).allSatisfy { $0.isSame(as: $1, with: texts) }
    case (.mapping(let pairs), .mapping(let otherPairs)):
      return pairs.count == otherPairs.count
        && zip(pairs, otherPairs).allSatisfy { $0.key == $1.key && $0.value.isSame(as: $1.value, with: texts) }
    case (.scalar, _), (.sequence, _), (.mapping, _): return false
    }
  }
}
