/// What checking a catalog came to.
public struct CheckOutcome: Sendable {
  /// The catalog.
  public var catalog: Catalog
  /// What the rules found, in the order of files and places.
  public var findings: [Finding]
  /// What a baseline came to; nil where none was given.
  public var baseline: BaselineUse?

  /// Makes an outcome.
  public init(catalog: Catalog, findings: [Finding]) {
    self.catalog = catalog
    self.findings = findings
  }

  /// How far a baseline fits the findings.
  public struct BaselineUse: Sendable, Hashable {
    /// How many findings it has, which are not among those of the outcome.
    public var known: Int
    /// How many of its findings are no longer there.
    public var gone: Int
    /// Where it tells of the first of these.
    public var firstGone: SourceLocation?
  }

  /// How much of the source one language has.
  public struct Coverage: Sendable, Hashable {
    /// The language.
    public var language: String
    /// How many messages of the source are to be in it.
    public var messages: Int
    /// How many of these it has.
    public var translated: Int
  }

  /// The coverage of every language, in the catalog's order.
  public var coverage: [Coverage] {
    catalog.languages.indices.map { index in
      var coverage = Coverage(language: catalog.languages[index], messages: 0, translated: 0)
      for message in catalog.messages where message.isInSource {
        let text = message.texts[index]
        guard text != nil || message.metadata.isTranslatable else { continue }
        coverage.messages += 1
        guard let text else { continue }
        if message.metadata.allowsEmpty || !text.message.isEmpty || index == 0 { coverage.translated += 1 }
      }
      return coverage
    }
  }

  /// Whether any finding is an error.
  public var hasErrors: Bool {
    findings.contains { $0.severity == .error }
  }
}
