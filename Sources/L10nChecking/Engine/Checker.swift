package import L10nCatalog
import L10nMessages
package import L10nText

/// Runs rules over a catalog.
package struct Checker: Sendable {
  private let options: CheckingOptions
  private let rules: [RuleID: any Rule]
  private let called: CalledRules
  /// The traits that any wording rule needs.
  private let wordingTraits: TextTraits

  /// Creates a checker with the rules that the options don't turn off.
  package init(_ rules: [any Rule], options: CheckingOptions) {
    self.options = options
    let rules = rules.filter { options.allows($0.id) }
    self.rules = Dictionary(rules.map { ($0.id, $0) }) { first, _ in first }
    called = rules.reduce(into: CalledRules()) { $1.join(&$0) }
    wordingTraits = called.wordingRules.reduce(into: []) { $0.formUnion($1.traits) }
  }

  /// Returns the findings of all rules, in the order in which they are shown.
  package func findings(in catalog: Catalog, accessors: AccessorTree) -> [Finding] {
    findings(in: catalog, accessors: accessors, onMessages: reports(on: catalog.messageRanges, of: catalog))
  }

  /// Returns the findings of all rules, in the order in which they are shown, and what makes it quicker to check a later
  /// catalog.
  ///
  /// - Parameter earlier: the messages of a catalog that was checked with the same rules and options.
  package func findings(
    in catalog: Catalog, accessors: AccessorTree, since earlier: CheckedMessages?
  ) -> (findings: [Finding], checked: CheckedMessages) {
    let reports = reports(on: earlier?.differences(in: catalog).ranges ?? catalog.messageRanges, of: catalog)
    let findings = findings(in: catalog, accessors: accessors, onMessages: reports)
    return (findings, CheckedMessages(catalog, reports: reports))
  }

  private func reports(on ranges: [Range<Int>], of catalog: Catalog) -> [[Report]] {
    let languages = CheckedLanguage.languages(of: catalog)
    return Concurrently.map(ranges.count) { reports(on: ranges[$0], of: catalog, languages) }
  }

  /// Returns the reports on some of a catalog's messages by the rules that check one message at a time.
  package func reports(on messages: Range<Int>, of catalog: Catalog, _ languages: [CheckedLanguage]) -> [Report] {
    // Each message holds this array. It is a copy, because processors that count references to the same array would
    // wait for each other.
    let languages = languages.map(\.self)
    var reporter = Reporter()
    var sourceTraits: [TextTraits] = []
    for index in messages {
      let message = catalog.messages[index]
      let isPlain = message.isPlainText
      guard !isPlain || !called.wordingRules.isEmpty else { continue }
      let checked = CheckedMessage(message, at: index, in: languages)
      if !isPlain { checkPatterns(of: checked, &reporter) }
      checkWordings(of: checked, &sourceTraits, &reporter)
    }
    return reporter.reports
  }

  /// Returns the findings of all rules, in the order in which they are shown.
  ///
  /// - Parameter onMessages: the reports on all messages.
  package func findings(in catalog: Catalog, accessors: AccessorTree, onMessages: [[Report]]) -> [Finding] {
    var reporter = Reporter()
    for problem in catalog.problems {
      for rule in called.problemRules { rule.report(problem, to: &reporter) }
    }
    let onCatalog = Concurrently.map(called.catalogRules.count) { index in
      var reporter = Reporter()
      called.catalogRules[index].check(catalog, accessors, &reporter)
      return reporter.reports
    }
    var reports = reporter.reports + onCatalog.flatMap(\.self) + onMessages.flatMap(\.self)
    for rule in called.reconsideringRules {
      let own = reports.filter { $0.rule == rule.id }
      guard !own.isEmpty else { continue }
      reports = reports.filter { $0.rule != rule.id } + rule.reconsider(own, in: catalog)
    }
    return FindingOrder.sorted(findings(reports, catalog))
  }

  private func checkPatterns(of message: CheckedMessage, _ reporter: inout Reporter) {
    var source: CheckedText?
    for (language, text) in message.message.texts.enumerated() {
      guard let text else { continue }
      let checked = CheckedText(text, of: message, inLanguage: language)
      for rule in called.textRules { rule.check(checked, &reporter) }
      if checked.isSource {
        source = checked
      } else if let source, source.isSound, checked.isSound, !checked.isEmpty {
        for rule in called.translationRules { rule.check(checked, against: source, &reporter) }
      }
    }
  }

  /// - Parameter sourceTraits: an array for the traits of the message's source texts; passed in to reuse its memory.
  private func checkWordings(
    of message: CheckedMessage, _ sourceTraits: inout [TextTraits], _ reporter: inout Reporter
  ) {
    guard !called.wordingRules.isEmpty else { return }
    let source = message.message.source
    sourceTraits.removeAll(keepingCapacity: true)
    if let texts = source?.stored { for index in 0..<texts.count { sourceTraits.append(TextTraits(of: texts[index])) } }
    for (language, localized) in message.message.texts.enumerated() {
      guard let localized else { continue }
      let texts = localized.stored
      for index in 0..<texts.count {
        let text = texts[index]
        guard !text.isEmpty else { continue }
        let counterpart = language == 0 ? nil : source?.stored.counterpartIndex(of: index, in: texts)
        var traits = language == 0 ? sourceTraits[index] : TextTraits(of: text)
        if let counterpart { traits.formUnion(sourceTraits[counterpart]) }
        guard !traits.isDisjoint(with: wordingTraits) else { continue }
        let wording = Wording(
          owner: message, languageIndex: language, text: localized.message[index],
          source: counterpart.flatMap { source?.message[$0] }, sourceIndex: counterpart, message: localized,
          textIndex: index)
        for (wanted, rule) in called.wordingRules where !traits.isDisjoint(with: wanted) {
          rule.check(wording, &reporter)
        }
      }
    }
  }

  private func findings(_ reports: [Report], _ catalog: Catalog) -> [Finding] {
    guard !reports.isEmpty else { return [] }
    var locator = PlaceLocator(files: catalog.files)
    let exceptions = RuleExceptions(catalog)
    let subjects = FindingSubjects(catalog)
    var findings: [Finding] = []
    findings.reserveCapacity(reports.count)
    for report in reports {
      guard let rule = rules[report.rule], !exceptions.cover(report) else { continue }
      findings.append(
        Finding(
          rule: report.rule, severity: options.severity(of: report, by: rule), facts: report.facts,
          language: report.language(in: catalog), key: report.key(in: catalog), subject: subjects.subject(of: report),
          location: locator.location(of: report.spot),
          related: report.related.map { .init(location: locator.location(of: $0.place), message: $0.words) },
          fix: report.fix.flatMap { $0.inString(of: catalog) }))
    }
    return findings
  }
}

extension CatalogMessage {
  /// A Boolean value indicating whether it is plain text in all languages.
  fileprivate var isPlainText: Bool {
    arguments.isEmpty && texts.indices.allSatisfy { texts[$0]?.isPlainText ?? true }
  }
}

extension Report {
  func language(in catalog: Catalog) -> String? {
    switch subject {
    case .message(_, let language): language.map { catalog.languages[$0] }
    case .other(_, let language): language
    }
  }

  func key(in catalog: Catalog) -> String? {
    switch subject {
    case .message(let index, _): catalog.messages[index].keyPath
    case .other(let key, _): key
    }
  }
}
