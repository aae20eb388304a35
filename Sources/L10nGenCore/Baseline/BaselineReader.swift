/// Reads a baseline.
package struct BaselineReader {
  /// No catalog has as many findings, and all counts of a file together are still a number.
  private static let countLimit = 1_000_000_000

  private var problems: [DocumentProblem] = []
  private var entries: [(entry: Baseline.Entry, offset: Int)] = []

  /// The result of reading.
  package enum Outcome: Sendable {
    /// What the file says.
    case baseline(Baseline)
    /// All that is wrong with it, in the order of the file.
    case problems([ConfigurationProblem])
  }

  /// Reads the file; any problem in it refuses the whole, so that a mistyped line is not taken for a finding that is gone.
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
    var fields = SettingsFields(root, of: "a baseline")
    if fields.node("version")?.text != "1" {
      let advice = "write it anew with 'l10n-gen check --write-baseline'"
      fields.refuse(fields.node("version") ?? root, "not a baseline of version 1; \(advice)")
    }
    if let findings = fields.node("findings") {
      if case .list(let nodes) = findings.content {
        for node in nodes { readEntry(node) }
      } else {
        fields.refuse(findings, "'findings' is a list")
      }
    }
    problems += fields.finished()
  }

  private mutating func readEntry(_ node: DocumentNode) {
    var fields = SettingsFields(node, of: "a finding")
    let rule = readRule(node, &fields)
    let language = fields.text("language")
    let key = fields.text("key")
    let file = fields.text("file")
    let about = fields.text("about")
    let count = readCount(&fields)
    problems += fields.finished()
    guard let rule else { return }
    let fingerprint = Fingerprint(rule: rule, language: language, key: key, file: file, about: about)
    entries.append((Baseline.Entry(fingerprint: fingerprint, count: count), node.offset))
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
