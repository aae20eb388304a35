import CLibYAML

/// libyaml's event parser over bytes in memory, and the only place where its pointers are used.
struct YAMLEventReader: ~Copyable {
  enum Event {
    /// A scalar. A foreign tag is one that isn't among YAML's own types; it is given by its position.
    case scalar(DocumentText, anchor: String?, foreignTag: Int?, offset: Int, column: Int, end: Int)
    case sequenceStart(anchor: String?, offset: Int, isBlock: Bool)
    case mappingStart(anchor: String?, offset: Int, isBlock: Bool)
    case collectionEnd
    case alias(String, offset: Int)
    case documentStart(offset: Int)
    case end
    /// Events without data.
    case other
  }

  /// libyaml's reason for stopping, with the position that it reports and the start of the construct.
  struct Failure {
    var problem: String
    var context: String
    var offset: Int
    var contextOffset: Int
    /// A Boolean value indicating whether a character of the input is refused; libyaml then reports no position.
    var refusesCharacter: Bool
  }

  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private var cursor: UTF8Cursor<UnsafeBufferPointer<UInt8>>

  /// Reads from the bytes, which must outlive the reader.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    parser = .allocate(capacity: 1)
    cursor = UTF8Cursor(bytes)
    // Fails only if memory is exhausted, and then the first event fails, too.
    yaml_parser_initialize(parser)
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
  }

  /// Returns the next event, or `nil` if libyaml stopped for a ``failure``.
  mutating func next() -> Event? {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { return nil }
    defer { yaml_event_delete(&event) }
    let offset = event.start_mark.index
    // By raw value, because a debug build compares enums through protocols.
    switch event.type.rawValue {
    case YAML_SCALAR_EVENT.rawValue:
      let scalar = event.data.scalar
      let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      let style = ScalarStyle(scalar.style)
      let tag = text(scalar.tag)
      let hasProperties = scalar.anchor != nil || tag != nil
      let start = hasProperties && (scalar.length > 0 || style != .plain) ? offsetBehindProperties(offset) : offset
      return .scalar(
        Self.text(String(decoding: bytes, as: UTF8.self), style, tag),
        anchor: text(scalar.anchor), foreignTag: tag.flatMap { Self.isForeign($0) ? offset : nil },
        offset: start, column: event.start_mark.column, end: event.end_mark.index)
    case YAML_SEQUENCE_START_EVENT.rawValue:
      let start = event.data.sequence_start
      let isBlock = start.style.rawValue != YAML_FLOW_SEQUENCE_STYLE.rawValue
      return .sequenceStart(anchor: text(start.anchor), offset: offset, isBlock: isBlock)
    case YAML_MAPPING_START_EVENT.rawValue:
      let start = event.data.mapping_start
      return .mappingStart(
        anchor: text(start.anchor), offset: offset, isBlock: start.style != YAML_FLOW_MAPPING_STYLE)
    case YAML_SEQUENCE_END_EVENT.rawValue, YAML_MAPPING_END_EVENT.rawValue: return .collectionEnd
    case YAML_ALIAS_EVENT.rawValue: return .alias(text(event.data.alias.anchor) ?? "", offset: offset)
    case YAML_DOCUMENT_START_EVENT.rawValue: return .documentStart(offset: offset)
    case YAML_STREAM_END_EVENT.rawValue, YAML_NO_EVENT.rawValue: return .end
    default: return .other
    }
  }

  /// The reason why there was no event.
  var failure: Failure {
    let parser = parser.pointee
    return Failure(
      problem: parser.problem.map { String(cString: $0) } ?? "memory is exhausted",
      context: parser.context.map { String(cString: $0) } ?? "",
      offset: parser.problem_mark.index,
      contextOffset: parser.context_mark.index,
      refusesCharacter: parser.error == YAML_READER_ERROR)
  }

  /// Returns the start of a scalar that has an anchor or a tag. libyaml reports their position instead.
  private mutating func offsetBehindProperties(_ offset: Int) -> Int {
    cursor.advance(toPosition: offset)
    while let property = cursor.next, property == UInt8(ascii: "&") || property == UInt8(ascii: "!") {
      cursor.advance()
      // An anchor's name ends before the first character that can't be part of it, a tag's before white space.
      while let byte = cursor.next, !cursor.isAtBlank, !cursor.isAtBreak,
        property == UInt8(ascii: "!") || Self.isOfAnchor(byte)
      {
        cursor.advance()
      }
      while cursor.isAtBlank || cursor.isAtBreak || cursor.next == UInt8(ascii: "#") {
        if cursor.next == UInt8(ascii: "#") { cursor.advanceOverLine() } else { cursor.advance() }
      }
    }
    return cursor.position
  }

  private static func isOfAnchor(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"), UInt8(ascii: "-"): true
    default: false
    }
  }

  /// The tag of a scalar that is always a text (YAML 1.2.2, section 6.9.1, "Non-Specific Tags").
  private static let nonSpecificTag = "!"

  private static func isForeign(_ tag: String) -> Bool {
    // Bytes in base64 aren't a text.
    tag != nonSpecificTag && !tag.utf8.starts(with: "tag:yaml.org,2002:".utf8) || tag == "tag:yaml.org,2002:binary"
  }

  private static func text(_ text: consuming String, _ style: ScalarStyle, _ tag: String?) -> DocumentText {
    tag == nonSpecificTag ? DocumentText(text: text, map: SourceMap(style)) : DocumentText(text: text, style: style)
  }

  private func text(_ pointer: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    pointer.map { String(cString: $0) }
  }
}

extension ScalarStyle {
  fileprivate init(_ style: yaml_scalar_style_t) {
    switch style.rawValue {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE.rawValue: self = .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE.rawValue: self = .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE.rawValue: self = .literal
    case YAML_FOLDED_SCALAR_STYLE.rawValue: self = .folded
    default: self = .plain
    }
  }
}
