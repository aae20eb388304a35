import L10nFormats
import L10nText

/// Reads XLIFF 1.2 (OASIS, 2008): the units of each `file` that contain translations of texts.
///
/// Elements in texts (section 2.3) are read as their text. DTDs and external entities aren't read.
struct XLIFFReader {
  private let bytes: [UInt8]
  private var scalars = ScalarCounter()
  private var document = XLIFFDocument()
  private var unit: XLIFFDocument.Unit?
  /// The text that is being read.
  private var part: Part?
  private var text = ""
  /// The number of open elements of each kind whose texts don't belong to the unit: alternatives and notes.
  private var ignored = 0
  private var sawRoot = false

  private enum Part {
    case source
    case target(attributes: [String: String], offset: Int)
  }

  /// Reads UTF-8 text without a byte-order mark.
  static func read(_ bytes: [UInt8]) -> XLIFFDocument {
    guard String(validating: bytes, as: UTF8.self) != nil else {
      var document = XLIFFDocument()
      document.problems.report("this file isn't UTF-8; save it as UTF-8", at: 0)
      return document
    }
    var reader = XLIFFReader(bytes: bytes)
    if !bytes.contains(where: { $0 > UInt8(ascii: " ") }) {
      reader.report("this file is empty; export it again", at: 0)
    } else if let failure = XMLEventReader.read(bytes, { reader.take($0) }) {
      reader.report(failure.explanation(in: bytes), at: failure.index)
    }
    return reader.document
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func offset(of index: Int) -> Int { scalars.count(before: index, in: bytes) }

  private mutating func report(_ explanation: String, at index: Int) {
    document.problems.report(explanation, at: offset(of: index))
  }

  /// Handles an event, and returns a Boolean value indicating whether reading continues.
  private mutating func take(_ event: XMLEventReader.Event) -> Bool {
    switch event {
    case .start(let name, let attributes, let range):
      return start(XMLEventReader.localName(name), attributes, at: range.lowerBound)
    case .end(let name, _): end(XMLEventReader.localName(name))
    case .text(let text, _): if part != nil, ignored == 0 { self.text += text }
    case .comment: break
    case .declarations(let range):
      report("an XLIFF file declares no entities; remove what is between '[' and ']'", at: range.lowerBound)
      return false
    case .entity(let range):
      report("XML doesn't define this entity; write the character itself", at: range.lowerBound)
      return false
    }
    return !document.problems.isFull
  }

  private mutating func start(_ name: String, _ attributes: [String: String], at index: Int) -> Bool {
    if !sawRoot {
      sawRoot = true
      guard name == "xliff" else {
        report("this isn't an XLIFF file, because its root element isn't '<xliff>'; export it again", at: index)
        return false
      }
      guard attributes["version"].map({ $0.hasPrefix("1.") }) ?? true else {
        let version = attributes["version"] ?? ""
        report("XLIFF \(version) can't be read; export the file as XLIFF 1.2", at: index)
        return false
      }
      return true
    }
    if ignored > 0 || name == "alt-trans" {
      ignored += 1
      return true
    }
    switch (name, unit) {
    case ("file", _):
      document.files.append(
        .init(
          original: attributes["original"] ?? "", source: attributes["source-language"],
          target: attributes["target-language"], offset: offset(of: index)))
    case ("tool", _):
      if document.tool == nil { document.tool = tool(at: index, attributes) }
    case ("trans-unit", nil):
      if let id = attributes["id"] {
        unit = .init(id: id, offset: offset(of: index))
      } else {
        report("this unit has no 'id'; export the file again", at: index)
      }
    case ("source", _?): begin(.source)
    case ("target", _?): begin(.target(attributes: attributes, offset: offset(of: index)))
    case ("x", _?), ("bx", _?), ("ex", _?), ("ph", _?), ("it", _?), ("bpt", _?), ("ept", _?):
      if part != nil { unit?.hasPlaceholders = true }
    case ("note", _?): ignored += 1
    default: break
    }
    return true
  }

  private mutating func begin(_ part: Part) {
    self.part = part
    text = ""
  }

  private mutating func end(_ name: String) {
    if ignored > 0 {
      ignored -= 1
      return
    }
    switch (name, part) {
    case ("source", .source):
      unit?.source = text
      part = nil
    case ("target", .target(let attributes, let offset)):
      unit?.target = .init(text: text, state: XLIFFState.state(attributes), offset: offset)
      part = nil
    case ("trans-unit", _):
      if let unit, unit.source == nil, unit.target != nil {
        document.problems.report(
          "this unit has no '<source>', so that its translation can't be compared with the "
            + "string; export the file again", at: unit.offset)
      }
      if let unit, !document.files.isEmpty { document.files[document.files.count - 1].units.append(unit) }
      unit = nil
      part = nil
    default: break
    }
  }

  /// Returns the tool with the attributes of a tag, in the order in which they are written.
  private func tool(at index: Int, _ attributes: [String: String]) -> XLIFFTool {
    let tag = bytes[index...].prefix { $0 != UInt8(ascii: ">") }
    let written = String(decoding: tag, as: UTF8.self)
    let places = attributes.map { name, value in
      (place: written.firstRange(of: " \(name)=")?.lowerBound ?? written.endIndex, name: name, value: value)
    }
    return XLIFFTool(
      attributes: places.sorted { ($0.place, $0.name) < ($1.place, $1.name) }.map { .init(name: $1, value: $2) })
  }
}
