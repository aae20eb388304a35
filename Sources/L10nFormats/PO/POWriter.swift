import L10nAllLanguages
import L10nLanguage
import L10nMessages
import L10nText

/// Writes strings to a PO file: translations that differ are replaced in place, and new entries are added below the
/// others. A template has the original texts alone.
struct POWriter: AppleTableWriter {
  /// Returns a file with the strings, or `nil` if it has mistakes or its layout doesn't allow additions.
  ///
  /// - Parameters:
  ///   - strings: strings with a text in one language.
  ///   - bytes: the file as UTF-8; empty for a new one.
  static func writing(
    _ strings: [AppleTableString], to bytes: [UInt8], isTemplate: Bool
  ) -> AppleTableString.Written? {
    let language = strings.lazy.flatMap(\.texts).first?.language ?? ""
    let isNew = bytes.allSatisfy { $0 <= UInt8(ascii: " ") }
    let old = isNew ? Array(emptyFile(of: isTemplate ? "" : language).utf8) : bytes
    let document = POReader.read(old)
    let repeated = Set(document.repetitions.map(\.key))
    guard document.isSound, !strings.contains(where: { repeated.contains($0.key) }) else { return nil }
    var writer = POWriter(old, isTemplate: isTemplate)
    writer.write(strings)
    if isNew, writer.written.changes == 0 {
      writer.written.bytes = bytes
      return writer.written
    }
    let read = { (bytes: [UInt8]) in POReader.keyedText(of: bytes, repeated: true) }
    guard let new = writer.changes.applied(to: old, reading: read) else { return nil }
    writer.written.bytes = new
    return writer.written
  }

  /// Returns a file with a header alone.
  ///
  /// - Parameter language: the language, or an empty text for a template.
  static func emptyFile(of language: String) -> String {
    let plurals = LanguageTag(language).flatMap(POPluralCategories.standardValue)
    let fields = [
      "MIME-Version: 1.0", "Content-Type: text/plain; charset=UTF-8", "Content-Transfer-Encoding: 8bit",
      "Language: \(POSIXLocale.name(of: language))", plurals.map { "Plural-Forms: \($0)" },
    ].compactMap { $0 }
    let text = fields.map { "\($0)\n" }.joined()
    return (["msgid \"\""] + POString.lines("msgstr", text)).map { "\($0)\n" }.joined()
  }

  private let bytes: [UInt8]
  private let isTemplate: Bool
  private let entries: [String: POEntry]
  /// The entries by their contexts, of those that no other entry has.
  private let entriesOfContexts: [String: POEntry]
  /// The categories of the file's plural forms, or `nil` if it doesn't say any.
  private let categories: [PluralCategory?]?
  var written = AppleTableString.Written(bytes: [], changes: 0, refusals: [])
  private var changes = EntryChanges()
  private var keys: Set<String> = []

  private init(_ bytes: [UInt8], isTemplate: Bool) {
    self.bytes = bytes
    self.isTemplate = isTemplate
    let all = POScanner(bytes).entries
    entries = Dictionary(all.compactMap { entry in entry.key.map { ($0, entry) } }) { first, _ in first }
    let contexts = Dictionary(grouping: all.filter { $0.context?.text != nil }) { $0.context?.text ?? "" }
    entriesOfContexts = contexts.compactMapValues { $0.count == 1 ? $0[0] : nil }
    categories = all.first(where: \.isHeader).flatMap { POHeader($0, in: bytes)?.pluralCategories }
  }

  mutating func write(
    _ text: AppleTableString.Text, of string: AppleTableString
  ) throws(AppleTextWriter.Inexpressible) {
    guard !string.key.isEmpty else { throw .init(reason: "the empty key is that of the file's header") }
    guard keys.insert(string.key).inserted else { return }
    if let entry = entries[string.key] ?? entriesOfContexts[string.key] {
      let keepsObjects = entry.flags(in: bytes).names.contains("objc-format")
      try write(try POValue(of: text, string, keepsObjects: keepsObjects), state: text.state, to: entry)
    } else {
      let value = try POValue(of: text, string)
      let source = if let source = string.source { try POValue(of: source, string) } else { POValue?.none }
      try add(value, state: text.state, source: source, of: string)
    }
  }

  // MARK: Entries of the file

