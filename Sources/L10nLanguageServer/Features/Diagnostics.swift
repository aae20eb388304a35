import L10nChecking
import L10nFormats
import L10nJSONRPC
import L10nPipeline
import L10nProject
import L10nText

/// Diagnostics: the findings of `check` in all files of the projects, and what keeps the files from being read.
extension Workspace {
  /// The limit of diagnostics of one file. A file with more has one cause for most of them.
  private static let limit = 1_000

  /// Returns the diagnostics of all files that have any, by path.
  func diagnostics() -> [String: [JSONValue]] {
    var diagnostics: [String: [JSONValue]] = [:]
    for project in projects {
      for problem in problems(of: project) { diagnostics[problem.path, default: []].append(problem.json) }
      guard let own = project.analysis else { continue }
      for analysis in [own] + own.sources.map(\.analysis) {
        for finding in analysis.outcome.foldedFindings {
          let file = finding.location.file
          let path = analysis.owner(ofShown: file).path(ofShown: file)
          guard diagnostics[path, default: []].count < Self.limit else { continue }
          diagnostics[path, default: []].append(diagnostic(finding, in: analysis))
        }
      }
    }
    return diagnostics
  }

  /// Returns a finding as the protocol's diagnostic.
  func diagnostic(_ finding: Finding, in analysis: Analysis) -> JSONValue {
    let related = client.showsRelatedInformation && !finding.related.isEmpty
    return .object(present: [
      "range": range(of: finding.location, in: analysis).json,
      "severity": .number(finding.severity.number),
      "code": .string(finding.rule.rawValue),
      "source": "l10n-gen",
      "message": .string(finding.labeledMessage),
      "relatedInformation": related
        ? .array(
          finding.related.map { other -> JSONValue in
            let file = other.location.file
            return [
              "location": [
                "uri": .string(uri(of: analysis.owner(ofShown: file).path(ofShown: file))),
                "range": range(of: other.location, in: analysis).json,
              ],
              "message": .string(other.message),
            ]
          }) : nil,
    ])
  }

  /// Returns the range to mark for a location.
  func range(of location: SourceLocation, in analysis: Analysis) -> Range<Position> {
    let analysis = analysis.owner(ofShown: location.file)
    guard let file = analysis.index(ofFile: analysis.path(ofShown: location.file)) else {
      let position = Position(line: max(0, location.line - 1), character: max(0, location.column - 1))
      return position..<position
    }
    let buffer = analysis.buffer(ofFile: file)
    let start = buffer.byte(line: location.line, column: location.column)
    return buffer.range(ofBytes: WrittenRange.finding(at: start, in: buffer.bytes), encoding)
  }

  /// Returns the reasons why a project's configuration or some of its files can't be read.
  private func problems(of project: Project) -> [(path: String, json: JSONValue)] {
    let failures =
      project.failures.map { ($0.path, 1, 1, $0.reason) }
      + project.missingSources.map { (project.configurationPath, 1, 1, "\($0.path): \($0.reason)") }
    let problems: [(path: String, line: Int, column: Int, reason: String)] =
      switch project.refusal {
      case nil: failures
      case .configuration(let problems):
        problems.map { ($0.location.file, $0.location.line, $0.location.column, $0.message) }
      case .file(let failure): [(project.configurationPath, 1, 1, "\(failure.path): \(failure.reason)")]
      case .files(let failures): failures.map { (project.configurationPath, 1, 1, "\($0.path): \($0.reason)") }
      case .usage(let reason): [(project.configurationPath, 1, 1, reason)]
      }
    return problems.map { path, line, column, reason in
      let absolute = FilePath.absolute(path, in: FileSystem.workingDirectory)
      let start = Position(line: line - 1, character: column - 1)
      let json: JSONValue = [
        "range": (start..<Position(line: line - 1, character: column)).json, "severity": 1, "source": "l10n-gen",
        "message": .string(reason),
      ]
      return (FileSystem.realPath(absolute) ?? absolute, json)
    }
  }

  /// Answers `textDocument/diagnostic`.
  func pulledDiagnostics(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
    guard let document = try document(parameters) else { return ["kind": "full", "items": []] }
    return report(diagnostics()[document.path] ?? [], unless: parameters["previousResultId"]?.string)
  }

  /// Answers `workspace/diagnostic`.
  func pulledWorkspaceDiagnostics(_ parameters: JSONValue) -> JSONValue {
    let diagnostics = diagnostics()
    var previous: [String: String] = [:]
    for known in parameters["previousResultIds"]?.elements ?? [] {
      if let uri = known["uri"]?.string, let id = known["value"]?.string { previous[uri] = id }
    }
    let uris = Set(diagnostics.keys.map(uri)).union(previous.keys)
    let reports = uris.sorted(by: KeyOrder.precedes).map { uri -> JSONValue in
      let path = documents[uri]?.path ?? DocumentURI.path(of: uri) ?? ""
      var report = report(diagnostics[path] ?? [], unless: previous[uri])
      report["uri"] = .string(uri)
      report["version"] = documents[uri].map { .number($0.version) } ?? .null
      return report
    }
    return ["items": .array(reports)]
  }

  private func report(_ items: [JSONValue], unless previous: String?) -> JSONValue {
    // FNV-1a: equal diagnostics have equal identifiers, also in another run.
    let hash = JSONValue.array(items).text.utf8.reduce(0xCBF2_9CE4_8422_2325) { (hash: UInt64, byte) in
      (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    let id = JSONValue.string(String(hash, radix: 16))
    if id.string == previous { return ["kind": "unchanged", "resultId": id] }
    return ["kind": "full", "resultId": id, "items": .array(items)]
  }
}

extension Severity {
  /// The number of the severity in the protocol.
  fileprivate var number: Int {
    switch self {
    case .error: 1
    case .warning: 2
    case .info: 3
    }
  }
}
