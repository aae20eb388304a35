import L10nAllLanguages
import L10nLanguage
import L10nText

/// Reads a PO file into a mapping of its keys to translations, and reports what `msgfmt -c` refuses. Entries without a
/// translation have only their original texts.
struct POReader {
  private let bytes: [UInt8]
  private var scalars = ScalarCounter()
  private var problems: [DocumentProblem] = []
  private var doubts: [DocumentProblem] = []
  private var language: BundleDocument.Language?
  private var plurals: Plurals?

  /// The plural forms of the file.
  private enum Plurals {
    /// The number of forms and the categories that they are for.
    case known(POPluralCategories)
    /// The header has none, or none that can be read; the index of its mistake.
    case missing(explanation: String, index: Int)
  }

  /// Reads UTF-8 without a byte-order mark.
  static func read(_ bytes: [UInt8]) -> BundleDocument {
    let illFormed = String(validating: bytes, as: UTF8.self) == nil ? IllFormedText(bytes) : nil
    var reader = POReader(bytes: illFormed?.repaired ?? bytes)
    let document = reader.document(POScanner(reader.bytes))
    return illFormed?.document(document) ?? document
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func offset(of index: Int) -> Int { scalars.count(before: index, in: bytes) }

  private mutating func report(_ explanation: String, at index: Int, losesKeys: Bool = false) {
    problems.report(explanation, at: offset(of: index), losesKeys: losesKeys)
  }

  // MARK: The file

  private mutating func document(_ scanner: POScanner) -> BundleDocument {
    for mistake in scanner.mistakes { report(mistake.explanation, at: mistake.index, losesKeys: mistake.losesKey) }
    var entries: [DocumentEntry] = []
    var sources: [DocumentEntry] = []
    var notes: [MessageNote] = []
    let headers = scanner.entries.filter(\.isHeader)
    if let header = headers.first { read(header) }
    for other in headers.dropFirst() {
      report("the file has a header already, whose key is the empty text; remove this entry", at: other.start)
    }
    for entry in scanner.entries where !entry.isHeader {
      guard let key = entry.key, let id = entry.id else { continue }
      let keyOffset = offset(of: id.range.lowerBound)
      reportEnds(of: entry, like: id)
      let flags = entry.flags(in: bytes)
      let map = flags.map(of: id.text ?? "")
      sources.append(DocumentEntry(key: key, keyOffset: keyOffset, value: source(of: entry, map)))
      if let value = translation(of: entry, map) {
        entries.append(DocumentEntry(key: key, keyOffset: keyOffset, value: value))
        if flags.isFuzzy {
          notes.append(MessageNote(key: key, keyOffset: keyOffset, state: TranslationState.needsReview.rawValue))
        }
      }
      if let description = description(of: entry) {
        notes.append(MessageNote(key: key, keyOffset: keyOffset, description: description))
      }
    }
    problems.sort { $0.offset < $1.offset }
    // An entry may be there once with a translation and once without.
    let repetitions = sources.removeRepetitions()
    _ = entries.removeRepetitions()
    var document = BundleDocument(
      root: DocumentNode(offset: 0, content: .mapping(entries)), problems: problems, repetitions: repetitions,
      illFormed: nil, bytes: bytes)
    document.language = language
    document.doubts = doubts
    document.notes = notes
    document.sources = sources
    return document
  }

  private mutating func read(_ entry: POEntry) {
    guard let header = POHeader(entry, in: bytes) else { return }
    if let charset = header.charset, !["utf-8", "utf8", "us-ascii", "ascii"].contains(charset.value.lowercased()) {
      report(
        "only UTF-8 is read, and this says '\(charset.value)'; save the file as UTF-8, and write 'charset=UTF-8'",
        at: charset.index)
    }
    let tag = header.language
    if tag != nil, let written = header.field("Language") {
      language = .init(name: POSIXLocale.tag(of: written.value), offset: offset(of: written.index))
    }
    readPlurals(header, language: tag, at: entry.id?.range.lowerBound ?? 0)
  }

  private mutating func readPlurals(_ header: POHeader, language: LanguageTag?, at start: Int) {
    guard let field = header.field("Plural-Forms"), !POPluralForms.isUnset(field.value) else {
      let example = language.flatMap(POPluralCategories.standardValue) ?? "nplurals=2; plural=(n != 1);"
      plurals = .missing(
        explanation: "the header doesn't say the plural forms; write 'Plural-Forms: \(example)\\n'", index: start)
      return
    }
    do throws(PluralExpression.Mistake) {
      let forms = try POPluralForms(field.value)
      let categories = POPluralCategories.categories(of: forms, language: language)
      plurals = .known(categories)
      reportUnmapped(categories, at: field.index)
    } catch {
      let index = header.index(ofOffset: error.offset, in: field)
      report("\(error.explanation); write plural forms such as 'nplurals=2; plural=(n != 1);'", at: index)
      plurals = .missing(explanation: "", index: index)
    }
  }

  private mutating func reportUnmapped(_ categories: POPluralCategories, at index: Int) {
    guard !categories.unmapped.isEmpty else { return }
    let numbers = categories.unmapped.prefix(3).map(String.init).joined(separator: ", ")
    let more = categories.unmapped.count > 3 ? ", …" : ""
    doubts.report(
      "these plural forms aren't those of the language in CLDR, and an app shows another form for \(numbers)\(more)",
      at: offset(of: index), losesKeys: false)
  }

  // MARK: Entries

  /// Reports a translation that begins or ends with a line feed although the original text doesn't, or the reverse.
  private mutating func reportEnds(of entry: POEntry, like id: POEntry.Text) {
    guard let original = id.text, !entry.isUntranslated else { return }
    for translation in entry.translations {
      guard let text = translation.text.text, !text.isEmpty else { continue }
      let place =
        original.hasPrefix("\n") != text.hasPrefix("\n")
        ? "begin" : original.hasSuffix("\n") != text.hasSuffix("\n") ? "end" : nil
      guard let place else { continue }
      doubts.report(
        "msgfmt refuses this translation, since only one of it and the original text \(place)s with '\\n'; write the same in both",
        at: offset(of: translation.text.range.lowerBound), losesKeys: false)
    }
  }

  /// Returns what the code says about an entry to translators.
  private func description(of entry: POEntry) -> String? {
    let lines = entry.comments.filter { $0.kind == UInt8(ascii: ".") }
      .map { $0.text(in: bytes).split(whereSeparator: \.isWhitespace).joined(separator: " ") }
    let text = lines.filter { !$0.isEmpty }.joined(separator: " ")
    return text.isEmpty ? nil : text
  }

  private mutating func node(_ text: POEntry.Text, _ map: SourceMap) -> DocumentNode {
    let offset = offset(of: text.range.lowerBound)
    guard let string = text.text else { return .unread(at: offset) }
    return DocumentNode(offset: offset, content: .text(DocumentText(text: string, map: map)))
  }

  /// Returns the original text of an entry, or both if it is a plural.
  private mutating func source(of entry: POEntry, _ map: SourceMap) -> DocumentNode {
    guard let id = entry.id else { return .unread(at: offset(of: entry.start)) }
    let one = node(id, map)
    guard let pluralID = entry.pluralID else { return one }
    let other = node(pluralID, map)
    let forms = [(PluralCategory.one, one), (.other, other)]
    return DocumentNode(
      offset: one.offset,
      content: .mapping(forms.map { DocumentEntry(key: $0.rawValue, keyOffset: $1.offset, value: $1) }))
  }

  /// Returns the translation of an entry, or `nil` if it has none.
  private mutating func translation(of entry: POEntry, _ map: SourceMap) -> DocumentNode? {
    guard let first = entry.translations.first, !entry.isUntranslated else { return nil }
    guard entry.pluralID != nil else { return node(first.text, map) }
    let start = first.text.range.lowerBound
    let place = offset(of: start)
    switch plurals {
    case .known(let plurals):
      guard plurals.categories.count == entry.translations.count else {
        report(
          "this entry has \(entry.translations.count) plural forms, and the header says \(plurals.categories.count); "
            + "write as many", at: start)
        return .unread(at: place)
      }
      var forms: [DocumentEntry] = []
      for (category, translation) in zip(plurals.categories, entry.translations) {
        guard let category, translation.text.text?.isEmpty != true else { continue }
        let node = node(translation.text, map)
        forms.append(DocumentEntry(key: category.rawValue, keyOffset: node.offset, value: node))
      }
      return DocumentNode(offset: place, content: .mapping(forms))
    case .missing(let explanation, let index):
      // Reported once, for all plurals of the file.
      if !explanation.isEmpty {
        report(explanation, at: index)
        plurals = .missing(explanation: "", index: index)
      }
      return .unread(at: place)
    case nil:
      report(
        "the file has no header, which says its plural forms; add 'msgid \"\"' and 'msgstr \"\"' with "
          + "'Plural-Forms: …\\n' at its top", at: start)
      plurals = .missing(explanation: "", index: start)
      return .unread(at: place)
    }
  }
}
