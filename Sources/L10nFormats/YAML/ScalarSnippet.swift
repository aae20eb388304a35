/// A scalar's source, read separately in a context like that of its file.
struct ScalarSnippet {
  let style: ScalarStyle
  let isInBrackets: Bool
  /// The indentation of the collection around a block scalar, if its indicator counts from there.
  let indentation: Int

  /// Returns the text of a source, or `nil` if it isn't exactly one scalar of the style.
  func text(of source: [UInt8]) -> String? {
    let opening = isInBrackets ? "[" : String(repeating: " ", count: indentation) + "- "
    let bytes = Array(opening.utf8) + source + (isInBrackets ? [UInt8(ascii: "]")] : [])
    return bytes.withUnsafeBufferPointer { bytes in
      var reader = YAMLEventReader(bytes)
      var collections = 0
      var text: String?
      while let event = reader.next() {
        switch event {
        case .scalar(let scalar, nil, nil, _, _, _) where text == nil && scalar.style == style && !scalar.isNull:
          text = scalar.text
        case .sequenceStart where collections == 0: collections = 1
        case .collectionEnd, .documentStart, .other: break
        case .end: return text
        case .scalar, .sequenceStart, .mappingStart, .alias: return nil
        }
      }
      return nil
    }
  }
}
