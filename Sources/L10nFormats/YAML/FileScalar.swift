import L10nText

/// A scalar of a file, key or value, and how it is written there.
struct FileScalar: EditableText {
  /// The start of the scalar, including its quote or block indicator, in scalars from the start of the file.
  var offset: Int
  var text: String
  var style: ScalarStyle
  /// A Boolean value indicating whether it stands in braces or brackets, where fewer texts go without quotes.
  var isInBrackets: Bool
}

extension FileScalar {
  func editor(in bytes: [UInt8], lines: LineTable) -> any TextEditor {
    ScalarEditor(self, in: bytes, lines: lines)
  }

  /// The scalars of a file in order; of one that isn't well-formed YAML, those before its first error.
  static func scalars(of bytes: [UInt8]) -> [FileScalar] {
    bytes.withUnsafeBufferPointer { bytes in
      var reader = YAMLEventReader(bytes)
      var scalars: [FileScalar] = []
      /// The number of collections that are open from the outermost one in brackets on: in that all are.
      var depthInBrackets = 0
      while case .success(let event) = reader.next() {
        switch event {
        case .scalar(let scalar, _, _, let offset, _, _):
          scalars.append(
            FileScalar(offset: offset, text: scalar.text, style: scalar.style, isInBrackets: depthInBrackets > 0))
        case .sequenceStart(_, _, let isBlock), .mappingStart(_, _, let isBlock):
          if !isBlock { depthInBrackets += 1 }
        case .collectionEnd: depthInBrackets = max(0, depthInBrackets - 1)
        case .end: return scalars
        case .alias, .documentStart, .other: break
        }
      }
      return scalars
    }
  }
}
