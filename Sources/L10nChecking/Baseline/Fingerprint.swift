import L10nLanguage
package import L10nText

/// The parts of a finding that stay the same when lines are added around it or its sentence is reworded: the rule, the
/// language, the key, and the facts that distinguish it from others there. Two findings may have the same fingerprint.
package struct Fingerprint: Sendable, Hashable {
  package let rule: RuleID
  /// The language, as its bundle is named.
  package let language: String?
  /// The key path.
  package let key: String?
  /// The file, if the finding has no key.
  package let file: String?
  /// The facts by which the finding is recognized.
  package let facts: [FactName: String]

  /// Creates the fingerprint of a finding.
  ///
  /// - Parameter directory: the directory that file names are relative to.
  package init(_ finding: Finding, in directory: String) {
    var facts: [FactName: String] = [:]
    for case (let name, let value?) in finding.facts.values where name.identifies { facts[name] = Self.cut(value) }
    self.init(
      rule: finding.rule, language: finding.language, key: finding.key,
      file: finding.fileInPlaceOfKey(in: directory), facts: facts)
  }

  init(rule: RuleID, language: String?, key: String?, file: String?, facts: [FactName: String]) {
    self.rule = rule
    self.language = language
    self.key = key
    self.file = file
    self.facts = facts
  }

  /// Returns the fingerprint in 16 hexadecimal digits, for formats that need something short.
  ///
  /// - Parameter occurrence: the number of earlier findings with the same fingerprint.
  package func digest(occurrence: Int) -> String {
    let parts = [rule.rawValue, language ?? "", key ?? "", file ?? "", String(occurrence)]
    let values = orderedFacts.flatMap { [$0.rawValue, $1] }
    return Self.digits(of: parts + values)
  }

  /// Returns 16 hexadecimal digits that are the same for the same texts.
  package static func digits(of parts: [String]) -> String {
    let digits = String(MessageID.hash(parts.joined(separator: "\u{0}").utf8), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// The facts in the order in which they are written.
  var orderedFacts: [(name: FactName, value: String)] {
    FactName.allCases.compactMap { name in facts[name].map { (name, $0) } }
  }

  /// The length at which values are cut, so that a baseline stays readable.
  private static let valueLimit = 120

  static func cut(_ value: String) -> String {
    String(Substring(value.unicodeScalars.prefix(valueLimit)))
  }
}

extension Finding {
  /// Returns the file, relative to a directory that may contain it, if the finding has no key.
  func fileInPlaceOfKey(in directory: String) -> String? {
    key == nil ? FilePath.relative(location.file, to: directory) : nil
  }
}
