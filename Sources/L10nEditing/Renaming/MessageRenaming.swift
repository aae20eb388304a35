import L10nCatalog
import L10nFormats
import L10nPipeline
import L10nText

/// The renaming of messages in the files of all languages, in the metadata and in `names.yml`. A key's place, its
/// comments and its quotes stay.
struct MessageRenaming {
  private let catalog: Catalog
  private let files: [InputFile]
  private let options: ReadingOptions
  private let renamed: [RenamedMessage]
  private var edited: EditedFiles
  private var names: [UInt8]?
  /// The keys of tables that stay, although they are spelled like the old key paths.
  private var keptKeys: [String] = []
  /// The edits of each file, by its path.
  private var edits: [String: Set<TextEdit>] = [:]
  /// The keys of tables that get other names, by the paths of their files: the new names with the old ones.
  private var tableKeys: [String: [String: String]] = [:]
  private var renamings: [String: KeyRenaming] = [:]
  private var chains: [String: KeyChains] = [:]
  private let keysByPath: [String: AppleTableKey]
  /// The content of `names.yml` before the renaming.
  private let knownNames: KeyNames
  private let tables: TableFiles

  init(_ renamed: [RenamedMessage], in catalog: Catalog, _ files: [InputFile], options: ReadingOptions) {
    self.catalog = catalog
    self.files = files
    self.options = options
    self.renamed = renamed
    edited = EditedFiles(files)
    keysByPath = catalog.tableKeysByPath
    knownNames = options.names.map { KeyNamesReader.read(SettingsDocument($0).root).names } ?? KeyNames()
    tables = TableFiles(files, options: options)
  }

  /// Returns the renaming, or refuses it if anything else would change.
  ///
  /// - Parameters:
  ///   - keepsFormer: a Boolean value indicating whether the metadata keeps the old keys as `renamed-from`.
  ///   - namespaces: the namespaces that have other names, for the patterns of the metadata.
  consuming func edit(
    keepsFormer: Bool, namespaces: [[String]: [String]], _ pipeline: Pipeline
  ) throws(EditRefusal) -> ProjectEdit {
    let leaving = Set(renamed.map(\.message.keyPath))
    for message in renamed { try catalog.refuseTaken(message.new, besides: leaving) }
    for message in renamed {
      if let key = keysByPath[message.message.keyPath] {
        try rename(message, key)
      } else {
        try rename(message)
      }
      try renameInWrittenTables(message)
    }
    for (path, edits) in edits { try apply(edits, to: path) }
    try MetadataRenaming(renamed, namespaces: namespaces, keepsFormer: keepsFormer).rename(in: &edited)
    let paths = Dictionary(renamed.map { ($0.message.keyPath, $0.newPath) }) { first, _ in first }
    let editGuard = EditGuard(catalog, of: files, pipeline: pipeline)
    let after: Catalog
    if let names = namesWithoutRenamed(),
      let same = try? editGuard.catalog(of: edited.all, names: names, renamed: paths, "renaming")
    {
      (self.names, after) = (names, same)
    } else {
      after = try editGuard.catalog(of: edited.all, names: names, renamed: paths, "renaming")
    }
    let sources = renamed.compactMap { $0.message.source?.keyPlace.file }.map { catalog.files[$0].path }
    return ProjectEdit(
      changes: edited.changes(last: Set(sources)), names: names, renamed: paths, notes: notes(after, paths),
      catalogs: (catalog, after))
  }

  // MARK: Bundles

  private mutating func rename(_ message: RenamedMessage) throws(EditRefusal) {
    let places = Set(message.message.texts.compactMap(\.self).flatMap(catalog.keyPlaces))
    for place in places.sorted(by: { ($0.file, $0.offset) < ($1.file, $1.offset) }) {
      let path = catalog.files[place.file].path
      guard let file = edited.file(shownAt: path), let renaming = renaming(of: file) else {
        throw refusal(message, .notWritten, at: place)
      }
      let offset = renaming.offset(ofKeyOfTextAt: place.offset)
      do throws(KeyRenaming.Obstacle) {
        edits[path, default: []].formUnion(try renaming.edits(ofKeyAt: offset, from: message.old, to: message.new))
      } catch {
        guard error == .otherMapping, let changes = changes(message, at: offset, in: file, renaming) else {
          throw refusal(message, error, at: place)
        }
        edits[path, default: []].formUnion(changes)
      }
    }
  }

