import L10nCatalog
import L10nFormats
package import L10nText

/// Reads a baseline.
package struct BaselineReader {
  /// The limit of a count. No catalog has as many findings, and the sum of all counts of a file fits in a number.
  private static let countLimit = 1_000_000_000

  private static let file = SettingsRecord(
    "a baseline",
    [
      SettingsField("version", .count, isRequired: true, "The version of the format."),
      SettingsField("findings", .list(.record(finding)), "The findings that don't count."),
    ])
  private static let finding = SettingsRecord(
    "a finding",
    [
      SettingsField("rule", .choice(RuleID.self), isRequired: true, "The rule that found it."),
      SettingsField("language", .text, "The language of the text."),
      SettingsField("key", .text, "The message's key path."),
      SettingsField("file", .text, "The path of the file."),
      SettingsField("count", .count, "How often it was found. Default: 1."),
    ]
      + FactName.allCases.filter(\.identifies).map {
        SettingsField($0.rawValue, .text, "What distinguishes the finding.")
      }
  )

  private var problems: [DocumentProblem] = []
  private var entries: [(entry: Baseline.Entry, offset: Int)] = []

  /// The result of reading.
  package enum Outcome: Sendable {
    /// The content of the file.
    case baseline(Baseline)
    /// All of its problems, in the order of the file.
    case problems([LocatedProblem])
  }

  /// Reads the file. If it has any problem, it isn't used, so that a mistyped line doesn't count as a finding that is
  /// gone.
  package static func read(_ file: SourceFile) -> Outcome {
    let document = SettingsDocument(file)
    guard document.isText else { return .problems(document.located(document.problems)) }
    var reader = BaselineReader()
    reader.problems = document.problems
    reader.read(document.root)
    guard reader.problems.isEmpty else { return .problems(document.located(reader.problems)) }
    return .baseline(
      Baseline(
        entries: reader.entries.map { entry, offset in
          Baseline.Entry(fingerprint: entry.fingerprint, count: entry.count, location: document.location(offset))
        }))
  }

  private mutating func read(_ root: DocumentNode) {
    var fields = SettingsFields(root, of: Self.file)
    if fields.node("version")?.text != "2" {
      let advice = "write it anew with 'l10n-gen check --write-baseline'"
      fields.refuse(fields.node("version") ?? root, "not a baseline of version 2; \(advice)")
    }
    if let findings = fields.node("findings") {
      if case .list(let nodes) = findings.content {
        for node in nodes { readEntry(node) }
      } else {
        fields.refuse(findings, "'findings' must be a list")
      }
    }
    problems += fields.finished()
  }

  private mutating func readEntry(_ node: DocumentNode) {
    var fields = SettingsFields(node, of: Self.finding)
    let rule = readRule(node, &fields)
    let language = fields.text("language")
    let key = fields.text("key")
    let file = fields.text("file")
    let facts = Self.readFacts(&fields)
    let count = readCount(&fields)
    problems += fields.finished()
    guard let rule else { return }
    let fingerprint = Fingerprint(rule: rule, language: language, key: key, file: file, facts: facts)
    entries.append((Baseline.Entry(fingerprint: fingerprint, count: count), node.offset))
  }

  private static func readFacts(_ fields: inout SettingsFields) -> [FactName: String] {
    var facts: [FactName: String] = [:]
    for name in FactName.allCases where name.identifies { facts[name] = fields.text(name.rawValue) }
    return facts
  }

  private func readRule(_ node: DocumentNode, _ fields: inout SettingsFields) -> RuleID? {
    guard let name = fields.text("rule"), let nameNode = fields.node("rule") else {
      if case .mapping = node.content { fields.refuse(node, "'rule' is missing; name the rule that found it") }
      return nil
    }
    if let rule = RuleID(rawValue: name) { return rule }
    fields.refuse(nameNode, RuleID.explainUnknown(name))
    return nil
  }

  private func readCount(_ fields: inout SettingsFields) -> Int {
    guard let node = fields.node("count") else { return 1 }
    if let count = node.text.flatMap({ Int($0) }), (1...Self.countLimit).contains(count) { return count }
    fields.refuse(node, "'count' is a number from 1 to \(Self.countLimit)")
    return 1
  }
}
