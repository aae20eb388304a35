import L10nLanguage

/// What stays the same of a finding while lines are added around it and messages are reworded: which rule found it, in
/// which language and at which key, and what it names there. Two findings may have the same one.
package struct Fingerprint: Sendable, Hashable {
  /// The rule.
  package var rule: RuleID
  /// The language, as its bundle is named.
  package var language: String?
  /// The key path.
  package var key: String?
  /// The file, where the finding is about no key.
  package var file: String?
  /// What the finding's message names first: an argument, a category, a character.
  package var about: String?

  /// The fingerprint of a finding.
  ///
  /// - Parameter directory: files below it are named from there.
  package init(_ finding: Finding, in directory: String) {
    rule = finding.rule
    language = finding.language
    key = finding.key
    file = finding.key == nil ? FilePath.relative(finding.location.file, to: directory) : nil
    about = Self.firstQuotation(in: finding.message).flatMap { $0 == finding.key ? nil : $0 }
  }

  init(rule: RuleID, language: String?, key: String?, file: String?, about: String?) {
    self.rule = rule
    self.language = language
    self.key = key
    self.file = file
    self.about = about
  }

  /// The fingerprint in 16 hexadecimal digits, for formats that ask for something short.
  ///
  /// - Parameter occurrence: how many findings with the same fingerprint came before.
  package func digest(occurrence: Int) -> String {
    let parts = [rule.rawValue, language ?? "", key ?? "", file ?? "", about ?? "", String(occurrence)]
    let digits = String(MessageID.hash(parts.joined(separator: "\u{0}").utf8), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// Longer quotations are cut, so that a baseline stays readable.
  private static let quotationLimit = 120

  /// What a message has in its first pair of single quotes. An apostrophe stands between letters and is none.
  private static func firstQuotation(in message: String) -> String? {
    let quote = Unicode.Scalar("'")
    let scalars = message.unicodeScalars
    var previous: Unicode.Scalar = " "
    var start: String.Index?
    for index in scalars.indices {
      let scalar = scalars[index]
      defer { previous = scalar }
      guard scalar == quote else { continue }
      let next = scalars.index(after: index)
      if let start {
        guard next == scalars.endIndex || " ,;:.)?".unicodeScalars.contains(scalars[next]) else { continue }
        return String(Substring(scalars[start..<index].prefix(quotationLimit)))
      } else if previous == " " || previous == "(" {
        start = next
      }
    }
    return nil
  }
}
