import L10nCatalog
import L10nText

/// The strings of a project and of another platform that are the same.
struct SourcePairs: Sendable {
  let source: ComparedSource
  /// Strings of the other platform, each with those of the project that it may be.
  private(set) var pairs: [Pair] = []
  /// The strings that the project doesn't have, by their indexes on the other platform.
  private(set) var missingHere: [Int] = []
  /// The strings that the other platform doesn't have, by their indexes in the project.
  private(set) var missingThere: [Int] = []

  struct Pair: Sendable {
    /// The index on the other platform.
    var other: Int
    /// The indexes in the project: one string, or all with the same text.
    var own: [Int]
  }

  init(_ project: Catalog, _ source: ComparedSource) {
    self.source = source
    let own = Self.comparedMessages(of: project)
    let others = Self.comparedMessages(of: source.catalog)
    let match: (Int) -> [Int] =
      switch source.configured.match {
      case .keys: Self.matchingKeys(own, project, source)
      case .text: Self.matchingTexts(own, project, source)
      }
    var found: Set<Int> = []
    for other in others {
      let matches = match(other)
      found.formUnion(matches)
      if matches.isEmpty { missingHere.append(other) } else { pairs.append(Pair(other: other, own: matches)) }
    }
    let namespace = source.configured.namespace
    missingThere = own.filter { index in
      !found.contains(index) && project.keys.segments(project.messages[index].key).starts(with: namespace)
    }
  }

  /// Returns the messages of the source language, by their indexes. The system's own strings differ between platforms.
  private static func comparedMessages(of catalog: Catalog) -> [Int] {
    let ofSystem = catalog.systemMessages
    return catalog.messages.indices.filter { index in
      catalog.messages[index].isInSource && !ofSystem.contains(index) && !catalog.messages[index].isDeprecated
    }
  }

  // MARK: Keys

  private static func matchingKeys(
    _ own: [Int], _ project: Catalog, _ source: ComparedSource
  ) -> (Int) -> [Int] {
    let exact = Dictionary(own.map { (project.messages[$0].keyPath, $0) }) { first, _ in first }
    let spelled = Dictionary(grouping: own) { KeySegment.spelling(of: project.keys.segments(project.messages[$0].key)) }
    return { other in
      let message = source.catalog.messages[other]
      let path = source.configured.namespace + source.catalog.keys.segments(message.key)
      if let index = exact[KeySegment.path(path)] { return [index] }
      let spelling = KeySegment.spelling(of: path)
      // Of several that differ only in their spelling, none is certain.
      guard !spelling.isEmpty, let matches = spelled[spelling], matches.count == 1 else { return [] }
      return matches
    }
  }

  // MARK: Texts

  private static func matchingTexts(
    _ own: [Int], _ project: Catalog, _ source: ComparedSource
  ) -> (Int) -> [Int] {
    let inNamespace = own.filter {
      project.keys.segments(project.messages[$0].key).starts(with: source.configured.namespace)
    }
    guard let language = project.bundles.first?.tag else { return { _ in [] } }
    func text(of message: CatalogMessage) -> [UInt8]? {
      ComparableMessage(message.source, in: language, ShownArguments(of: message.source))?.text
    }
    let texts = Dictionary(grouping: inNamespace) { text(of: project.messages[$0]) }
    return { other in text(of: source.catalog.messages[other]).flatMap { texts[$0] } ?? [] }
  }
}
