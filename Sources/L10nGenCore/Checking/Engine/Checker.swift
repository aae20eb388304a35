import L10nLanguage

/// Runs rules over a catalog.
struct Checker: Sendable {
  private let options: CheckingOptions
  private let rules: [RuleID: any Rule]
  private let problemRules: [any BundleProblemRule]
  private let textRules: [any TextRule]
  private let translationRules: [any TranslationRule]
  private let wordingRules: [(traits: TextTraits, rule: any WordingRule)]
  /// The traits that some wording rule looks for.
  private let wordingTraits: TextTraits
  private let catalogRules: [any CatalogRule]

  /// Creates a checker of those rules that the options don't turn off.
  init(_ rules: [any Rule], options: CheckingOptions) {
    self.options = options
    let rules = rules.filter { options.allows($0.id) }
    self.rules = Dictionary(rules.map { ($0.id, $0) }) { first, _ in first }
    problemRules = rules.compactMap { $0 as? any BundleProblemRule }
    textRules = rules.compactMap { $0 as? any TextRule }
    translationRules = rules.compactMap { $0 as? any TranslationRule }
    wordingRules = rules.compactMap { $0 as? any WordingRule }.map { ($0.traits, $0) }
    wordingTraits = wordingRules.reduce(into: []) { $0.formUnion($1.traits) }
    catalogRules = rules.compactMap { $0 as? any CatalogRule }
  }

  /// Returns the findings of all rules, in the order in which they are shown.
  func findings(in catalog: Catalog, accessors: AccessorTree) -> [Finding] {
    FindingOrder.sorted(findings(reports(on: catalog, accessors), catalog))
  }

  private func reports(on catalog: Catalog, _ accessors: AccessorTree) -> [Report] {
    var reporter = Reporter()
    for problem in catalog.problems {
      for rule in problemRules { rule.report(problem, to: &reporter) }
    }
    let reportsOnCatalog = Concurrently.map(catalogRules.count) { index in
      var reporter = Reporter()
      catalogRules[index].check(catalog, accessors, &reporter)
      return reporter.reports
    }
    return reporter.reports + reportsOnCatalog.flatMap(\.self) + reportsOnMessages(of: catalog)
  }

  /// So many texts, in all languages, are checked on one processor at a time.
  private static let textsAtOnce = 4_000

  private func reportsOnMessages(of catalog: Catalog) -> [Report] {
    let languages = catalog.bundles.map { CheckedLanguage($0) }
    let messagesAtOnce = max(1, Self.textsAtOnce / max(1, languages.count))
    let starts = Array(stride(from: 0, to: catalog.messages.count, by: messagesAtOnce))
    return Concurrently.map(starts.count) { part in
      let end = min(starts[part] + messagesAtOnce, catalog.messages.count)
      var reporter = Reporter()
      check(starts[part]..<end, of: catalog, languages, &reporter)
      return reporter.reports
    }.flatMap(\.self)
  }

  private func check(
    _ messages: Range<Int>, of catalog: Catalog, _ languages: [CheckedLanguage], _ reporter: inout Reporter
  ) {
    guard let source = languages.first else { return }
    var sourceTraits: [TextTraits] = []
    for index in messages {
      let message = catalog.messages[index]
      let isPlain = message.isPlainText
      guard !isPlain || !wordingRules.isEmpty else { continue }
      let checked = CheckedMessage(message, at: index, source: source)
      if !isPlain { checkPatterns(of: checked, in: languages, &reporter) }
      checkWordings(of: checked, in: languages, &sourceTraits, &reporter)
    }
  }

  private func checkPatterns(
    of message: CheckedMessage, in languages: [CheckedLanguage], _ reporter: inout Reporter
  ) {
    var source: CheckedText?
    for (language, text) in zip(languages.indices, message.message.texts) {
      guard let text else { continue }
      let checked = CheckedText(text, of: message, in: languages[language], at: language)
      for rule in textRules { rule.check(checked, &reporter) }
      if checked.isSource {
        source = checked
      } else if let source, source.isSound, checked.isSound, !checked.isEmpty {
        for rule in translationRules { rule.check(checked, against: source, &reporter) }
      }
    }
  }

  /// - Parameter sourceTraits: holds those of the message's texts afterwards; given, so that its memory is used again.
  private func checkWordings(
    of message: CheckedMessage, in languages: [CheckedLanguage], _ sourceTraits: inout [TextTraits],
    _ reporter: inout Reporter
  ) {
    guard !wordingRules.isEmpty else { return }
    let source = message.message.source?.message
    sourceTraits.removeAll(keepingCapacity: true)
    if let source { for index in 0..<source.count { sourceTraits.append(TextTraits(of: source[index].text)) } }
    for language in languages.indices {
      guard let localized = message.message.texts[language] else { continue }
      let texts = localized.message
      for index in 0..<texts.count {
        let text = texts[index]
        guard !text.text.isEmpty else { continue }
        let counterpart = language == 0 ? nil : source?.counterpartIndex(of: index, in: texts)
        var traits = language == 0 ? sourceTraits[index] : TextTraits(of: text.text)
        if let counterpart { traits.formUnion(sourceTraits[counterpart]) }
        guard !traits.isDisjoint(with: wordingTraits) else { continue }
        let wording = Wording(
          owner: message, language: languages[language], languageIndex: language, text: text,
          source: counterpart.flatMap { source?[$0] }, sourceIndex: counterpart, message: localized,
          textIndex: index)
        for (wanted, rule) in wordingRules where !traits.isDisjoint(with: wanted) { rule.check(wording, &reporter) }
      }
    }
  }

  private func findings(_ reports: [Report], _ catalog: Catalog) -> [Finding] {
    guard !reports.isEmpty else { return [] }
    var locator = PlaceLocator(files: catalog.files)
    let exceptions = RuleExceptions(catalog)
    var findings: [Finding] = []
    findings.reserveCapacity(reports.count)
    for report in reports {
      guard let rule = rules[report.rule], !exceptions.cover(report) else { continue }
      findings.append(
        Finding(
          rule: report.rule, severity: options.severity(of: report, by: rule), facts: report.facts,
          language: report.language(in: catalog), key: report.key(in: catalog),
          location: locator.location(of: report.spot),
          related: report.related.map { .init(location: locator.location(of: $0.place), message: $0.words) },
          fix: report.fix.flatMap { $0.inString(of: catalog) }))
    }
    return findings
  }
}

extension CatalogMessage {
  /// A Boolean value indicating whether no language has more for it than text.
  fileprivate var isPlainText: Bool {
    arguments.isEmpty && texts.indices.allSatisfy { texts[$0]?.isPlainText ?? true }
  }
}

extension Report {
  fileprivate func language(in catalog: Catalog) -> String? {
    switch subject {
    case .message(_, let language): language.map { catalog.languages[$0] }
    case .other(_, let language): language
    }
  }

  fileprivate func key(in catalog: Catalog) -> String? {
    switch subject {
    case .message(let index, _): catalog.messages[index].keyPath
    case .other(let key, _): key
    }
  }
}
