import L10nFormats
import L10nCatalog
import L10nChecking
import L10nText

/// A report for programs, with one finding per line. Members may be added in version 1, but existing members keep their
/// names and meanings.
enum JSONReport {
  static func write(_ outcome: CheckOutcome, to output: inout some TextOutputStream) {
    output.write("{\"version\":1,\"findings\":[")
    for (index, finding) in outcome.findings.enumerated() {
      output.write((index == 0 ? "\n" : ",\n") + value(of: finding).text)
    }
    output.write("\n],\"summary\":\(summary(of: outcome).text)}\n")
  }

  private static func summary(of outcome: CheckOutcome) -> JSONValue {
    let counts = SeverityCounts(outcome.findings)
    var members: [JSONValue.Member] = [
      ("languages", .object(languages(outcome.coverage))),
      ("errors", .number(counts[.error])),
      ("warnings", .number(counts[.warning])),
      ("infos", .number(counts[.info])),
    ]
    for (name, additions) in [("sources", outcome.sources), ("listings", outcome.listings)] where !additions.isEmpty {
      let values = additions.map { (key: $0.path, value: JSONValue.object(languages($0.catalog.coverage))) }
      members.append((name, .object(values)))
    }
    if let baseline = outcome.baseline {
      members.append(
        ("baseline", .object([("known", .number(baseline.known)), ("gone", .number(baseline.gone))])))
    }
    return .object(members)
  }

  /// Returns the coverage of each language.
  static func languages(_ coverage: [LanguageCoverage]) -> [JSONValue.Member] {
    coverage.map { coverage in
      (
        key: coverage.language,
        value: JSONValue.object(
          [("messages", .number(coverage.messages)), ("translated", .number(coverage.translated))]
            + (coverage.unfinished > 0 ? [("to-review", .number(coverage.unfinished))] : [])
            + (coverage.inherited.map { [("sparse", value(of: $0))] } ?? []))
      )
    }
  }

  /// Returns the inheritance of a sparse language, and why it counts as sparse.
  private static func value(of inherited: LanguageCoverage.Inheritance) -> JSONValue {
    .object([
      ("through", .object(inherited.parts.map { ($0.language, .number($0.messages)) })),
      ("reason", .string(inherited.isConfigured ? "configured" : "fuller-relative")),
    ])
  }

  private static func value(of finding: Finding) -> JSONValue {
    .object(
      [
        ("rule", .string(finding.rule.rawValue)),
        ("severity", .string(finding.severity.rawValue)),
        ("message", .string(finding.message)),
        ("language", .optional(finding.subject.language)),
        ("key", .optional(finding.key)),
        ("writtenKey", .optional(finding.subject.key)),
        ("facts", .object(facts(of: finding))),
      ] + finding.location.members + [
        ("related", .array(finding.related.map(value))),
        ("fixable", .truth(finding.fix != nil)),
      ])
  }

  private static func facts(of finding: Finding) -> [JSONValue.Member] {
    finding.facts.values.compactMap { name, value in value.map { (name.rawValue, .string($0)) } }
  }

  private static func value(of related: Finding.Related) -> JSONValue {
    .object(related.location.members + [("message", .string(related.message))])
  }
}
