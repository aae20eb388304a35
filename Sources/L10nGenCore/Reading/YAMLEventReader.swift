import CLibYAML

/// libyaml's event parser over bytes in memory: the one place where its pointers are handled.
struct YAMLEventReader: ~Copyable {
  enum Event {
    case scalar(YAMLScalar, anchor: String?, offset: Int, column: Int)
    case sequenceStart(anchor: String?, offset: Int)
    case mappingStart(anchor: String?, offset: Int, isBlock: Bool)
    case collectionEnd
    case alias(String, offset: Int)
    case documentStart(offset: Int)
    case end
    /// Events that carry nothing for a reader of data.
    case other
  }

  /// libyaml's own words for why it stopped, with the place it blames and the place where the construct began.
  struct Failure {
    var problem: String
    var context: String
    var offset: Int
    var contextOffset: Int
    /// Whether a character of the input is refused, wherever it stands; libyaml then names no place.
    var refusesCharacter: Bool
  }

  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private var cursor: UTF8Cursor<UnsafeBufferPointer<UInt8>>

  /// Reads from the bytes, which must outlive the reader.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    parser = .allocate(capacity: 1)
    cursor = UTF8Cursor(bytes)
    // Fails only when memory is out, and then the first event fails, too.
    yaml_parser_initialize(parser)
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
  }

  mutating func next() -> Result<Event, YAMLSyntaxFailure> {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { return .failure(YAMLSyntaxFailure(failure: failure)) }
    defer { yaml_event_delete(&event) }
    let offset = event.start_mark.index
    switch event.type {
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      let style = ScalarStyle(scalar.style)
      let hasProperties = scalar.anchor != nil || scalar.tag != nil
      let start = hasProperties && (scalar.length > 0 || style != .plain) ? offsetBehindProperties(offset) : offset
      return .success(
        .scalar(
          YAMLScalar(text: String(decoding: bytes, as: UTF8.self), style: style),
          anchor: text(scalar.anchor), offset: start, column: event.start_mark.column))
    case YAML_SEQUENCE_START_EVENT:
      return .success(.sequenceStart(anchor: text(event.data.sequence_start.anchor), offset: offset))
    case YAML_MAPPING_START_EVENT:
      let start = event.data.mapping_start
      return .success(
        .mappingStart(
          anchor: text(start.anchor), offset: offset, isBlock: start.style != YAML_FLOW_MAPPING_STYLE))
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: return .success(.collectionEnd)
    case YAML_ALIAS_EVENT: return .success(.alias(text(event.data.alias.anchor) ?? "", offset: offset))
    case YAML_DOCUMENT_START_EVENT: return .success(.documentStart(offset: offset))
    case YAML_STREAM_END_EVENT, YAML_NO_EVENT: return .success(.end)
    default: return .success(.other)
    }
  }

  private var failure: Failure {
    let parser = parser.pointee
    return Failure(
      problem: parser.problem.map { String(cString: $0) } ?? "memory is exhausted",
      context: parser.context.map { String(cString: $0) } ?? "",
      offset: parser.problem_mark.index,
      contextOffset: parser.context_mark.index,
      refusesCharacter: parser.error == YAML_READER_ERROR)
  }

  /// Where a scalar begins that has an anchor or a tag: for libyaml its place is theirs.
  private mutating func offsetBehindProperties(_ offset: Int) -> Int {
    cursor.advance(toPosition: offset)
    while cursor.next == UInt8(ascii: "&") || cursor.next == UInt8(ascii: "!") {
      while cursor.next != nil, !cursor.isAtBlank, !cursor.isAtBreak { cursor.advance() }
      while cursor.isAtBlank || cursor.isAtBreak || cursor.next == UInt8(ascii: "#") {
        if cursor.next == UInt8(ascii: "#") { cursor.advanceOverLine() } else { cursor.advance() }
      }
    }
    return cursor.position
  }

  private func text(_ pointer: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    pointer.map { String(cString: $0) }
  }
}

/// Thrown out of the event stream when libyaml stops.
struct YAMLSyntaxFailure: Error {
  var failure: YAMLEventReader.Failure
}

extension ScalarStyle {
  fileprivate init(_ style: yaml_scalar_style_t) {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: self = .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: self = .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE: self = .literal
    case YAML_FOLDED_SCALAR_STYLE: self = .folded
    default: self = .plain
    }
  }
}
