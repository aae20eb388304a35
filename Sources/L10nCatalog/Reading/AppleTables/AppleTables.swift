import L10nFormats
import L10nLanguage
import L10nText

/// The tables among the files of a translations directory.
struct AppleTables {
  let tables: [AppleTable]
  /// The problems of strings that are spread over several files.
  let problems: [BundleProblem]

  /// - Parameters:
  ///   - files: the files of tables, with the components of their paths, except languages.
  ///   - source: the source language of tables whose files don't name one.
  ///   - usesNamespaces: a Boolean value indicating whether tables other than `Localizable` are namespaces.
  ///   - takesKeysAsTexts: a Boolean value indicating whether keys are texts if the source language has none for them.
  init(
    _ files: [(file: BundleFile, path: [String])], source: String, naming: AppleTableNaming, usesNamespaces: Bool,
    takesKeysAsTexts: Bool
  ) {
    var groups: [(path: [String], files: [BundleFile])] = []
    var indexes: [[String]: Int] = [:]
    for (file, path) in files {
      // Files with one language each belong to one table, even if their languages are in different folders.
      let identity = Self.identity(path)
      if file.language != nil, let index = indexes[identity] {
        groups[index].files.append(file)
        if file.language.map({ LanguageNames.areSame($0, source) }) ?? false { groups[index].path = path }
      } else {
        if file.language != nil { indexes[identity] = groups.count }
        groups.append((path, [file]))
      }
    }
    let names = Self.names(of: groups, known: naming.names)
    let namespaces = names.map { usesNamespaces ? AppleTable.namespace(ofTable: $0) : [] }
    var problems: [BundleProblem] = []
    tables = groups.indices.map { index in
      let own = groups[index].files.withoutReplacedBase
      let all = takesKeysAsTexts && own.mayHaveKeysAsTexts ? KeysAsTexts(own, source: source).files : own
      let files = AppleTableParts.joined(all, source: source, &problems)
      return AppleTable(
        files, source: files.first?.source ?? source, name: names[index], namespace: namespaces[index],
        besides: namespaces, naming: naming)
    }
    self.problems = problems
  }

  /// Returns the path of a table as one value for all that are the same: names that differ only in case are the same
  /// file where Xcode runs.
  static func identity(_ path: [String]) -> [String] { path.dropLast() + [path.last?.lowercased() ?? ""] }

  /// Returns the names of tables. Several with one name, as in the packages of an app, are distinguished by their
  /// folders. A table that moved, or that had its name alone before, keeps the name that `names.yml` has for it.
  private static func names(of groups: [(path: [String], files: [BundleFile])], known: KeyNames) -> [String] {
    var names = groups.map { $0.path.last ?? "" }
    // Names that differ only in case, such as 'InfoPlist' and 'infoPlist', would be the same in Swift, too.
    let forms = names.map { KeyNaming.Path([$0]).form }
    for indexes in Dictionary(grouping: names.indices, by: { forms[$0] }).values where indexes.count > 1 {
      let paths = indexes.map { groups[$0].path.dropLast() }
      for index in indexes {
        names[index] = (distinguishing(groups[index].path.dropLast(), among: paths) + [names[index]]).joined(
          separator: "/")
      }
    }
    let unused = known.tables.filter { !$0.value.isEmpty && !names.contains($0.key) }
    for (name, keys) in unused.sorted(by: { KeyOrder.precedes($0.key, $1.key) }) {
      let stem = name.split(separator: "/").last.map(String.init)
      let moved = groups.indices.filter { groups[$0].path.last == stem && known.tables[names[$0]] == nil }
        .map { index in (index: index, count: groups[index].files.keys.count { keys[$0] != nil }) }
        .max { $0.count < $1.count }
      if let moved, moved.count > 0 { names[moved.index] = name }
    }
    return names
  }

  /// Returns the folders of a path without those that all paths have in common.
  private static func distinguishing(_ folders: ArraySlice<String>, among all: [ArraySlice<String>]) -> [String] {
    guard all.count > 1 else { return [] }
    let common = folders.indices.prefix { index in
      all.allSatisfy { $0.indices.contains(index) && $0[index] == folders[index] }
    }.count
    return Array(folders.dropFirst(common))
  }
}

extension [BundleFile] {
  /// The files, with only those strings of `Base.lproj` that the development language's own folder doesn't have.
  fileprivate var withoutReplacedBase: Self {
    map { file in
      guard file.isBase, let root = file.root else { return file }
      let own = filter { !$0.isBase && $0.language == file.language && $0.format == file.format }
      let keys = Set(own.flatMap { $0.root?.entries.map(\.key) ?? [] })
      var file = file
      file.root = DocumentNode(
        offset: root.offset, content: .mapping(root.entries.filter { !keys.contains($0.key) }))
      file.notes.removeAll { keys.contains($0.key) }
      return file
    }
  }

  /// A Boolean value indicating whether keys may be texts.
  fileprivate var mayHaveKeysAsTexts: Bool {
    allSatisfy { file in
      BundleFormats.format(file.format).tables.map { $0.hasKeysOfXcode || $0.hasOriginalTexts } ?? true
    }
  }

  /// The keys of a table.
  fileprivate var keys: Set<String> {
    Set(
      flatMap { file in
        let entries = file.root?.entries ?? []
        return file.language == nil ? entries.flatMap { $0.value.entries.map(\.key) } : entries.map(\.key)
      })
  }
}
