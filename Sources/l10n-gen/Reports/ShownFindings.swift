import L10nProject
import L10nText

/// The findings that a report for people shows in full, so that it can be read, and the numbers of the others.
struct ShownFindings {
  /// In the order in which they were found.
  let shown: [Finding]
  /// The others, by rule, the most frequent first.
  let rest: [Group]

  /// The findings of a rule that aren't shown.
  struct Group {
    let rule: RuleID
    let count: Int
    /// The languages with findings, each with their number, the most frequent first.
    let languages: [(name: String, count: Int)]
  }

  /// The most findings of one rule in one language.
  static let limitOfRule = 20
  /// The lines of all findings in a report, which together with the coverage of many languages fit on a few screens.
  static let lineLimit = 90

  /// All findings.
  init(all findings: [Finding]) {
    shown = findings
    rest = []
  }

  /// As many as can be read: errors first, and something of each rule.
  init(_ findings: [Finding]) {
    var ofRule: [RuleID: Int] = [:]
    var ofLanguage: [[String]: Int] = [:]
    // Of each rule the first finding, then of each the second.
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
      // The finding with its line, the place in it, and an empty line.
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
  /// The most languages that a line names.
  private static let languageLimit = 4

  /// A line with the rule, the number and the languages.
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