  /// Returns the edits of the namespaces above a key, or `nil` if they aren't all written in its file.
  private mutating func changes(
    _ message: RenamedMessage, at offset: Int, in file: InputFile, _ renaming: KeyRenaming
  ) -> [TextEdit]? {
    let chains = chains[file.shownPath] ?? KeyChains(of: file)
    self.chains[file.shownPath] = chains
    guard let changes = chains.changes(ofKeyAt: offset, from: message.old, to: message.new) else { return nil }
    let edits = changes.map { try? renaming.edits(ofTableKeyAt: $0.offset, to: $0.name) }
    return edits.contains { $0 == nil } ? nil : edits.flatMap { $0 ?? [] }
  }

  private mutating func renaming(of file: InputFile) -> KeyRenaming? {
    if let known = renamings[file.shownPath] { return known }
    guard let format = file.format, let text = file.text else { return nil }
    let renaming = KeyRenaming(of: text, in: format)
    renamings[file.shownPath] = renaming
    return renaming
  }

  private func refusal(_ message: RenamedMessage, _ obstacle: KeyRenaming.Obstacle, at place: Place) -> EditRefusal {
    var locator = PlaceLocator(files: catalog.files)
    let (old, new) = (message.message.keyPath, message.newPath)
    let reason =
      switch obstacle {
      case .notWritten: "'\(old)' isn't written here as a key of its own; rename it by hand"
      case .otherMapping:
        "'\(old)' can't become '\(new)' in this file, which has its namespace in its path or in another place; "
          + "rename the files of all languages, or move the key by hand"
      case .spelling: "the key can't become '\(new)' in the way that it is written here; rename it by hand"
      }
    return .reason(reason, at: locator.location(of: place))
  }

  private mutating func apply(_ edits: Set<TextEdit>, to path: String) throws(EditRefusal) {
    guard let file = edited.file(shownAt: path), let text = file.text, let format = file.format else { return }
    let sorted = edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
    guard !sorted.haveOverlap else {
      throw .reason("the new keys would be written over each other; rename them one after another", at: nil)
    }
    var new = TextEdit.apply(sorted, to: text, in: 0..<text.count)
    if let keys = tableKeys[path] { new = format.reordering(keys, in: new) }
    edited.set(new, of: file)
  }

  // MARK: Tables

  /// Renames a message of a table: in `names.yml` if its key path isn't spelled like its key, or if the key is also a
  /// text that users see; in the table otherwise.
  private mutating func rename(_ message: RenamedMessage, _ key: AppleTableKey) throws(EditRefusal) {
    let namespace = options.usesNamespaces ? AppleTable.namespace(ofTable: key.table) : []
    let (old, new) = (Array(message.old.dropFirst(namespace.count)), Array(message.new.dropFirst(namespace.count)))
    guard message.new.starts(with: namespace), !new.isEmpty else {
      throw .reason(
        "the keys of the table '\(key.table)' are below '\(KeySegment.path(namespace))'; choose a key below it", at: nil
      )
    }
    let known = knownNames[key.table]
    let spelled = KeyNaming.identifierPath(key.key)?.joined(separator: ".")
    if message.message.hasKeyAsText, spelled == key.key, new.joined(separator: ".") != key.key {
      keptKeys.append(key.key)
    }
    guard known[key.key] == nil, !message.message.hasKeyAsText, old.joined(separator: ".") == key.key else {
      return try rename(key, from: old, to: new, known[key.key])
    }
    let written = new.joined(separator: ".")
    let paths = Set(message.message.texts.compactMap { $0.map { catalog.files[$0.keyPlace.file].path } })
    for (file, offset) in tables.places(ofKey: key.key, besides: paths) {
      try file.refuseKey(written, of: new)
      guard let edits = try? renaming(of: file)?.edits(ofTableKeyAt: offset, to: written) else {
        throw .reason("the key '\(key.key)' can't be renamed as it is written in \(file.shownPath)", at: nil)
      }
      self.edits[file.shownPath, default: []].formUnion(edits)
      tableKeys[file.shownPath, default: [:]][written] = key.key
    }
  }

