import L10nGenCore

/// A report for programs. Version 1 may get further members; those it has keep their names and meanings.
enum JSONReport {
  static func text(_ outcome: CheckOutcome) -> String {
    let languages = outcome.coverage.map { coverage in
      (
        name: coverage.language,
        value: JSONText.object([
          ("messages", .number(coverage.messages)), ("translated", .number(coverage.translated)),
        ])
      )
    }
    let summary: JSONText = .object([
      ("languages", .object(languages)),
      ("errors", .number(outcome.count(of: .error))),
      ("warnings", .number(outcome.count(of: .warning))),
      ("infos", .number(outcome.count(of: .info))),
    ])
    let document: JSONText = .object([
      ("version", .number(1)), ("findings", .array(outcome.findings.map(finding))), ("summary", summary),
    ])
    return document.text + "\n"
  }

  private static func finding(_ finding: Finding) -> JSONText {
    .object([
      ("rule", .string(finding.rule.rawValue)),
      ("severity", .string(finding.severity.rawValue)),
      ("message", .string(finding.message)),
      ("language", .optional(finding.language)),
      ("key", .optional(finding.key)),
      ("file", .string(finding.location.file)),
      ("line", .number(finding.location.line)),
      ("column", .number(finding.location.column)),
      ("related", .array(finding.related.map(related))),
      ("fixable", .truth(finding.fix != nil)),
    ])
  }

  private static func related(_ related: Finding.Related) -> JSONText {
    .object([
      ("file", .string(related.location.file)), ("line", .number(related.location.line)),
      ("column", .number(related.location.column)), ("message", .string(related.message)),
    ])
  }
}
