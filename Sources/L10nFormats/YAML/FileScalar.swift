import L10nText

/// A key or value of a file, and the style in which it is written.
struct FileScalar: EditableText {
  /// The start of the scalar, including its quote or block indicator, in scalars from the start of the file.
  var offset: Int
  var text: String
  var style: ScalarStyle
  /// A Boolean value indicating whether it is in braces or brackets, where more texts need quotes.
  var isInBrackets: Bool
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
      /// The number of open collections, starting with the outermost one in brackets; all inside it are in brackets,
      /// too.
      var depthInBrackets = 0
      while let event = reader.next() {
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
