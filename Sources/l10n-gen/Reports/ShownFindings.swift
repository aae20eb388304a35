import L10nProject
import L10nText

/// The findings that a report for people shows in full, limited to a readable number, and the counts of the others.
struct ShownFindings {
  /// The findings to show, in the order in which they were found.
  let shown: [Finding]
  /// The other findings, grouped by rule, with the most frequent first.
  let rest: [Group]

  /// The findings of a rule that aren't shown.
  struct Group {
    let rule: RuleID
    let count: Int
    /// The languages with findings, and the number of findings in each, with the most frequent first.
    let languages: [(name: String, count: Int)]
  }

  /// The maximum number of findings for the same rule in the same language.
  static let limitOfRule = 20
  /// The maximum number of lines for findings in a report. Together with the coverage of many languages, they fit on a
  /// few screens.
  static let lineLimit = 90

  /// Shows all findings.
  init(all findings: [Finding]) {
    shown = findings
    rest = []
  }

  /// Shows a readable number of findings: errors first, and some findings of each rule.
  init(_ findings: [Finding]) {
    var ofRule: [RuleID: Int] = [:]
    var ofLanguage: [[String]: Int] = [:]
    // Ranks the first finding of each rule before the second one of any rule, and so on.
    let ranked = findings.indices.map { index in
      let finding = findings[index]
      let language = [finding.rule.rawValue, finding.language ?? ""]
      defer {
        ofRule[finding.rule, default: 0] += 1
        ofLanguage[language, default: 0] += 1
      }
      return (
        index: index, severity: finding.severity, round: ofRule[finding.rule, default: 0],
        isAllowed: ofLanguage[language, default: 0] < Self.limitOfRule
      )
    }.sorted { ($1.severity, $0.round, $0.index) < ($0.severity, $1.round, $1.index) }
    var lines = 0
    var chosen: Set<Int> = []
    for candidate in ranked where candidate.isAllowed {
      // The finding, its line, the caret, and an empty line.
      lines += 4 + findings[candidate.index].related.count
      guard lines <= Self.lineLimit else { break }
      chosen.insert(candidate.index)
    }
    shown = findings.indices.filter(chosen.contains).map { findings[$0] }
    let others = findings.indices.filter { !chosen.contains($0) }.map { findings[$0] }
    rest = Dictionary(grouping: others, by: \.rule).map { rule, findings in
      let counts = Dictionary(findings.compactMap(\.language).map { ($0, 1) }, uniquingKeysWith: +)
      return Group(
        rule: rule, count: findings.count,
        languages: counts.map { (name: $0, count: $1) }.sorted { ($1.count, $0.name) < ($0.count, $1.name) })
    }.sorted { ($1.count, $0.rule.rawValue) < ($0.count, $1.rule.rawValue) }
  }

  /// The number of findings that aren't shown.
  var restCount: Int { rest.reduce(0) { $0 + $1.count } }
}

extension ShownFindings.Group {
  /// The maximum number of languages in a line.
  private static let languageLimit = 4

  /// Returns a line with the rule, the number and the languages.
  ///
  /// - Parameters:
  ///   - ruleWidth: the width of the rules' column.
  ///   - countWidth: the width of the numbers' column.
  func line(ruleWidth: Int, countWidth: Int) -> String {
    let name = rule.rawValue + String(repeating: " ", count: max(0, ruleWidth - rule.rawValue.utf8.count))
    let number = String(count)
    let padding = String(repeating: " ", count: max(0, countWidth - number.utf8.count))
    var named = languages.prefix(Self.languageLimit).map { "\(Console.printable($0.name)) \($0.count)" }
    let more = languages.count - named.count
    if more > 0 { named.append("\(more) more") }
    return "  \(name)  \(padding)\(number)" + (named.isEmpty ? "" : "  \(named.joined(separator: ", "))") + "\n"
  }
}
