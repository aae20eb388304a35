import L10nText

/// The way version 1 of baselines recognized a finding: by the first quoted part of its sentence.
struct Version1Fingerprint: Sendable, Hashable {
  var rule: RuleID
  var language: String?
  var key: String?
  /// The file, if the finding is about no key.
  var file: String?
  /// The quotation; `nil` if there was none, or if it was the key path.
  var about: String?

  /// The records that version 1 may have made for a finding. For some findings there are several possibilities.
  static func candidates(for finding: Finding, in directory: String) -> [Version1Fingerprint] {
    let quotation = finding.facts.version1Quotation.map(Fingerprint.cut)
    let candidate = Version1Fingerprint(
      rule: finding.rule, language: finding.language, key: finding.key, file: finding.fileInPlaceOfKey(in: directory),
      about: quotation == finding.key ? nil : quotation
    ).withoutParsersWords
    guard let key = finding.facts.version1Key else { return [candidate] }
    return [Version1Fingerprint(rule: finding.rule, language: nil, key: key, file: nil, about: nil), candidate]
  }

  /// The fingerprint without a quotation if that was a part of what a parser explained, which may have been reworded.
  var withoutParsersWords: Version1Fingerprint {
    rule.isOfParsers
      ? Version1Fingerprint(rule: rule, language: language, key: key, file: file, about: nil) : self
  }
}