  /// Renames a message's path in `names.yml` for tables that are written from the project's strings, such as those of
  /// Android, so that its keys there stay the same.
  private mutating func renameInWrittenTables(_ message: RenamedMessage) throws(EditRefusal) {
    for (table, names) in knownNames.tables where catalog.tableKeys[table] == nil {
      let namespace = AppleTable.namespace(ofTable: table)
      for (key, name) in names where namespace + name.path == message.old {
        guard message.new.starts(with: namespace) else {
          throw .reason(
            "'\(KeySegment.path(message.old))' has the name '\(key)' in the table '\(table)' by names.yml; remove it "
              + "there first", at: nil)
        }
        let new = Array(message.new.dropFirst(namespace.count))
        try rename(AppleTableKey(table: table, key: key), from: name.path, to: new, name)
      }
    }
  }

  /// Renames a key's path in `names.yml`, or adds it.
  private mutating func rename(
    _ key: AppleTableKey, from old: [String], to new: [String], _ known: KeyNames.Name?
  ) throws(EditRefusal) {
    let bytes = names ?? options.names?.bytes
    if let known, let bytes {
      let file = SourceFile(path: "names.yml", bytes: bytes)
      // A key that spells its own path needs no name.
      if new.joined(separator: ".") == key.key,
        let rest = NamesRemoval(keys: [key.table: [key.key]]).text(of: file)
      {
        names = rest
        return
      }
      // Earlier renamings may have moved the name.
      let name = KeyNamesReader.read(SettingsDocument(file).root).names[key.table][key.key] ?? known
      let renaming = KeyRenaming(of: bytes, in: SettingsFormat())
      if let edits = try? renaming.edits(ofTableKeyAt: name.offset, to: KeySegment.path(new)) {
        names = TextEdit.apply(edits, to: bytes, in: 0..<bytes.count)
        return
      }
    } else {
      let name = DerivedName(
        table: key.table, path: new, key: key.key, place: Place(file: 0, offset: 0))
      if let added = KeyNamesFile.adding([name], to: bytes) {
        names = added
        return
      }
    }
    throw .reason(
      "'\(KeySegment.path(old))' can't be renamed in names.yml as it is written; rename it there by hand", at: nil)
  }

  /// Returns `names.yml` without the renamed keys, which may be derived from their texts again, or `nil` if the project
  /// records such names.
  private func namesWithoutRenamed() -> [UInt8]? {
    guard let names else { return nil }
    let keys = Set(renamed.compactMap { keysByPath[$0.message.keyPath] }.filter { knownNames[$0.table][$0.key] != nil })
    let count = knownNames.tables.reduce(0) { $0 + $1.value.count }
    guard !keys.isEmpty, keys.count == count || !catalog.derivedNames.isEmpty else { return nil }
    let tables = Dictionary(grouping: keys, by: \.table).mapValues { Set($0.map(\.key)) }
    return NamesRemoval(keys: tables).text(of: SourceFile(path: "names.yml", bytes: names))
  }

  // MARK: Notes

  /// Returns what the renaming changes besides names.
  private func notes(_ after: Catalog, _ paths: [String: String]) -> [String] {
    let messages = after.messagesByKeyPath
    let others = renamed.compactMap { message -> String? in
      guard let new = messages[message.newPath], new.metadata.content != message.message.metadata.content else {
        return nil
      }
      return "other patterns of metadata.yml apply to '\(message.newPath)' than to '\(message.message.keyPath)'"
    }
    return keptKeys.map { key in
      "the key '\(key)' stays in its table, because users see it as a text; the new key path is in names.yml"
    } + others
  }
}

extension CatalogMessage {
  /// A Boolean value indicating whether some language has the key as its text.
  fileprivate var hasKeyAsText: Bool { texts.contains { $0?.isKey == true } }
}

extension MessageMetadata {
  /// The metadata without places and without the former key.
  fileprivate var content: MessageMetadata {
    var content = self
    content.typePlaces = [:]
    content.formerKey = nil
    return content
  }
}
