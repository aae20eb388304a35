import L10nAllLanguages
import L10nCatalog
import L10nFormats
import L10nJSONRPC
import L10nLanguage
import L10nMessages
import L10nText

/// Completion in translation files: the source's placeholders, plural categories, and missing keys.
extension Workspace {
  /// Answers `textDocument/completion`.
  func completion(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
    guard let cursor = try cursor(parameters) else { return .null }
    let entry = cursor.entry
    // A line of a text may look like a key.
    let isInside = entry?.mark.text != nil && cursor.byte < entry?.range.upperBound ?? 0
    if !isInside, let context = KeyContext(at: cursor) {
      let keys = missingKeys(in: context, at: cursor)
      if !keys.isEmpty { return .array(keys) }
    }
    let marks = cursor.analysis.marks(ofFile: cursor.file)
    guard let mark = marks.last(at: cursor.byte) else { return [] }
    let buffer = cursor.analysis.buffer(ofFile: cursor.file)
    let line = buffer.line(ofByte: cursor.byte)
    // A text may have several lines; a key is followed by its text on the same one.
    let isInText = entry?.mark.text != nil || buffer.line(ofByte: mark.byte) == line
    guard isInText, let message = cursor.analysis.message(mark.key) else { return [] }
    let before = buffer.bytes[max(mark.byte, buffer.lineStart(line))..<max(mark.byte, cursor.byte)]
    if let language = mark.language, let plural = PluralContext(before: before, of: message.syntax) {
      return .array(categories(of: plural, in: cursor.analysis.catalog.bundles[language].tag, at: cursor, before))
    }
    return .array(placeholders(of: message, at: cursor, before))
  }

  // MARK: Placeholders

  private func placeholders(of message: CatalogMessage, at cursor: Cursor, _ before: ArraySlice<UInt8>) -> [JSONValue] {
    var seen: Set<String> = []
    return (message.source.map(\.writtenPlaceholders) ?? []).filter { seen.insert($0).inserted }.map { written in
      item(written, kind: 6, detail: nil, replacing: written, at: cursor, before)
    }
  }

  private func categories(
    of plural: PluralContext, in tag: LanguageTag, at cursor: Cursor, _ before: ArraySlice<UInt8>
  ) -> [JSONValue] {
    let rules = PluralRules(for: tag)
    return rules.integerCategories(plural.kind).map(\.rawValue).filter { !plural.categories.contains($0) }.map { name in
      item("\(name) {}", kind: 20, detail: "plural category", replacing: name, at: cursor, before)
    }
  }

  /// Returns an item that replaces what was typed of it before the cursor.
  private func item(
    _ text: String, kind: Int, detail: String?, replacing name: String, at cursor: Cursor, _ before: ArraySlice<UInt8>
  ) -> JSONValue {
    let buffer = cursor.analysis.buffer(ofFile: cursor.file)
    let typed =
      (0...min(name.utf8.count, before.count)).last { before.suffix($0).elementsEqual(name.utf8.prefix($0)) } ?? 0
    // Editors close a brace when it is typed.
    let isClosed =
      typed > 0 && text.utf8.last == UInt8(ascii: "}") && cursor.byte < buffer.bytes.count
      && buffer.bytes[cursor.byte] == UInt8(ascii: "}")
    let range = cursor.byte - typed..<cursor.byte + (isClosed ? 1 : 0)
    return .object(present: [
      "label": .string(text), "kind": .number(kind), "filterText": .string(text),
      "detail": detail.map(JSONValue.string),
      "textEdit": ["range": buffer.range(ofBytes: range, encoding).json, "newText": .string(text)],
    ])
  }

  // MARK: Keys

  private func missingKeys(in context: KeyContext, at cursor: Cursor) -> [JSONValue] {
    let buffer = cursor.analysis.buffer(ofFile: cursor.file)
    let range = buffer.range(ofBytes: context.range, encoding).json
    return KeyProposals(below: context.parent, in: context.language, of: cursor.analysis).keys.map { key in
      let text = context.isJSON ? JSONValue.string(key.name).text + ": " : SettingsText.written(key.name) + ":"
      let rest = key.isNamespace || context.isJSON ? "" : " "
      return .object(present: [
        "label": .string(key.name), "kind": .number(key.isNamespace ? 9 : 10), "detail": key.text.map(JSONValue.string),
        "filterText": .string(context.isJSON ? JSONValue.string(key.name).text : key.name),
        "textEdit": ["range": range, "newText": .string(text + rest)],
      ])
    }
  }
}

extension LocalizedMessage {
  /// The placeholders of its texts, as they are written.
  fileprivate var writtenPlaceholders: [String] {
    let texts = stored.texts
    return arguments.flatMap(\.uses).compactMap { use in
      switch use.kind {
      case .plural, .ordinal, .select: return nil
      case .plain, .number, .integer, .date, .time, .conversion: break
      }
      guard texts.indices.contains(use.textIndex) else { return nil }
      let bytes = Array(texts[use.textIndex].utf8)
      guard use.range.upperBound <= bytes.count, !use.range.isEmpty else { return nil }
      return String(decoding: bytes[use.range], as: UTF8.self)
    }
  }
}
