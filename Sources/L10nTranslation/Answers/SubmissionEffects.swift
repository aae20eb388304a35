import L10nChecking
import L10nText

/// The findings that answers cause, compared with those of the project before.
struct SubmissionEffects {
  /// The findings because of which answers are refused.
  private(set) var blocking: [StringID: [SubmissionProblem]] = [:]
  /// The findings about texts that can be written.
  private(set) var warnings: [StringID: [SubmissionProblem]] = [:]
  /// New errors elsewhere.
  private(set) var others: [SubmissionProblem] = []

  /// - Parameters:
  ///   - before: the project without the answers.
  ///   - after: the project with the answers.
  ///   - ids: the strings with answers.
  init(since before: TranslationProject, in after: TranslationProject, on ids: Set<StringID>) {
    var errors: [Finding] = []
    for finding in after.findings(differingFrom: before) {
      let own = finding.key.flatMap { key in finding.language.map { StringID(key: key, language: $0) } }
      if let own, ids.contains(own) {
        note(finding, of: own)
      } else if finding.severity == .error {
        errors.append(finding)
      }
    }
    // Most projects have no errors, so the project before needn't be checked.
    if !errors.isEmpty { note(errors, before: before.findings(differingFrom: after), ids) }
  }

  private mutating func note(_ errors: [Finding], before: [Finding], _ ids: Set<StringID>) {
    let byKey = Dictionary(grouping: ids, by: \.key)
    var known: [ErrorIdentity: Int] = [:]
    for finding in before where finding.severity == .error { known[ErrorIdentity(finding), default: 0] += 1 }
    for finding in errors {
      let identity = ErrorIdentity(finding)
      if let count = known[identity], count > 0 {
        known[identity] = count - 1
      } else if let key = finding.key, let strings = byKey[key] {
        for id in strings { blocking[id, default: []].append(SubmissionProblem(finding)) }
      } else {
        others.append(SubmissionProblem(finding))
      }
    }
  }

  private mutating func note(_ finding: Finding, of id: StringID) {
    // All submitted texts have this state.
    guard finding.rule != .needsReview else { return }
    if finding.refusesAnswer {
      blocking[id, default: []].append(SubmissionProblem(finding))
    } else {
      warnings[id, default: []].append(SubmissionProblem(finding))
    }
  }
}

/// The part of an error that stays the same when other strings change.
private struct ErrorIdentity: Hashable {
  var rule: RuleID
  var language: String?
  var key: String?

  init(_ finding: Finding) {
    rule = finding.rule
    language = finding.language
    key = finding.key
  }
}

extension Finding {
  /// A Boolean value indicating whether a text with this finding isn't written, even if it is only a warning: it would
  /// lose something of the source that a reviewer easily overlooks.
  fileprivate var refusesAnswer: Bool {
    switch rule {
    case .controlCharacter, .linkMismatch, .numberMismatch, .markupMismatch: true
    case .terms: severity == .error || facts.values.contains { $0.key == .problem && $0.value == "forbidden" }
    default: severity == .error
    }
  }
}
