import L10nFormats
import L10nText

/// Reads `tables` of the configuration.
struct SystemTablesReader {
  private(set) var tables: [SystemTable] = []
  private(set) var problems: [DocumentProblem] = []

  init(_ node: DocumentNode) {
    guard case .list(let items) = node.content else {
      report(
        "'tables' must be a list; write '- { path: App/InfoPlist.xcstrings, keys: { \"permission.*\": names } }'",
        at: node)
      return
    }
    for item in items { read(item) }
  }

  private mutating func report(_ explanation: String, at node: DocumentNode) {
    problems.append(DocumentProblem(explanation: explanation, offset: node.offset))
  }

  private mutating func read(_ node: DocumentNode) {
    var fields = SettingsFields(node, of: .systemTable)
    defer { problems += fields.finished() }
    guard case .mapping = node.content else { return }
    let keys = fields.mapping("keys")
    let hasResources = fields.truth("resources") ?? false
    guard let path = fields.nonEmptyText("path"), let pathNode = fields.node("path") else {
      if fields.node("path") == nil { report("this table has no 'path'; add the path of its file", at: node) }
      return
    }
    if let mistake = Self.mistake(inPath: path) { return report("'\(path)' \(mistake)", at: pathNode) }
    var table = SystemTable(path: path, keys: [], offset: pathNode.offset)
    table.hasResources = hasResources
    if let other = tables.first(where: { $0.path == path || $0.isSecondFile(of: table) }) {
      return report("'\(other.path)' is the same table; remove one of them", at: pathNode)
    }
    guard let keys, !keys.isEmpty else {
      if fields.node("keys") == nil || keys != nil {
        report(
          "this table has no 'keys'; write which strings it has, such as 'keys: { \"settings.*\": path }'", at: node)
      }
      return
    }
    var named: Set<String> = []
    for pair in keys {
      guard let segments = KeySegment.split(pair.key), !segments.contains("") else {
        problems.append(
          DocumentProblem(
            explanation: "'\(pair.key)' is not a key path; write one such as 'permission.*'", offset: pair.keyOffset))
        continue
      }
      guard let naming = Self.naming(pair.value) else {
        report("the keys in a table are 'names', 'path', a key or a list of keys", at: pair.value)
        continue
      }
      if case .keys(let own) = naming, let twice = own.first(where: { !named.insert($0).inserted }) {
        report("the table has '\(twice)' twice; remove one of them", at: pair.value)
      }
      table.keys.append(
        .init(pattern: pair.key, glob: KeyGlob(segments: segments), naming: naming, offset: pair.keyOffset))
    }
    tables.append(table)
  }

  private static func naming(_ node: DocumentNode) -> SystemTable.Naming? {
    switch node.content {
    case .text(let text) where text.isNull || text.text.isEmpty: nil
    case .text(let text) where text.text == "names": .names
    case .text(let text) where text.text == "path": .path
    case .text(let text): .keys([text.text])
    case .list(let items):
      items.isEmpty || items.contains { $0.text?.isEmpty ?? true } ? nil : .keys(items.compactMap(\.text))
    case .mapping, .unread: nil
    }
  }

  /// Returns the mistake in a table's path and how to fix it, or `nil` if there is none.
  private static func mistake(inPath path: String) -> String? {
    let components = path.split(separator: "/", omittingEmptySubsequences: false)
    if path.hasPrefix("/") || components.contains("..") {
      return "leads out of this directory; write a path below the one of l10n.yml"
    }
    guard let format = BundleFormats.format(ofFile: FilePath.name(path))?.tables, format.composition == nil
    else { return "is no table; its name ends in '.xcstrings' or '.strings'" }
    let hasPlaceholder = path.contains(SystemTable.placeholder)
    if format.hasAllLanguages {
      return hasPlaceholder ? "has all languages in one file; remove '\(SystemTable.placeholder)'" : nil
    }
    return hasPlaceholder ? nil : "has one language; write '\(SystemTable.placeholder).lproj' for its folder"
  }
}

extension SystemTable {
  /// Returns a Boolean value indicating whether two files in different formats would be the same table of the app.
  fileprivate func isSecondFile(of other: SystemTable) -> Bool {
    guard name == other.name, hasFileForEachLanguage != other.hasFileForEachLanguage else { return false }
    let folder = { (table: SystemTable) in
      let folder = FilePath.parent(table.path)
      return table.hasFileForEachLanguage ? FilePath.parent(folder) : folder
    }
    return folder(self) == folder(other)
  }
}
