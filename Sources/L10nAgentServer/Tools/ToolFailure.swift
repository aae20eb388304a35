import L10nEditing
import L10nProject
import L10nText

/// The reason why a tool did nothing, in sentences for the agent.
struct ToolFailure: Error {
  var message: String
  /// A Boolean value indicating whether files couldn't be written, perhaps because one of them has changed.
  var isOfWriting = false

  init(_ message: String) {
    self.message = message
  }

  init(_ refusal: Refusal) {
    switch refusal {
    case .usage(let reason): self.init(reason)
    case .file(let failure): self.init(.files([failure]))
    case .files(let failures): self.init(failures.map { "\($0.path): \($0.reason)" }.joined(separator: "\n"))
    case .configuration(let problems):
      self.init(problems.map { "\(Self.place($0.location)): \($0.message)" }.joined(separator: "\n"))
    }
  }

  init(_ refusal: EditRefusal) {
    switch refusal {
    case .reason(let reason, let location): self.init((location.map { "\(Self.place($0)): " } ?? "") + reason)
    case .findings(let findings, _): self.init(findings)
    }
  }

  /// The findings because of which nothing was done.
  init(_ findings: [Finding]) {
    let shown = findings.prefix(10).map { "\(Self.place($0.location)): \($0.message) (\($0.rule.rawValue))" }
    let rest = findings.count > shown.count ? ["and \(findings.count - shown.count) more"] : []
    self.init((shown + rest).joined(separator: "\n"))
  }

  /// A failure, or an error of the tool around the server.
  init(anyError error: any Error) {
    switch error {
    case let failure as ToolFailure: self = failure
    case let refusal as Refusal: self.init(refusal)
    default: self.init("\(error)")
    }
  }

  private static func place(_ location: SourceLocation) -> String {
    "\(location.file):\(location.line):\(location.column)"
  }
}
