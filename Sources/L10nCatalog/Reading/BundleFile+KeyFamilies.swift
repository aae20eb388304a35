import L10nFormats
import L10nText

extension [BundleFile] {
  /// Joins the keys of files that belong to one message, and returns the problems of the messages.
  ///
  /// - Parameter source: the language whose files show first which keys these are.
  mutating func joinKeyFamilies(source: String) -> [BundleProblem] {
    var problems: [BundleProblem] = []
    for format in BundleFormats.all {
      guard let families = format.keyFamilies else { continue }
      let own = indices.filter { self[$0].format == format.id }
      if !own.isEmpty { problems += join(families, of: own, source: source) }
    }
    return problems
  }

  private mutating func join(_ families: any KeyFamilies, of own: [Int], source: String) -> [BundleProblem] {
    var families = families
    func isOfSource(_ index: Int) -> Bool {
      self[index].language.map { LanguageNames.areSame($0, source) } ?? true
    }
    for index in own.filter(isOfSource) + own.filter({ !isOfSource($0) }) {
      for (_, root, namespace) in self[index].roots { families.add(root, in: namespace) }
    }
    var problems: [BundleProblem] = []
    for index in own {
      var entries: [DocumentEntry] = []
      for (entry, root, namespace) in self[index].roots {
        let language = self[index].language ?? entry?.key ?? source
        let joined = families.joined(root, in: namespace, language: language)
        self[index].composed.merge(joined.composed) { first, _ in first }
        problems += joined.problems.map { BundleProblem($0, self[index].format, file: self[index].index) }
        guard let entry else {
          self[index].root = joined.root
          continue
        }
        entries.append(DocumentEntry(key: entry.key, keyOffset: entry.keyOffset, value: joined.root))
      }
      if let root = self[index].root, !entries.isEmpty {
        self[index].root = DocumentNode(offset: root.offset, content: .mapping(entries))
      }
    }
    return problems
  }
}

extension BundleFile {
  /// The content for each language, with the entry of the language if its key is at the top of the file.
  fileprivate var roots: [(entry: DocumentEntry?, root: DocumentNode, namespace: [String])] {
    guard let root else { return [] }
    let entries = root.entries
    let hasLanguages =
      language.map { name in entries.count == 1 && LanguageNames.areSame(entries[0].key, name) } ?? !entries.isEmpty
    return hasLanguages ? entries.map { ($0, $0.value, namespace) } : [(nil, root, namespace)]
  }
}