  private mutating func write(
    _ value: POValue, state: String?, to entry: POEntry
  ) throws(AppleTextWriter.Inexpressible) {
    if isTemplate {
      guard value.other == (entry.pluralID ?? entry.id)?.text else {
        throw .init(reason: "a template's texts are keys; change the text in the code, and extract it again")
      }
      return
    }
    guard entry.pluralID != nil || !value.isPlural else {
      throw .init(reason: "its entry isn't a plural in the file; add 'msgid_plural' to it")
    }
    let texts = try forms(of: value, isPlural: entry.pluralID != nil)
    guard texts.count == entry.translations.count else {
      throw .init(reason: "its entry doesn't have the plural forms of the header; write them")
    }
    let isWrapped = !entry.flags(in: bytes).keepsLines
    var edits: [TextEdit] = []
    for (text, translation) in zip(texts, entry.translations) where translation.text.text != text {
      let keyword = translation.form.map { "msgstr[\($0)]" } ?? "msgstr"
      edits.append(
        POEdit.edit(of: translation.text.range, keyword: keyword, to: text, isWrapped: isWrapped, in: bytes))
    }
    let isFuzzy = state == TranslationState.needsReview.rawValue
    if let edit = POEdit.edit(of: entry, isFuzzy: isFuzzy, in: bytes) { edits.append(edit) }
    guard !edits.isEmpty else { return }
    changes.edits += edits
    written.changes += 1
  }

  private func forms(
    of value: POValue, isPlural: Bool
  ) throws(AppleTextWriter.Inexpressible) -> [String] {
    guard isPlural else { return [value.other] }
    guard let categories else {
      throw .init(reason: "the file's header doesn't say the plural forms of the language; write 'Plural-Forms' there")
    }
    return try value.forms(categories)
  }

  // MARK: New entries

  /// - Parameter source: the original text, or `nil` if the key is one.
  private mutating func add(
    _ value: POValue, state: String?, source: POValue?, of string: AppleTableString
  ) throws(AppleTextWriter.Inexpressible) {
    var key = ContextKey(string.key)
    if key.context == nil, let source, !source.texts.values.contains(key.id), !source.other.isEmpty {
      key = ContextKey(context: key.id, id: source.texts[.one] ?? source.other)
    }
    let isPlural = value.isPlural || source?.isPlural == true
    var lines = [""]
    if let description = string.description {
      lines += description.split(separator: "\n").map { "#. \($0)" }
    }
    let flags = flags(of: value, state: state, id: key.id)
    if !flags.isEmpty { lines.append("#, \(flags.joined(separator: ", "))") }
    if let context = key.context { lines += POString.lines("msgctxt", context) }
    lines += POString.lines("msgid", key.id)
    if isPlural { lines += POString.lines("msgid_plural", source?.other ?? key.id) }
    if isTemplate {
      lines += isPlural ? ["msgstr[0] \"\"", "msgstr[1] \"\""] : ["msgstr \"\""]
    } else {
      for (form, text) in try forms(of: value, isPlural: isPlural).enumerated() {
        lines += POString.lines(isPlural ? "msgstr[\(form)]" : "msgstr", text)
      }
    }
    changes.added.append(KeyedText(key: string.key, head: Array(lines.joined(separator: "\n").utf8)))
    written.changes += 1
  }

  private func flags(of value: POValue, state: String?, id: String) -> [String] {
    var flags: [String] = []
    if state == TranslationState.needsReview.rawValue, !isTemplate { flags.append(POFlags.fuzzy) }
    if value.isFormat {
      flags.append("c-format")
    } else if POFlags([]).map(of: id) == .poPrintf {
      flags.append("no-c-format")
    }
    return flags
  }
}

extension POWriter {
  /// Returns a file in which some entries are marked as ones to review, and others aren't any longer.
  ///
  /// - Parameter isFuzzy: a Boolean value for each key indicating whether its translation has to be reviewed.
  static func marking(_ isFuzzy: [String: Bool], in bytes: [UInt8]) -> [UInt8] {
    let edits = POScanner(bytes).entries.compactMap { entry in
      entry.key.flatMap { isFuzzy[$0] }.flatMap { POEdit.edit(of: entry, isFuzzy: $0, in: bytes) }
    }
    return TextEdit.apply(edits, to: bytes, in: 0..<bytes.count)
  }
}
