package import L10nCatalog
import L10nFormats
package import L10nMessages
package import L10nText

/// The strings of files in another format, without a project around them.
package struct Conversion {
  /// A file in the new format.
  package struct File {
    /// The language of its strings, or `nil` if it has all languages.
    package var language: String?
    package var bytes: [UInt8]
    /// A Boolean value indicating whether it accompanies the named file, with the rest of the table.
    package var isCompanion = false
  }

  /// The files, the source language's first.
  package private(set) var files: [File] = []
  /// The number of strings in them; a string counts once per language.
  package private(set) var count = 0
  /// The strings that the format can't represent, each as a sentence: a key, a language and the reason.
  package private(set) var leftOut: [String] = []
  /// The strings that are written in a simpler form, in the same way.
  package private(set) var simplified: [String] = []

  private let catalog: Catalog
  private let format: any BundleFormat
  private let syntax: MessageSyntax
  private let acceptsLosses: Bool
  /// The keys in the files' own format, by key path.
  private let keys: [String: String]

  /// - Parameters:
  ///   - catalog: the strings; no mistake leaves any of them out.
  ///   - files: the files that they were read from.
  ///   - name: a file name in the new format; the initializer returns `nil` if no format has such names.
  ///   - syntax: the syntax of the new texts, if the format doesn't determine it.
  ///   - dialect: the dialect of the new files, or `nil` for the usual one of their format.
  ///   - acceptsLosses: a Boolean value indicating whether strings that the format can't represent are simplified.
  package init?(
    of catalog: Catalog, from files: [InputFile], to name: String, in syntax: MessageSyntax = .standard,
    dialect: FileDialect? = nil, acceptsLosses: Bool = false
  ) {
    guard let format = BundleFormats.format(ofFile: name, in: dialect), !format.isWholeText else { return nil }
    self.syntax = syntax
    self.acceptsLosses = acceptsLosses
    self.catalog = catalog
    self.format = format
    let written = catalog.tableKeys.values.flatMap { table in table.map { (KeySegment.path($1), $0) } }
    keys = Dictionary(written) { first, _ in first }
    leftOut = catalog.leftOutWidths
    let read = Set(keys.values)
    for key in files.flatMap(\.unreadKeys) where !read.contains(key) {
      let reason =
        key.isEmpty
        ? "only a table of Apple's systems can have an empty key; give the string a key"
        : "Xcode made this key for a storyboard, a nib or an intent, and only that reads it; translate it in Xcode"
      let sentence = "'\(key)': \(reason)"
      if !leftOut.contains(sentence) { leftOut.append(sentence) }
    }
    for problem in catalog.problems where problem.isLengthOfKey {
      leaveOut(
        problem.subject.key ?? "", problem.language ?? catalog.files[problem.place.file].path,
        "the key is too long to be read; shorten it")
    }
    if format.hasAllLanguages {
      writeTable()
    } else if format.hasTableKeys || format.hasSuffixedPlurals {
      writeTables()
    } else {
      writeBundles()
    }
    noteLostNames()
  }

  /// Returns the path of a message in the new files: the words of its key if these identify it, or else the key as it
  /// is.
  private func path(of message: CatalogMessage) -> [String] {
    guard let key = keys[message.keyPath], ContextKey(key).context == nil else {
      return catalog.keys.segments(message.key)
    }
    guard let words = KeyNaming.identifierPath(key), words.joined(separator: ".") == key else { return [key] }
    return words
  }

  private func key(of message: CatalogMessage) -> String {
    let path = catalog.keys.segments(message.key)
    let key = keys[message.keyPath] ?? path.joined(separator: ".")
    return format.tables?.key(key, of: path) ?? key
  }

  private mutating func leaveOut(_ key: String, _ language: String?, _ reason: String) {
    leftOut.append("'\(key)'\(language.map { " in \($0)" } ?? ""): \(reason)")
  }

  /// Notes the names of arguments that the files don't have, by reading them again.
  private mutating func noteLostNames() {
    var options = ReadingOptions(source: catalog.languages.first ?? "", syntax: syntax, usesNamespaces: false)
    options.dialect = format.ownDialect
    let inputs = files.map { file in
      let ending = file.isCompanion ? format.tables?.companionExtension : nil
      let name = "\(AppleTable.standardName).\(ending ?? format.fileExtensions[0])"
      let folder = file.language.map { format.folders?.name(of: $0) ?? $0 }
      return InputFile(path: [folder, name].compactMap { $0 }, shownPath: name, bytes: file.bytes)
    }
    let messages = catalog.inOrder.map { message in
      (format.hasTableKeys ? key(of: message) : KeySegment.path(path(of: message)), message)
    }
    let new = CatalogReader.catalog(of: options.configured(inputs), options: options)
    guard let sentence = LostArgumentNames(of: messages, in: new).sentence else { return }
    if acceptsLosses { simplified.append(sentence) } else { leftOut.append(sentence) }
  }

  // MARK: All languages in one file

  private mutating func writeTable() {
    let strings = tableStrings(of: catalog.languages.indices)
    guard let table = written(strings) else { return }
    count = table.changes
    files = [File(language: nil, bytes: table.own.bytes)]
  }

  /// Returns a table with strings, and notes what it can't hold.
  private mutating func written(_ strings: [AppleTableString]) -> WrittenAppleTable? {
    guard let tables = format.tables else { return nil }
    let source = catalog.languages.first ?? "en"
    let table = WrittenAppleTable(strings, in: tables, source: source, acceptsLosses: acceptsLosses)
    for refusal in table?.refusals ?? [] { leaveOut(refusal.key, refusal.language, refusal.reason) }
    simplified += table?.simplifications.map { "'\($0.key)' in \($0.language): \($0.reason)" } ?? []
    return table
  }

  private mutating func tableStrings(of languages: Range<Int>) -> [AppleTableString] {
    catalog.inOrder.map { message in
      let texts = languages.compactMap { index -> AppleTableString.Text? in
        if let text = text(of: message, in: index) { return text }
        if message.texts[index] != nil {
          leaveOut(key(of: message), catalog.languages[index], "the text can't be parsed")
        }
        return nil
      }
      var string = message.tableString(key: key(of: message), texts)
      string.source = text(of: message, in: 0)
      return string
    }
  }

  private func text(of message: CatalogMessage, in index: Int) -> AppleTableString.Text? {
    guard let localized = message.texts[index], !localized.hasErrors || localized.conversions != nil else { return nil }
    return .init(
      language: catalog.languages[index], patterns: localized.completePatterns, isList: localized.isList,
      state: format.tables?.keepsStates == true
        ? message.metadata.state(named: catalog.languages[index])?.rawValue : nil,
      isPresent: false, verbatim: format.tables?.hasPlainTexts == false ? nil : localized.conversions)
  }

  // MARK: A table's files for each language

  private mutating func writeTables() {
    for index in catalog.languages.indices {
      let language = catalog.languages[index]
      let strings = tableStrings(of: index..<index + 1).filter { !$0.texts.isEmpty }
      guard let table = written(strings) else { continue }
      if table.own.changes > 0 { files.append(File(language: language, bytes: table.own.bytes)) }
      if let companion = table.companion, companion.changes > 0 {
        files.append(File(language: language, bytes: companion.bytes, isCompanion: true))
      }
      count += table.changes
    }
    for message in catalog.inOrder {
      var fields = MetadataFields.empty
      fields.states = message.metadata.states
      if !message.metadata.isTranslatable { fields.isTranslatable = false }
      leaveOutFacts(of: message, fields)
    }
  }

  // MARK: A file for each language

  private mutating func writeBundles() {
    var messages: [String: [(path: [String], message: StoredMessage)]] = [:]
    let ordered = catalog.inOrder
    let paths = ordered.map(path)
    let all = Set(paths)
    let misread = CategoryKeys.misread(among: paths)
    for (message, path) in zip(ordered, paths) {
      if misread.contains(path) {
        leaveOut(key(of: message), nil, "without other keys beside it, this would be read as a plural category")
        continue
      }
      if let above = path.indices.dropFirst().map({ Array(path[..<$0]) }).first(where: all.contains) {
        leaveOut(key(of: message), nil, "'\(above.joined(separator: "."))' is a string, so it can't contain keys")
        continue
      }
      let converted = ImportedMessage(
        message, path: path, languages: catalog.languages, syntax: syntax, acceptsLosses: acceptsLosses)
      simplified += converted.simplifications.map { "'\(key(of: message))' in \($0.language): \($0.reason)" }
      for refusal in converted.refusals {
        let advice = refusal.neededSyntax.map { "; '--syntax \($0.rawValue)' keeps it" } ?? ""
        leaveOut(key(of: message), refusal.language, refusal.reason + advice)
      }
      leaveOutFacts(of: message, converted.fields)
      for (language, text) in converted.texts {
        messages[language, default: []].append((converted.path, text))
        count += 1
      }
    }
    for language in catalog.languages {
      guard var own = messages[language] else { continue }
      var bytes = format.adding([KeyedEntry](own), under: [], to: [])
      if bytes == nil {
        // A single entry can keep the others from being written, such as one whose key is too long for the format.
        let all = own
        own.removeAll { format.adding([KeyedEntry]([$0]), under: [], to: []) == nil }
        bytes = own.isEmpty ? nil : format.adding([KeyedEntry](own), under: [], to: [])
        let written = Set(bytes == nil ? [] : own.map(\.path))
        for entry in all where !written.contains(entry.path) {
          count -= 1
          leaveOut(entry.path.joined(separator: "."), language, "the format can't hold this key; shorten it")
        }
      }
      if let bytes { files.append(File(language: language, bytes: bytes)) }
    }
  }

  private mutating func leaveOutFacts(of message: CatalogMessage, _ fields: MetadataFields) {
    var facts: [String] = []
    if fields.isTranslatable == false { facts.append("that it isn't translated") }
    if fields.description != nil { facts.append("its description") }
    for language in catalog.languages {
      if let state = fields.states[language] { facts.append("its state in \(language) (\(state.rawValue))") }
    }
    guard !facts.isEmpty else { return }
    leaveOut(key(of: message), nil, "\(facts.joined(separator: ", ")); 'l10n-gen import' writes metadata.yml for these")
  }
}

extension InputFile {
  /// The keys of a table that no string of a project has: the empty one, and those that Xcode makes.
  package var unreadKeys: [String] {
    guard let format, format.hasTableKeys, let text, let root = format.read(text).root else { return [] }
    let entries = format.hasAllLanguages ? root.entries.flatMap(\.value.entries) : root.entries
    let keys =
      (hasKeysOfXcode(root) ? entries.map(\.key) : entries.map(\.key).filter(\.isEmpty))
      + (format.hasTextsOfEmptyKey(text) ? [""] : [])
    var seen: Set<String> = []
    return keys.filter { seen.insert($0).inserted }
  }
}

extension LocalizedMessage {
  /// The text with its conversions as they are written, or `nil` if it has other placeholders, or those of Java.
  fileprivate var conversions: String? {
    guard case .text(let text) = message, message.syntax?.namesArguments == false,
      BundleFormats.format(text.map.format).hasConversionsOfApple
    else { return nil }
    return text.text
  }
}
