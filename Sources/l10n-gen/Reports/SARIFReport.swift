import L10nFormats
import L10nText

/// Findings in the Static Analysis Results Interchange Format (SARIF) 2.1.0 of OASIS, for GitHub code scanning and
/// other programs that collect the results of tools.
struct SARIFReport {
  /// The maximum number of results in a file. GitHub refuses files with more.
  static let limit = 25_000

  private let paths: RepositoryPaths
  /// The command whose output has the results that are left out.
  private let command: String
  /// The descriptions of all rules that results may have.
  private let rules: [JSONValue]
  private let indexes: [String: Int]
  /// The number of results with each fingerprint.
  private var occurrences: [String: Int] = [:]

  /// - Parameters:
  ///   - command: the command that has the findings, such as `l10n-gen check`.
  ///   - rules: the names and the descriptions of all rules that results may have.
  init(
    of command: String, rules: [(name: String, description: JSONValue)], paths: RepositoryPaths = RepositoryPaths()
  ) {
    (self.command, self.paths) = (command, paths)
    self.rules = rules.map(\.description)
    indexes = Dictionary(rules.enumerated().map { ($1.name, $0) }) { first, _ in first }
  }

  /// Writes a run with its results, in order of decreasing severity.
  mutating func write(_ results: [SARIFResult], to output: inout some TextOutputStream) {
    output.write(
      "{\"$schema\":\"https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json\","
        + "\"version\":\"2.1.0\",\"runs\":[{\n\"tool\":\(tool.text),\n\"columnKind\":\"unicodeCodePoints\",\n"
        + "\"originalUriBaseIds\":\(Self.base.text),\n\"invocations\":[\(invocation(of: results.count).text)],\n"
        + "\"results\":[")
    var isFirst = true
    for result in Self.mostSevere(of: results) {
      output.write((isFirst ? "\n" : ",\n") + json(result).text)
      isFirst = false
    }
    output.write("\n]}]}\n")
  }

  private static func mostSevere(of results: [SARIFResult]) -> [SARIFResult] {
    let bySeverity = Severity.allCases.sorted(by: >).map { severity in results.filter { $0.severity == severity } }
    return Array(bySeverity.joined().prefix(limit))
  }

  // MARK: The run

  private var tool: JSONValue {
    .object([("driver", .object([("name", .string("l10n-gen")), ("rules", .array(rules))]))])
  }

  private static let baseName = "%SRCROOT%"

  private static var base: JSONValue {
    let words = "The root of the repository; outside of GitHub Actions, where the tool ran."
    return .object([(baseName, .object([("description", SARIFMessage.text(words))]))])
  }

  /// Tells of findings that are left out, too.
  private func invocation(of count: Int) -> JSONValue {
    let isWhole: JSONValue.Member = ("executionSuccessful", .truth(true))
    guard count > Self.limit else { return .object([isWhole]) }
    let words = "\(count - Self.limit) of \(count) findings are left out, least severe first; '\(command)' shows all."
    let notification: JSONValue = .object([("level", .string("warning")), ("message", SARIFMessage.text(words))])
    return .object([isWhole, ("toolExecutionNotifications", .array([notification]))])
  }

  // MARK: Results

  private mutating func json(_ result: SARIFResult) -> JSONValue {
    var members: [JSONValue.Member] = [
      ("ruleId", .string(result.rule)), ("ruleIndex", .number(indexes[result.rule] ?? 0)),
      ("level", .string(Self.level(result.severity))), ("message", SARIFMessage.text(result.message)),
      ("locations", .array([location(result.location, logicalName: result.logicalName)])),
    ]
    if !result.related.isEmpty {
      let related = result.related.enumerated().map { index, related in
        location(related.location, id: index, message: related.message)
      }
      members.append(("relatedLocations", .array(related)))
    }
    let first = result.fingerprint(0)
    let occurrence = occurrences[first, default: 0]
    occurrences[first] = occurrence + 1
    members.append(
      ("partialFingerprints", .object([("l10nGenFinding/v2", .string(result.fingerprint(occurrence)))])))
    let properties = [("language", result.language), ("key", result.key)].compactMap { name, value in
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
