import L10nText

/// The values by which version 1 of baselines recognized a finding, including the first quoted part of its sentence.
struct Version1Fingerprint: Sendable, Hashable {
  var rule: RuleID
  var language: String?
  var key: String?
  /// The file, if the finding has no key.
  var file: String?
  /// The quotation, or `nil` if there was none, or if it was the key path.
  var about: String?

  /// Returns the records that version 1 may have made for a finding. Some findings have several possibilities.
  static func candidates(for finding: Finding, in directory: String) -> [Version1Fingerprint] {
    let quotation = finding.facts.version1Quotation.map(Fingerprint.cut)
    let candidate = Version1Fingerprint(
      rule: finding.rule, language: finding.language, key: finding.key, file: finding.fileInPlaceOfKey(in: directory),
      about: quotation == finding.key ? nil : quotation
    ).withoutParsersWords
    guard let key = finding.facts.version1Key else { return [candidate] }
    return [Version1Fingerprint(rule: finding.rule, language: nil, key: key, file: nil, about: nil), candidate]
  }

  /// The fingerprint without a quotation if that came from a parser's explanation, which may have been reworded.
  var withoutParsersWords: Version1Fingerprint {
    rule.isOfParsers
      ? Version1Fingerprint(rule: rule, language: language, key: key, file: file, about: nil) : self
  }
}
