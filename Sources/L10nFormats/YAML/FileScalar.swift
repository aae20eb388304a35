import L10nText

/// A key or value of a file, and the style in which it is written.
struct FileScalar: EditableText {
  /// The start of the scalar, including its quote or block indicator, in scalars from the start of the file.
  var offset: Int
  var text: String
  var style: ScalarStyle
  /// A Boolean value indicating whether it is in braces or brackets, where more texts need quotes.
  var isInBrackets: Bool
  /// A Boolean value indicating whether it is the key of a mapping.
  var isKey = false
}

extension FileScalar {
  func editor(in bytes: [UInt8], lines: LineTable) -> any TextEditor {
    ScalarEditor(self, in: bytes, lines: lines)
  }

  /// Returns the scalars of a file in order; if it isn't well-formed YAML, those before its first error.
  static func scalars(of bytes: [UInt8]) -> [FileScalar] {
    bytes.withUnsafeBufferPointer { bytes in
      var reader = YAMLEventReader(bytes)
      var scalars: [FileScalar] = []
      var collections: [OpenCollection] = []
      while let event = reader.next() {
        switch event {
        case .scalar(let scalar, _, _, let offset, _, _):
          scalars.append(
            FileScalar(
              offset: offset, text: scalar.text, style: scalar.style,
              isInBrackets: collections.last?.isInBrackets == true, isKey: collections.addNode()))
        case .alias: _ = collections.addNode()
        case .sequenceStart(_, _, let isBlock): collections.open(isMapping: false, isBlock: isBlock)
        case .mappingStart(_, _, let isBlock): collections.open(isMapping: true, isBlock: isBlock)
        case .collectionEnd: _ = collections.popLast()
        case .end: return scalars
        case .documentStart, .other: break
        }
      }
      return scalars
    }
  }
}

/// An open collection of a file.
private struct OpenCollection {
  /// A Boolean value indicating whether it is in braces or brackets, or inside such a collection.
  let isInBrackets: Bool
  let isMapping: Bool
  /// A Boolean value indicating whether a mapping has a key without its value.
  var hasOpenKey = false
}

extension [OpenCollection] {
  /// Adds a node to the innermost collection; returns a Boolean value indicating whether it is a key.
  fileprivate mutating func addNode() -> Bool {
    guard let last = indices.last, self[last].isMapping else { return false }
    self[last].hasOpenKey.toggle()
    return self[last].hasOpenKey
  }

  fileprivate mutating func open(isMapping: Bool, isBlock: Bool) {
    _ = addNode()
    append(OpenCollection(isInBrackets: !isBlock || last?.isInBrackets == true, isMapping: isMapping))
  }
}
