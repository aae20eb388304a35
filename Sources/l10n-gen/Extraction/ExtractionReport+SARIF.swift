import L10nChecking
import L10nFormats
import L10nProject
import L10nText

extension ExtractionReport {
  /// Prints the findings for code scanning.
  func printSARIF() throws(Refusal) {
    var output = ConsoleStream()
    var report = SARIFReport(
      of: "l10n-gen extract --check", rules: ExtractionRule.allCases.map { ($0.rawValue, Self.descriptor(of: $0)) })
    report.write(findings.map(SARIFResult.init), to: &output)
    try output.finish()
  }

  private static func descriptor(of rule: ExtractionRule) -> JSONValue {
    let summary = SARIFMessage.text(SARIFRule.sentence(rule.summary))
    return .object([
      ("id", .string(rule.rawValue)), ("shortDescription", summary), ("fullDescription", summary),
      ("help", SARIFMessage.text(rule.advice, markdown: MarkdownText.prose(rule.advice))),
      ("defaultConfiguration", .object([("level", .string(SARIFReport.level(.warning)))])), SARIFRule.tags,
    ])
  }
}

extension SARIFResult {
  /// Creates the result of a finding of `extract`.
  fileprivate init(_ finding: ExtractionReport.Finding) {
    let parts = [finding.rule.rawValue, finding.location.file, finding.key ?? ""]
    self.init(
      rule: finding.rule.rawValue, severity: .warning, message: finding.message, location: finding.location,
      key: finding.key
    ) { Fingerprint.digits(of: parts + [String($0)]) }
  }
}
