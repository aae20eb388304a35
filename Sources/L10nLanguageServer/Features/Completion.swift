import L10nAllLanguages
import L10nCatalog
import L10nFormats
import L10nJSONRPC
import L10nLanguage
import L10nMessages
import L10nText

/// Completion in translation files: the source's placeholders and markup, plural categories, and missing keys.
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
    if !isInside, let place = tableKeyPlace(at: cursor) { return .array(missingTableKeys(in: place, at: cursor)) }
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
    // What begins with a brace isn't a tag, and the other way around.
    let last = before.last ?? 0
    let markup = "{%".utf8.contains(last) ? [] : tags(of: message, mark, at: cursor, before)
    return .array(("</".utf8.contains(last) ? [] : placeholders(of: message, at: cursor, before)) + markup)
  }

  // MARK: Markup

  private func tags(
    of message: CatalogMessage, _ mark: FileMarks.Mark, at cursor: Cursor, _ before: ArraySlice<UInt8>
  ) -> [JSONValue] {
    let file = cursor.analysis.catalog.files[cursor.file]
    // XML has signs of its own for the brackets.
    guard let source = message.source, mark.language != 0,
      let format = cursor.analysis.input(shownAt: file.path)?.formatID, format != .stringsdict
    else { return [] }
    let text = mark.text == nil ? before : file.bytes[min(mark.byte, cursor.byte)..<cursor.byte]
    return MarkupProposals(of: source.stored.texts, after: text).tags.map { tag in
      let written =
        switch format {
        case .yaml: spelling(tag, in: ScalarStyle(of: text, isText: mark.text != nil))
        case .strings: StringsString.escaped(tag)
        default: JSONString.escaped(tag)
        }
      return item(written, kind: 14, detail: nil, replacing: written, at: cursor, before)
    }
  }

  private func spelling(_ text: String, in style: ScalarStyle) -> String {
    String(decoding: ScalarSpelling(style: style, lineBreak: []).written(text), as: UTF8.self)
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
    // Editors close a bracket when it is typed.
    let isClosed =
      typed > 0 && cursor.byte < buffer.bytes.count && "}>".utf8.contains(buffer.bytes[cursor.byte])
      && text.utf8.last == buffer.bytes[cursor.byte]
    let range = cursor.byte - typed..<cursor.byte + (isClosed ? 1 : 0)
    return .object(present: [
      "label": .string(text), "kind": .number(kind), "filterText": .string(text),
      "detail": detail.map(JSONValue.string),
      "textEdit": ["range": buffer.range(ofBytes: range, encoding).json, "newText": .string(text)],
    ])
  }

  // MARK: Keys

  private func tableKeyPlace(at cursor: Cursor) -> StringsKeyPlace? {
    let file = cursor.analysis.catalog.files[cursor.file]
    guard cursor.analysis.input(shownAt: file.path)?.formatID == .strings else { return nil }
    return StringsKeyPlace(at: cursor.byte, in: file.bytes)
  }

  private func missingTableKeys(in place: StringsKeyPlace, at cursor: Cursor) -> [JSONValue] {
    let range = cursor.analysis.buffer(ofFile: cursor.file).range(ofBytes: place.range, encoding).json
    return KeyProposals(missingInTable: cursor.file, of: cursor.analysis).keys.map { key in
      let written = "\"\(StringsString.escaped(key.name))\""
      return .object(present: [
        "label": .string(key.name), "kind": 10, "detail": key.text.map(JSONValue.string),
        "filterText": .string(written), "textEdit": ["range": range, "newText": .string(written + " = ")],
      ])
    }
  }

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
      case .plain, .number, .integer, .date, .time, .list, .interval, .bytes, .duration, .conversion: break
      }
      guard texts.indices.contains(use.textIndex) else { return nil }
      let bytes = Array(texts[use.textIndex].utf8)
      guard use.range.upperBound <= bytes.count, !use.range.isEmpty else { return nil }
      return String(decoding: bytes[use.range], as: UTF8.self)
    }
  }
}

extension ScalarStyle {
  /// Creates the style of a text of YAML that isn't finished.
  ///
  /// - Parameters:
  ///   - text: what is written before the cursor.
  ///   - isText: a Boolean value indicating whether it begins with the text, rather than with its key.
  fileprivate init(of text: ArraySlice<UInt8>, isText: Bool) {
    let value = isText ? text : text.drop { $0 != UInt8(ascii: ":") }.dropFirst()
    switch value.first(where: { $0 > 0x20 }) {
    case UInt8(ascii: "\""): self = .doubleQuoted
    case UInt8(ascii: "'"): self = .singleQuoted
    default: self = .plain
    }
  }
}
