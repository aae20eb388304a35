package import L10nFormats
import L10nText

/// The outcome of an answer.
package struct SubmissionResult: Sendable {
  /// The identifier that the answer named.
  package var id: String
  package var status: Status
  /// The reasons of a refusal, or warnings about a text that is written.
  package var problems: [SubmissionProblem] = []
  /// The placeholders that the texts of a refused answer need, as the source writes them.
  package var expected: [String] = []
  /// Texts that show how to correct a refused answer.
  package var example: VariantTexts?
  /// The string as it is now, if the answer is stale.
  package var fresh: TranslationRequest?
  /// The remark of the answer.
  package var note: String?

  package enum Status: String, Sendable, CaseIterable {
    /// The texts are in the files.
    case written
    /// The files have the texts already.
    case unchanged
    /// The texts can't be used.
    case refused
    /// The string isn't as it was when it was given to the translator.
    case stale
  }
}

extension SubmissionResult {
  /// The result as a small object: what is empty isn't written.
  package var json: JSONValue {
    var members: [JSONValue.Member] = [("id", .string(id)), ("result", .string(status.rawValue))]
    if !problems.isEmpty { members.append(("findings", .array(problems.map(\.json)))) }
    if !expected.isEmpty { members.append(("expected", .array(expected.map(JSONValue.string)))) }
    if let example { members.append(("example", example.json)) }
    if let fresh { members.append(("unit", fresh.json)) }
    if let note { members.append(("note", .string(note))) }
    return .object(members)
  }
}

extension SubmissionProblem {
  package var json: JSONValue {
    .object([
      ("rule", .string(rule)), ("severity", .string(severity.rawValue)), ("message", .string(message)),
    ])
  }
}
