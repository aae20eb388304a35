import L10nLanguage
import L10nMessages
import L10nText

/// Writes strings to an Android resource file: texts that differ are replaced in place, and new resources are added at
/// the end.
struct AndroidWriter: AppleTableWriter {
  /// Returns a file with the strings, or `nil` if it has mistakes or its layout doesn't allow additions.
  ///
  /// - Parameters:
  ///   - strings: strings with a text in one language.
  ///   - bytes: the file as UTF-8; empty for a new one.
  static func writing(_ strings: [AppleTableString], to bytes: [UInt8]) -> AppleTableString.Written? {
    let old = bytes.isEmpty ? Array(empty.utf8) : bytes
    let document = AndroidReader.read(old)
    guard document.isSound else { return nil }
    let repeated = Set(document.repetitions.map(\.key))
    guard !strings.contains(where: { repeated.contains($0.key) }) else { return nil }
    var writer = AndroidWriter(old, document)
    writer.write(strings)
    let read = { (bytes: [UInt8]) in AndroidReader.keyedText(of: bytes, repeated: true) }
    guard let new = writer.changes.applied(to: old, reading: read) else { return nil }
    writer.written.bytes = new
    return writer.written
  }

  private let bytes: [UInt8]
  private let lines: LineTable
  private let present: [String: DocumentEntry]
  private let indentation: String
  var written = AppleTableString.Written(bytes: [], changes: 0, refusals: [])
  private var changes = EntryChanges()
  private var keys: Set<String> = []

  private init(_ bytes: [UInt8], _ document: BundleDocument) {
    self.bytes = bytes
    lines = LineTable(bytes)
    present = Dictionary((document.root?.entries ?? []).map { ($0.key, $0) }) { first, _ in first }
    var reader = AndroidReader(bytes: bytes, written: bytes)
    _ = reader.readFile()
    let margins = reader.extents.resources.compactMap { bytes.margin(before: $0.tag) }
    indentation =
      Majority.style(of: margins.map { String(decoding: bytes[$0], as: UTF8.self) }, preferring: ["    "]) ?? "    "
    extents = Dictionary(reader.extents.resources.map { ($0.key, $0) }) { first, _ in first }
  }

  private let extents: [String: AndroidExtents.Resource]

  /// A file without resources.
  static let empty = """
    <?xml version="1.0" encoding="utf-8"?>
    <resources>
    </resources>

    """

  mutating func write(
    _ text: AppleTableString.Text, of string: AppleTableString
  ) throws(AppleTextWriter.Inexpressible) {
    guard AndroidResource.isName(string.key) else {
      throw .init(reason: "a resource can't have this name; use letters, digits, '_' and '.'")
    }
    let value = try AndroidValue(of: text, string)
    guard keys.insert(string.key).inserted else { return }
    if let entry = present[string.key] {
      if value.isRead(as: entry.value) { return }
      guard let edits = self.edits(of: entry, to: value, string) else {
        throw .init(reason: "the file's own text can't be changed; edit it by hand")
      }
      changes.edits += edits
    } else {
      let element = value.element(
        named: string.key, isTranslatable: string.isTranslatable, description: string.description,
        indentation: indentation)
      changes.added.append(KeyedText(key: string.key, head: Array(element.utf8)))
    }
    written.changes += 1
  }

  /// Returns the edits of a resource that the file has: of its texts if it has as many, or else of all of it.
  private func edits(of entry: DocumentEntry, to value: AndroidValue, _ string: AppleTableString) -> [TextEdit]? {
    var edits: [TextEdit] = []
    if let leaves = value.leaves(in: entry.value) {
      for (node, text) in leaves where node.text?.utf8.elementsEqual(text.utf8) != true {
        let editor = AndroidTextEditor(
          text: node.text ?? "", bytes: bytes, start: lines.byteOffset(atScalar: node.offset, in: bytes))
        guard let way = editor.replacing(node.text ?? "", with: text).first else { return whole(entry, value, string) }
        edits += way
      }
      return edits
    }
    return whole(entry, value, string)
  }

  private func whole(_ entry: DocumentEntry, _ value: AndroidValue, _ string: AppleTableString) -> [TextEdit]? {
    guard let extent = extents[entry.key] else { return nil }
    let element = value.element(
      named: string.key, isTranslatable: string.isTranslatable, description: nil, indentation: indentation)
    let trimmed = element.utf8.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return [TextEdit(range: extent.tag..<extent.end, replacement: Array(trimmed))]
  }
}
