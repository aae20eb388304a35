import CExpat

/// expat's event parser over bytes in memory, and the only place where its pointers are used.
///
/// DTDs and external entities aren't read, and entities that a file declares itself are refused, so that nothing in the
/// file can expand to more than its own bytes.
package final class XMLEventReader {
  /// An event, with its range of bytes.
  package enum Event {
    case start(name: String, attributes: [String: String], Range<Int>)
    case end(name: String, Range<Int>)
    /// Characters, with references resolved and line ends normalized as in XML.
    case text(String, Range<Int>)
    case comment(Range<Int>)
    /// A document type with its own declarations.
    case declarations(Range<Int>)
    /// A reference to an entity that XML doesn't define.
    case entity(Range<Int>)
  }

  /// The reason why the parser stopped, and the byte position.
  package struct Failure {
    var code: XML_Error
    package var index: Int
    /// The parser's own message.
    var words: String { XML_ErrorString(code).map { String(cString: $0) } ?? "unknown error" }
  }

  /// Returns the name of an element without the prefix of its namespace, which programs can choose freely.
  package static func localName(_ name: String) -> String {
    name.lastIndex(of: ":").map { String(name[name.index(after: $0)...]) } ?? name
  }

  private let parser: XML_Parser
  private let handle: (Event) -> Bool
  private let size: Int

  /// Reads UTF-8, even if the file declares another encoding.
  ///
  /// - Parameter handle: handles an event, and returns a Boolean value indicating whether to continue.
  /// - Returns: the mistake at which the parser stopped; `nil` if it read everything, or `handle` stopped it.
  package static func read(_ bytes: [UInt8], _ handle: (Event) -> Bool) -> Failure? {
    withoutActuallyEscaping(handle) { handle in
      guard let parser = XML_ParserCreate("UTF-8") else { return Failure(code: XML_ERROR_NO_MEMORY, index: 0) }
      defer { XML_ParserFree(parser) }
      return withExtendedLifetime(XMLEventReader(parser, size: bytes.count, handle)) { $0.read(bytes) }
    }
  }

  private init(_ parser: XML_Parser, size: Int, _ handle: @escaping (Event) -> Bool) {
    self.parser = parser
    self.size = size
    self.handle = handle
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetElementHandler(
      parser,
      { data, name, attributes in
        XMLEventReader.take(data) { .start(name: string(name), attributes: XMLEventReader.pairs(attributes), $0) }
      },
      { data, name in XMLEventReader.take(data) { .end(name: string(name), $0) } })
    XML_SetCharacterDataHandler(parser) { data, text, count in
      let text = String(decoding: UnsafeRawBufferPointer(start: text, count: Int(count)), as: UTF8.self)
      XMLEventReader.take(data) { .text(text, $0) }
    }
    XML_SetCommentHandler(parser) { data, _ in XMLEventReader.take(data) { .comment($0) } }
    XML_SetStartDoctypeDeclHandler(parser) { data, _, _, _, hasDeclarations in
      if hasDeclarations != 0 { XMLEventReader.take(data) { .declarations($0) } }
    }
    // If there is a document type, expat assumes that the type may declare an unknown entity.
    XML_SetSkippedEntityHandler(parser) { data, _, _ in XMLEventReader.take(data) { .entity($0) } }
  }

  /// Returns the names and values of attributes, which alternate in expat.
  private static func pairs(_ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?) -> [String: String] {
    guard var next = attributes else { return [:] }
    var pairs: [String: String] = [:]
    while let name = next.pointee {
      pairs[String(cString: name)] = string((next + 1).pointee)
      next += 2
    }
    return pairs
  }

  private func read(_ bytes: [UInt8]) -> Failure? {
    let status = bytes.withUnsafeBytes { buffer in
      XML_Parse(parser, buffer.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(buffer.count), 1)
    }
    guard status == XML_STATUS_ERROR else { return nil }
    let code = XML_GetErrorCode(parser)
    guard code != XML_ERROR_ABORTED else { return nil }
    // For a sign that doesn't begin anything, the parser reports the position after it.
    let isBehind = code == XML_ERROR_INVALID_TOKEN && index > 0 && "&<".utf8.contains(bytes[index - 1])
    return Failure(code: code, index: isBehind ? index - 1 : index)
  }

  /// The byte position of the current event or mistake.
  private var index: Int { min(max(0, Int(XML_GetCurrentByteIndex(parser))), size) }

  private static func take(_ data: UnsafeMutableRawPointer?, _ event: (Range<Int>) -> Event) {
    guard let data else { return }
    let reader = Unmanaged<XMLEventReader>.fromOpaque(data).takeUnretainedValue()
    let start = reader.index
    let end = min(start + max(0, Int(XML_GetCurrentByteCount(reader.parser))), reader.size)
    if !reader.handle(event(start..<end)) { XML_StopParser(reader.parser, 0) }
  }
}

private func string(_ characters: UnsafePointer<CChar>?) -> String {
  characters.map { String(cString: $0) } ?? ""
}
