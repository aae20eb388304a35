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

  private func messages(of bundles: [Bundle]) -> [CatalogMessage] {
    var paths: Set<String> = []
    for bundle in bundles {
      for (path, entry) in bundle.entries where entry.message != nil { paths.insert(path) }
    }
    let sorted = paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return sorted.compactMap { path in
      let segments = KeySegment.split(path) ?? [path]
      if let include, let first = segments.first, !include.contains(first) { return nil }
      return message(path, segments, bundles)
    }
  }

  private func message(_ path: String, _ segments: [String], _ bundles: [Bundle]) -> CatalogMessage {
    let metadata = metadata.metadata(for: segments)
    var arguments: [CatalogArgument] = []
    var texts: [LocalizedMessage?] = []
    texts.reserveCapacity(bundles.count)
    for (index, bundle) in bundles.enumerated() {
      guard let entry = bundle.entries[path], let message = entry.message else {
        texts.append(nil)
        continue
      }
      let localized = LocalizedMessage(
        keyPlace: entry.keyPlace, message: message, syntax: syntax, hasArguments: !arguments.isEmpty)
      if index == 0 { arguments = self.arguments(of: localized, metadata) }
      texts.append(localized)
    }
    return CatalogMessage(keyPath: path, segments: segments, arguments: arguments, texts: texts, metadata: metadata)
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
