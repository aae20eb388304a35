import L10nCatalog
import L10nFormats
import L10nLanguage
import L10nPipeline
import L10nText

/// A place in a YAML or JSON file at which a key can be written.
struct KeyContext {
  /// The number of the key of the mapping around it.
  let parent: Int
  /// The index of the file's language.
  let language: Int
  /// The part of the key that is written already, with its quotes.
  let range: Range<Int>
  let isJSON: Bool

  /// Returns `nil` if something else belongs at the cursor.
  init?(at cursor: Workspace.Cursor) {
    let analysis = cursor.analysis
    let catalog = analysis.catalog
    let path = catalog.files[cursor.file].path
    guard let input = analysis.input(shownAt: path), !input.isTable, !input.isSettings,
      let language = catalog.bundles.firstIndex(where: { $0.files.contains(cursor.file) })
    else { return nil }
    self.language = language
    let root = Self.namespace(of: input, analysis)
    let bytes = catalog.files[cursor.file].bytes
    isJSON = input.formatID == .json
    let found =
      isJSON
      ? JSONKeyPlace(at: cursor.byte, in: bytes).map { ($0.range, $0.parent) }
      : YAMLKeyPlace(at: cursor.byte, in: bytes).map { ($0.range, $0.parent) }
    guard let (range, parentByte) = found else { return nil }
    self.range = range
    // The file's own key of its language has no mark, and is the namespace of the file.
    let marks = analysis.marks(ofFile: cursor.file)
    let mark = parentByte.flatMap { byte in marks.last(at: byte).flatMap { $0.byte == byte ? $0 : nil } }
    parent = mark?.key ?? root
  }

  /// Returns the number of the namespace that a file's path names.
  private static func namespace(of input: InputFile, _ analysis: Analysis) -> Int {
    let reading = analysis.pipeline.configuration.reading
    guard reading.usesNamespaces else { return KeyTree.root }
    let listed = reading.languages.map { $0.compactMap { LanguageTag($0) } }
    return analysis.catalog.keys.number(of: BundlePath(input.path, listed: listed).namespace) ?? KeyTree.root
  }
}

/// A place for a key in a block mapping of YAML: a line with nothing but a word.
private struct YAMLKeyPlace {
  let range: Range<Int>
  /// The byte of the nearest key above that is indented less, or `nil` if there is none.
  let parent: Int?

  init?(at cursor: Int, in bytes: [UInt8]) {
    let start = (bytes[..<cursor].lastIndex(of: 0x0A) ?? -1) + 1
    let end = bytes[cursor...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    let word = bytes[start..<end].firstIndex { $0 != 0x20 } ?? end
    let isKey = bytes[word..<end].allSatisfy { byte in
      byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z") || byte >= 0x80
        || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || byte == UInt8(ascii: "_")
        || byte == UInt8(ascii: "-")
    }
    guard isKey, cursor >= word || word == end else { return nil }
    range = min(word, cursor)..<end
    let indentation = min(word, cursor) - start
    var lineEnd = start - 1
    while lineEnd > 0 {
      let lineStart = (bytes[..<lineEnd].lastIndex(of: 0x0A) ?? -1) + 1
      let first = bytes[lineStart..<lineEnd].firstIndex { $0 > 0x20 }
      if let first, bytes[first] != UInt8(ascii: "#"), first - lineStart < indentation {
        parent = first
        return
      }
      lineEnd = lineStart - 1
    }
    parent = nil
  }
}

/// A place for a key in an object of JSON: after its brace or a comma.
private struct JSONKeyPlace {
  let range: Range<Int>
  /// The byte of the object's own key, or `nil` for the outermost object.
  let parent: Int?

  init?(at cursor: Int, in bytes: [UInt8]) {
    var objects: [(key: Int?, isArray: Bool)] = []
    // The last string, and the sign after it.
    var string: Range<Int>?
    var key: Int?
    var expectsKey = false
    var index = 0
    while index < cursor {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        let token = WrittenRange.token(at: index, in: bytes)
        if token.upperBound >= cursor, token.lowerBound < cursor {
          guard expectsKey, let last = objects.last, !last.isArray else { return nil }
          // Without its closing quote, the string would take the rest of the line.
          let isClosed = token.count > 1 && bytes[token.upperBound - 1] == UInt8(ascii: "\"")
          range = token.lowerBound..<(isClosed ? token.upperBound : cursor)
          parent = last.key
          return
        }
        string = token
        index = max(token.upperBound, index + 1)
        continue
      case UInt8(ascii: ":"):
        key = string?.lowerBound
        expectsKey = false
      case UInt8(ascii: "{"):
        objects.append((key, false))
        (key, expectsKey) = (nil, true)
      case UInt8(ascii: "["):
        objects.append((key, true))
        (key, expectsKey) = (nil, false)
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        _ = objects.popLast()
        expectsKey = false
      case UInt8(ascii: ","): (key, expectsKey) = (nil, true)
      default: break
      }
      index += 1
    }
    guard expectsKey, let last = objects.last, !last.isArray else { return nil }
    range = cursor..<cursor
    parent = last.key
  }
}
