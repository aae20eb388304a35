extension YAMLTreeBuilder {
  /// Adds an event of a part of a file.
  ///
  /// - Parameter start: the number of scalars before the part.
  mutating func add(_ event: YAMLEventReader.Event, from start: Int) {
    switch event {
    case .scalar(let text, let anchor, let foreignTag, let offset, let column, _):
      if let foreignTag {
        report(
          "'!' begins a YAML tag; put a text that begins with it in quotes", at: start + foreignTag, losesKeys: false)
      }
      scalar(text, anchor: anchor, offset: start + offset, column: column)
    case .alias(let name, let offset): alias(name, offset: start + offset)
    case .sequenceStart(let anchor, let offset, let isBlock):
      sequenceStart(anchor: anchor, offset: start + offset, isBlock: isBlock)
    case .mappingStart(let anchor, let offset, let isBlock):
      mappingStart(anchor: anchor, offset: start + offset, isBlock: isBlock)
    case .collectionEnd: collectionEnd()
    case .documentStart, .end, .other: break
    }
  }
}
