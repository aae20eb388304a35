import L10nCatalog
import L10nFormats
import L10nMessages
import L10nText

/// A place for a key in a `.strings` file: at its start, or after a semicolon.
struct StringsKeyPlace {
  /// The part of the key that is written already, with its quotes.
  let range: Range<Int>

  /// Returns `nil` if something else belongs at the cursor.
  init?(at cursor: Int, in bytes: [UInt8]) {
    let before = Array(bytes[..<cursor])
    var expectsKey = true
    var index = 0
    while true {
      let space = StringsSpace(before, from: index)
      if let last = space.comments.last, last.range.upperBound == cursor, last.isOfLine || !last.isClosed { return nil }
      index = space.end
      guard index < cursor else { break }
      switch bytes[index] {
      case UInt8(ascii: "\""):
        let end = Self.endOfString(at: index, in: bytes)
        guard end < cursor || end == cursor && bytes[end - 1] == UInt8(ascii: "\"") && end > index + 1 else {
          guard expectsKey else { return nil }
          // Without its closing quote, the string would take the rest of the file.
          let isClosed = !bytes[index..<end].contains(0x0A)
          range = index..<(isClosed ? end : cursor)
          return
        }
        index = end
        expectsKey = false
      case UInt8(ascii: ";"):
        expectsKey = true
        index += 1
      default:
        let end = bytes[(index + 1)...].firstIndex { $0 <= 0x20 || "=;\"".utf8.contains($0) } ?? bytes.count
        guard end < cursor else {
          guard expectsKey else { return nil }
          range = index..<end
          return
        }
        index = end
        expectsKey = false
      }
    }
    guard expectsKey else { return nil }
    range = cursor..<cursor
  }

  private static func endOfString(at start: Int, in bytes: [UInt8]) -> Int {
    var index = start + 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(index + 1, bytes.count)
  }
}

extension KeyProposals {
  /// Creates the keys that the source's file of a table has, and a language's file of the same name lacks.
  ///
  /// - Parameter file: the index of the language's file in the catalog.
  init(missingInTable file: Int, of analysis: Analysis) {
    let catalog = analysis.catalog
    let name = FilePath.name(catalog.files[file].path)
    guard let language = catalog.bundles.firstIndex(where: { $0.files.contains(file) }) else { return }
    let keys = catalog.tableKeysByPath
    for message in catalog.messages where message.isInSource && !message.isIn(language: language) {
      guard message.isTranslatable, let source = message.source,
        FilePath.name(catalog.files[source.keyPlace.file].path) == name, let key = keys[message.keyPath]?.key
      else { continue }
      add(Key(name: key, isNamespace: false, text: source.stored.texts.first))
    }
  }
}
