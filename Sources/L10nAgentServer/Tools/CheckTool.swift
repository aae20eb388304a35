import L10nTranslation
import L10nCatalog
import L10nChecking
import L10nFormats
import L10nText

extension AgentTool {
  /// `check`: the findings about the strings.
  static let check = AgentTool(
    name: "check", summary: "Findings of all rules, the most severe first. 'since' is a git revision to compare with.",
    arguments: [("language", ToolSchema.text), ("since", ToolSchema.text), ("cursor", ToolSchema.text)],
    results: ToolSchema.page("findings")
  ) { (arguments, project) throws(ToolFailure) in
    let state = try project.state()
    let language = try arguments.string("language")
    let catalog = state.strings.catalog
    let name = try language.map { name throws(ToolFailure) in catalog.languages[try catalog.index(ofLanguage: name)] }
    var outcome = state.strings.wholeOutcome
    if let revision = try arguments.string("since") { outcome = try project.outcome(of: state, since: revision) }
    let findings = outcome.findings.filter { name == nil || $0.language == name }
    let sorted = findings.enumerated().sorted { one, other in
      (other.element.severity, one.offset) < (one.element.severity, other.offset)
    }.map(\.element)
    return try ResultPage.result("findings", of: sorted.count, from: arguments.string("cursor")) { sorted[$0].json }
  }
}

extension Finding {
  fileprivate var json: JSONValue {
    .object(
      present: [
        "rule": .string(rule.rawValue), "severity": .string(severity.rawValue), "key": key.map(JSONValue.string),
        "language": language.map(JSONValue.string), "file": .string(location.file), "line": .number(location.line),
        "column": .number(location.column), "message": .string(message),
      ])
  }
}
