import L10nFormats
import L10nChecking
import L10nText

/// Findings in the Static Analysis Results Interchange Format (SARIF) 2.1.0 of OASIS, for GitHub code scanning and
/// other programs that collect the results of tools.
struct SARIFReport {
  /// The maximum number of results in a file. GitHub refuses files with more.
  static let limit = 25_000

  var paths = RepositoryPaths()
  /// The number of findings with each fingerprint.
  private var occurrences: [Fingerprint: Int] = [:]

  init(paths: RepositoryPaths = RepositoryPaths()) {
    self.paths = paths
  }

  /// Writes a run with its results, in order of decreasing severity.
  mutating func write(_ findings: [Finding], to output: inout some TextOutputStream) {
    let rules = Rules.all.map(\.id)
    let indexes = Dictionary(rules.enumerated().map { ($1, $0) }) { first, _ in first }
    output.write(
      "{\"$schema\":\"https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json\","
        + "\"version\":\"2.1.0\",\"runs\":[{\n\"tool\":\(Self.tool.text),\n\"columnKind\":\"unicodeCodePoints\",\n"
        + "\"originalUriBaseIds\":\(Self.base.text),\n\"invocations\":[\(Self.invocation(of: findings.count).text)],\n"
        + "\"results\":[")
    var isFirst = true
    for finding in Self.mostSevere(of: findings) {
      output.write((isFirst ? "\n" : ",\n") + result(finding, ruleIndex: indexes[finding.rule] ?? 0).text)
      isFirst = false
    }
    output.write("\n]}]}\n")
  }

  private static func mostSevere(of findings: [Finding]) -> [Finding] {
    let bySeverity = Severity.allCases.sorted(by: >).map { severity in findings.filter { $0.severity == severity } }
    return Array(bySeverity.joined().prefix(limit))
  }

  // MARK: The run

  private static var tool: JSONValue {
    .object([
      ("driver", .object([("name", .string("l10n-gen")), ("rules", .array(Rules.all.map(SARIFRule.descriptor(of:))))]))
    ])
  }

  private static let baseName = "%SRCROOT%"

  private static var base: JSONValue {
    let words = "The root of the repository; outside of GitHub Actions, where the tool ran."
    return .object([(baseName, .object([("description", SARIFMessage.text(words))]))])
  }

  /// Tells of findings that are left out, too.
  private static func invocation(of count: Int) -> JSONValue {
    let isWhole: JSONValue.Member = ("executionSuccessful", .truth(true))
    guard count > limit else { return .object([isWhole]) }
    let words = "\(count - limit) of \(count) findings are left out, least severe first; 'l10n-gen check' shows all."
    let notification: JSONValue = .object([("level", .string("warning")), ("message", SARIFMessage.text(words))])
    return .object([isWhole, ("toolExecutionNotifications", .array([notification]))])
  }

  // MARK: Results

  private mutating func result(_ finding: Finding, ruleIndex: Int) -> JSONValue {
    var members: [JSONValue.Member] = [
      ("ruleId", .string(finding.rule.rawValue)), ("ruleIndex", .number(ruleIndex)),
      ("level", .string(Self.level(finding.severity))), ("message", SARIFMessage.text(finding.message)),
      ("locations", .array([location(finding.location, logicalName: finding.key)])),
    ]
    if !finding.related.isEmpty {
      let related = finding.related.enumerated().map { index, related in
        location(related.location, id: index, message: related.message)
      }
      members.append(("relatedLocations", .array(related)))
    }
    let fingerprint = Fingerprint(finding, in: ".")
    let occurrence = occurrences[fingerprint, default: 0]
    occurrences[fingerprint] = occurrence + 1
    members.append(
      ("partialFingerprints", .object([("l10nGenFinding/v2", .string(fingerprint.digest(occurrence: occurrence)))])))
    let properties = [("language", finding.subject.language), ("key", finding.subject.key)].compactMap { name, value in
      value.map { (key: name, value: JSONValue.string($0)) }
    }
    if !properties.isEmpty { members.append(("properties", .object(properties))) }
    return .object(members)
  }

  static func level(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .info: "note"
    }
  }

  private func location(
    _ location: SourceLocation, id: Int? = nil, message: String? = nil, logicalName: String? = nil
  ) -> JSONValue {
    var members: [JSONValue.Member] = []
    if let id { members.append(("id", .number(id))) }
    members.append(
      (
        "physicalLocation",
        .object([
          ("artifactLocation", artifact(location.file)),
          // GitHub requires the end of a region, so a finding's region is a single character.
          (
            "region",
            .object([
              ("startLine", .number(location.line)), ("startColumn", .number(location.column)),
              ("endLine", .number(location.line)), ("endColumn", .number(location.column + 1)),
            ])
          ),
        ])
      ))
    if let logicalName {
      members.append(("logicalLocations", .array([.object([("fullyQualifiedName", .string(logicalName))])])))
    }
    if let message { members.append(("message", SARIFMessage.text(message))) }
    return .object(members)
  }

  private func artifact(_ file: String) -> JSONValue {
    let path = paths.path(of: file)
    guard path.utf8.first != UInt8(ascii: "/") else {
      return .object([("uri", .string("file://" + PercentEncoding.path(path)))])
    }
    return .object([("uri", .string(PercentEncoding.path(path))), ("uriBaseId", .string(Self.baseName))])
  }
}
