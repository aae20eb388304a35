import L10nText

/// Finds settings of the configuration for keys and languages that don't exist.
enum IdleConfiguration {
  static func problems(of options: ReadingOptions, in catalog: Catalog) -> [BundleProblem] {
    includes(of: options, in: catalog) + sparse(of: options, in: catalog) + syntaxes(of: options, in: catalog)
      + settings(of: options)
  }

  private static func settings(of options: ReadingOptions) -> [BundleProblem] {
    options.settingsNotRead.map { path, readPath in
      BundleProblem(
        kind: .idleSettings(path: path, readPath: readPath),
        place: Place(file: 0, offset: options.translationsOffset))
    }
  }

  private static func includes(of options: ReadingOptions, in catalog: Catalog) -> [BundleProblem] {
    // Keys that a broken file leaves out aren't missing.
    guard let include = options.include, let source = catalog.bundles.first, source.isComplete else { return [] }
    return include.filter { name in
      catalog.keys.number(of: [name]).flatMap { source.entries[$0] } == nil
    }.map { name in
      let place = Place(file: 0, offset: options.includeOffsets[name] ?? 0)
      return BundleProblem(kind: .idleInclude(name), place: place)
    }
  }

  private static func syntaxes(of options: ReadingOptions, in catalog: Catalog) -> [BundleProblem] {
    guard catalog.bundles.first?.isComplete == true else { return [] }
    return options.syntax.exceptions.filter { exception in
      !catalog.messages.contains { $0.isInSource && exception.matches(catalog.keys.segments($0.key)) }
    }.map { exception in
      let isNamespace = KeySegment.split(exception.pattern).flatMap(catalog.keys.number) != nil
      return BundleProblem(
        kind: .idleSyntax(exception.pattern, isNamespace: isNamespace), place: Place(file: 0, offset: exception.offset))
    }
  }

  private static func sparse(of options: ReadingOptions, in catalog: Catalog) -> [BundleProblem] {
    (options.sparse ?? []).filter { name in
      catalog.language(named: name).map { catalog.sparse[$0] == nil } ?? true
    }.map { name in
      BundleProblem(kind: .idleSparse(name), place: Place(file: 0, offset: options.languageOffsets[name] ?? 0))
    }
  }
}
