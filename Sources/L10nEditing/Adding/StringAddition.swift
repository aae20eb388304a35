import L10nCatalog
import L10nFormats
import L10nLanguage
import L10nMessages
import L10nPipeline
import L10nText

/// The addition of a string to the files of its languages. In each file, it is next to the neighbors that it has in the
/// source language.
struct StringAddition {
  private let path: [String]
  /// The texts by language, as the project names it.
  private let texts: [String: String]
  private let catalog: Catalog
  private let files: [InputFile]
  private let pipeline: Pipeline
  private let neighbors: KeyNeighbors
  private var edited: EditedFiles

  private var keyPath: String { KeySegment.path(path) }
  private var options: ReadingOptions { pipeline.configuration.reading }

  init(_ path: [String], _ texts: [String: String], in catalog: Catalog, _ files: [InputFile], _ pipeline: Pipeline) {
    self.path = path
    self.texts = texts
    self.catalog = catalog
    self.files = files
    self.pipeline = pipeline
    neighbors = KeyNeighbors(of: path, in: catalog)
    edited = EditedFiles(files)
  }

  /// Returns the addition, or refuses it.
  consuming func edit() throws(EditRefusal) -> ProjectEdit {
    try catalog.refuseTaken(path)
    let targets = ImportTarget.targets(in: files, options: options)
    if let table = table(besides: targets) {
      try add(to: table)
    } else {
      for language in catalog.languages.reversed() {
        guard let text = texts[language] else { continue }
        try add(text, in: language, targets)
      }
    }
    let written = texts.mapValues { StoredMessage.text($0) }
    let after = try EditGuard(catalog, of: files, pipeline: pipeline)
      .catalog(of: edited.all, added: [keyPath: written], "adding '\(keyPath)'")
    let sources = catalog.bundles.first?.files.map { catalog.files[$0].path } ?? []
    return ProjectEdit(changes: edited.changes(last: Set(sources)), catalogs: (catalog, after))
  }

  // MARK: Bundles

  private mutating func add(
    _ text: String, in language: String, _ targets: [(language: String, target: ImportTarget)]
  ) throws(EditRefusal) {
    let own = targets.filter { LanguageNames.areSame($0.language, language) }.map(\.target)
    guard let target = ImportTarget.target(forKey: path, among: own, language: language) else {
      throw .reason(
        "no file of \(language) is for '\(keyPath)'; choose a key in one of its namespaces, or add a file", at: nil)
    }
    let name = target.path.last ?? ""
    let index = catalog.language(named: language) ?? 0
    let neighbor = target.file.map { neighbors.neighbor(inLanguage: index, file: $0.shownPath) } ?? []
    let entries = [KeyedEntry]([(path: Array(path.dropFirst(target.namespace.count)), message: .text(text))])
    let new = target.format(in: options)?.adding(
      entries, under: target.roots, to: target.file?.text ?? [],
      after: neighbor.isEmpty ? [] : target.roots + neighbor.dropFirst(target.namespace.count))
    guard let new else {
      throw .reason(
        "a key can't be added to \(target.file?.shownPath ?? name) as it is written; put each key on a line of its own",
        at: nil)
    }
    if let file = target.file {
      edited.set(new.withLineEnd(like: file.text ?? []), of: file)
    } else {
      edited.add(new, at: target.path)
    }
  }

  // MARK: Tables

  /// The table for the key, with the file names and the key in it, or `nil` if a bundle is for it.
  private typealias Table = (key: String, paths: Set<String>)

  private func table(besides targets: [(language: String, target: ImportTarget)]) -> Table? {
    guard !targets.contains(where: { LanguageNames.areSame($0.language, options.source) && $0.target.holds(path) })
    else { return nil }
    let namespaces = catalog.tableKeys.keys.map { table in
      (table, options.usesNamespaces ? AppleTable.namespace(ofTable: table) : [])
    }
    let fitting = namespaces.filter { path.count > $0.1.count && path.starts(with: $0.1) }
    guard let (table, namespace) = fitting.max(by: { ($0.1.count, $1.0) < ($1.1.count, $0.0) }) else { return nil }
    let messages = catalog.messagesByKeyPath
    let places = (catalog.tableKeys[table] ?? [:]).values.lazy.compactMap { messages[KeySegment.path($0)] }
      .flatMap { $0.texts.compactMap { $0?.keyPlace.file } }
    return (path.dropFirst(namespace.count).joined(separator: "."), Set(places.map { catalog.files[$0].path }))
  }

