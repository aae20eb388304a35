/// Writes strings to a catalog in Xcode's layout; the rest of the file doesn't change.
struct StringCatalogWriter {
  private var changes = 0
  private var refusals: [(key: String, language: String, reason: String)] = []

  /// Returns a file with the strings, or `nil` if it has mistakes.
  ///
  /// - Parameters:
  ///   - bytes: the file as UTF-8; empty for a new one.
  ///   - language: the source language of a new file.
  static func writing(_ strings: [AppleTableString], to bytes: [UInt8], source language: String) -> AppleTableString
    .Written?
  {
    let isNew = bytes.isEmpty
    let old = isNew ? Array(JSONLayout.xcode.text(of: empty(language)).utf8) : bytes
    guard let source = JSONSource(old) else { return nil }
    var value = source.root.value
    guard case .object(let entries)? = value["strings"] else { return nil }
    var writer = StringCatalogWriter()
    value["strings"] = .object(writer.members(entries, with: strings))
    return .init(bytes: source.bytes(for: value), changes: writer.changes, refusals: writer.refusals)
  }

  private static func empty(_ language: String) -> JSONValue {
    .object([
      ("sourceLanguage", .string(language)), ("strings", .object([])), ("version", .string("1.0")),
    ])
  }

  private mutating func members(_ entries: [JSONValue.Member], with strings: [AppleTableString]) -> [JSONValue.Member] {
    var values = Dictionary(entries.map { ($0.key, $0.value) }) { first, _ in first }
    var added: [String] = []
    for string in strings {
      let present = values[string.key]
      // Xcode treats a string that no code uses as stale, unless it was added by hand.
      let isStale = string.texts.contains { $0.state == StringCatalogState.stale.name }
      let entry = present ?? .object([("extractionState", .string(isStale ? "stale" : "manual"))])
      let changed = self.entry(entry, with: string)
      if present == nil {
        guard changed["localizations"] != nil else { continue }
        added.append(string.key)
      }
      values[string.key] = changed
    }
    let keys = StringCatalogKeyOrder.inserting(added, into: entries.map(\.key))
    return keys.compactMap { key in values[key].map { (key, $0) } }
  }

  private mutating func entry(_ entry: JSONValue, with string: AppleTableString) -> JSONValue {
    var entry = entry
    if let description = string.description { entry.set("comment", to: .string(description)) }
    if !string.isTranslatable {
      entry.set("shouldTranslate", to: .word("false"))
    } else if entry["shouldTranslate"] != nil {
      entry["shouldTranslate"] = nil
    }
    var localizations = entry["localizations"] ?? .object([])
    for text in string.texts {
      do {
        let language = localizations.spelling(ofLanguage: text.language)
        let value = try value(of: text, string, present: localizations[language])
        if localizations[language] != value { changes += 1 }
        localizations.set(language, to: value)
      } catch {
        refusals.append((string.key, text.language, error.reason))
      }
    }
    if !localizations.members.isEmpty { entry.set("localizations", to: localizations) }
    return entry
  }
}

extension StringCatalogWriter {
  /// Returns the localization for a text: the file's own, unless the text differs.
  private func value(
    of text: AppleTableString.Text, _ string: AppleTableString, present: JSONValue?
  ) throws(StringCatalogLocalization.Inexpressible) -> JSONValue {
    let update = present.map { StringCatalogUpdate(of: $0, state: text.state) }
    if text.isPresent, let present, let update { return update.unchanged(present) }
    let localization = StringCatalogLocalization(
      arguments: string.arguments, state: text.state, hasSubstitutions: present?["substitutions"] != nil)
    let value = try localization.value(of: text)
    guard let present, let update else { return value }
    return update.updated(present, to: value)
  }
}
