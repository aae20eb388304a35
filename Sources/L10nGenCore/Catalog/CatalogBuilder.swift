import L10nLanguage

/// Joins bundles to a catalog: parses every message and decides what arguments it has.
struct CatalogBuilder {
  let syntax: MessageSyntax
  let metadata: Metadata
  /// The top-level namespaces to take; nil for all.
  let include: [String]?

  /// The catalog of the bundles, the source's first.
  func catalog(of bundles: [Bundle], files: [SourceFile], problems: [BundleProblem]) -> Catalog {
    Catalog(
      languages: bundles.map(\.language), messages: messages(of: bundles), syntax: syntax, files: files,
      bundles: bundles, problems: problems)
  }

  /// What the bundles have at one key path.
  private struct Row {
    var path: String
    /// An entry for each bundle; nil where one has no message there.
    var entries: [BundleEntry?]
  }

  private func messages(of bundles: [Bundle]) -> [CatalogMessage] {
    rows(of: bundles).sorted { KeyOrder.precedes($0.path, $1.path) }.compactMap { row in
      let segments = KeySegment.split(row.path) ?? [row.path]
      if let include, let first = segments.first, !include.contains(first) { return nil }
      return message(row, segments)
    }
  }

  private func rows(of bundles: [Bundle]) -> [Row] {
    var rows: [Row] = []
    var indexes: [String: Int] = [:]
    let capacity = bundles.map(\.entries.count).max() ?? 0
    rows.reserveCapacity(capacity)
    indexes.reserveCapacity(capacity)
    for (language, bundle) in bundles.enumerated() {
      for (path, entry) in bundle.entries where entry.message != nil {
        if let index = indexes[path] {
          rows[index].entries[language] = entry
        } else {
          indexes[path] = rows.count
          var entries = [BundleEntry?](repeating: nil, count: bundles.count)
          entries[language] = entry
          rows.append(Row(path: path, entries: entries))
        }
      }
    }
    return rows
  }

  private func message(_ row: Row, _ segments: [String]) -> CatalogMessage {
    let metadata = metadata.metadata(for: segments)
    var arguments: [CatalogArgument] = []
    var texts: [LocalizedMessage?] = []
    texts.reserveCapacity(row.entries.count)
    for (index, entry) in row.entries.enumerated() {
      guard let entry, let message = entry.message else {
        texts.append(nil)
        continue
      }
      let localized = LocalizedMessage(
        keyPlace: entry.keyPlace, message: message, syntax: syntax, hasArguments: !arguments.isEmpty)
      if index == 0 { arguments = self.arguments(of: localized, metadata) }
      texts.append(localized)
    }
    return CatalogMessage(
      keyPath: row.path, segments: segments, arguments: arguments, texts: texts, metadata: metadata)
  }

  private func arguments(of source: LocalizedMessage, _ metadata: MessageMetadata) -> [CatalogArgument] {
    source.arguments.map { argument in
      var result = CatalogArgument(
        name: argument.name, type: ArgumentInference.type(of: argument.uses) ?? .string, keywords: [],
        isTypeGiven: false)
      switch metadata.arguments[argument.name] {
      case .builtIn(let type):
        result.type = type
        result.isTypeGiven = true
      case .sharedEnum(let name): result.sharedEnum = name
      case nil: break
      }
      if result.type == .select { result.keywords = keywords(of: argument) }
      return result
    }
  }

  /// The keywords of all selects over an argument, each once, in the order they are written.
  private func keywords(of argument: MessageArgument) -> [String] {
    var seen: Set<String> = []
    return argument.uses.flatMap { use in
      if case .select(let keywords) = use.kind { keywords } else { [String]() }
    }.filter { seen.insert($0).inserted }
  }
}