  private mutating func add(to table: Table) throws(EditRefusal) {
    let files = TableFiles(files, options: options).besides(table.paths).filter {
      $0.format?.tables?.composition == nil && $0.format?.tables?.takesNewKeys != false
    }
    let listed = options.languages.map { $0.compactMap { LanguageTag($0) } }
    var written: Set<String> = []
    for file in files {
      var own = catalog.languages.filter { texts[$0] != nil && !written.contains($0) }
      if case .found(let language) = BundlePath(file.path, listed: listed).language {
        own = own.filter { LanguageNames.areSame($0, language) }
      } else if file.isInBaseFolder {
        own = own.filter { LanguageNames.areSame($0, options.source) }
      }
      guard !own.isEmpty else { continue }
      try add(table.key, own, to: file)
      written.formUnion(own)
    }
    // The text of the source language is a part of some keys, and needs no file then.
    if !written.isEmpty, files.contains(where: { $0.format?.tables?.hasOriginalTexts == true }) {
      written.formUnion(catalog.languages.prefix(1))
    }
    if let missing = catalog.languages.first(where: { texts[$0] != nil && !written.contains($0) }) {
      throw .reason("the table has no file for \(missing); add one, or leave --\(missing) out", at: nil)
    }
  }

  private mutating func add(_ key: String, _ languages: [String], to file: InputFile) throws(EditRefusal) {
    try file.refuseKey(key, of: path)
    func string(in language: String) -> AppleTableString.Text? {
      texts[language].map { text in
        AppleTableString.Text(
          language: language, patterns: [MessagePattern(verbatim: text)], isList: false, isPresent: false,
          verbatim: text)
      }
    }
    var string = AppleTableString(
      key: key, isTranslatable: true, arguments: [], texts: languages.compactMap(string))
    string.source = catalog.languages.first.flatMap(string(in:))
    let text = file.text ?? []
    let result = file.format?.tables?.writing([string], to: text, source: options.source)
    guard let result, result.refusals.isEmpty, let format = file.format else {
      throw .reason("a key can't be added to \(file.shownPath) as it is written; add it by hand", at: nil)
    }
    let index = catalog.language(named: languages[0]) ?? 0
    let neighbor = neighbors.neighbor(inLanguage: index, file: file.shownPath)
    let neighborKey = catalog.tableKeysByPath[KeySegment.path(neighbor)]?.key
    edited.set(
      format.hasAllLanguages ? result.bytes : format.moving(key, of: result.bytes, after: neighborKey, in: text),
      of: file)
  }
}

extension EditableFormat {
  /// Returns a file with the last key of another one: after a neighbor, or after its own last key.
  fileprivate func moving(_ key: String, of bytes: [UInt8], after neighbor: String?, in old: [UInt8]) -> [UInt8] {
    guard var new = keyedText(of: bytes)?.entries?.last, new.key == key, var file = keyedText(of: old),
      let entries = file.entries, !entries.isEmpty
    else { return bytes }
    let index = entries.firstIndex { $0.key == neighbor } ?? entries.count - 1
    if separator == [UInt8(ascii: "\n")] {
      // Empty lines at the end of the file stay there. The separator is a line feed, so other ends are in the entries.
      new.head = Array(new.head.drop { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") })
      if entries[index].head.last == UInt8(ascii: "\r"), new.head.last != UInt8(ascii: "\r") {
        new.head.append(UInt8(ascii: "\r"))
      }
    }
    file.entries?.insert(new, at: index + 1)
    return file.bytes(separator: separator)
  }
}

extension [UInt8] {
  /// Returns a file without the end of its last line if another file has none.
  fileprivate func withLineEnd(like other: [UInt8]) -> [UInt8] {
    guard let last = other.last, last != UInt8(ascii: "\n"), self.last == UInt8(ascii: "\n") else { return self }
    return dropLast(suffix(2).first == UInt8(ascii: "\r") ? 2 : 1)
  }
}
