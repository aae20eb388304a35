import L10nCatalog
import L10nChecking
import L10nProject
import L10nText

/// Descriptions of rules for people.
enum RuleText {
  /// Returns a line for each rule, or more if a summary is wider than the screen.
  static func table(of rules: [any Rule], width: Int?) -> String {
    let idWidth = rules.map(\.id.rawValue.count).max() ?? 0
    let margin = idWidth + "  warning  yes  ".count
    func row(_ id: String, _ level: String, _ fix: String, _ summary: String) -> String {
      let head = "\(padded(id, to: idWidth))  \(padded(level, to: 7))  \(padded(fix, to: 3))  "
      let lines = WrappedText.lines(of: summary, width: max(20, (width ?? .max) - margin))
      return head + lines.joined(separator: "\n" + padded("", to: margin)) + "\n"
    }
    let rows = rules.map { row($0.id.rawValue, defaultLevel(of: $0), $0.isFixable ? "yes" : "", $0.summary) }
    return row("rule", "default", "fix", "finds") + rows.joined() + """

      'l10n-gen rules ID' explains a rule. To set its severity or turn it off, use 'rules:' in
      l10n.yml or --rule; to exempt single messages, use 'ignore:' in metadata.yml.

      """
  }

  /// Returns the complete description of a rule.
  static func page(of rule: any Rule, width: Int = WrappedText.width) -> String {
    """
    \(rule.id.rawValue) (\(defaultLevel(of: rule))): \(rule.summary)

    \(WrappedText.lines(of: rule.explanation + fixes(of: rule), width: width).joined(separator: "\n"))

    Example

    \(files(rule.example.flagged))
    \(WrappedText.lines(of: "→ " + rule.example.finding, width: width).joined(separator: "\n  "))

    Fixed

    \(files(rule.example.fixed))\(settings(of: rule))
    """
  }

  /// Returns the ways to change the severity of a rule, or the reason why it can't be changed.
  private static func settings(of rule: any Rule) -> String {
    guard !rule.id.isAlwaysError else { return "\nThis rule is always an error: the generated Swift would be wrong.\n" }
    let level = rule.id.isOffByDefault ? rule.defaultSeverity.rawValue : otherLevel(than: rule.defaultSeverity)
    return """

      \(rule.id.isOffByDefault ? "Turn it on" : "Change the severity")

        l10n.yml   rules: { \(rule.id.rawValue): \(level) }
        once       l10n-gen check --rule \(rule.id.rawValue)=\(rule.id.isOffByDefault ? level : "off")

      """
  }

  private static func defaultLevel(of rule: any Rule) -> String {
    rule.id.isOffByDefault ? RuleSetting.off.rawValue : rule.defaultSeverity.rawValue
  }

  private static func fixes(of rule: any Rule) -> String {
    rule.isFixable ? "\n\n'l10n-gen check --fix' fixes some of these findings." : ""
  }

  private static func otherLevel(than severity: Severity) -> String {
    severity == .error ? "warning" : "error"
  }

  private static func files(_ files: [RuleExample.File]) -> String {
    files.reduce(into: "") { text, file in
      text += "  \(file.path)\n"
      for line in file.text.split(separator: "\n", omittingEmptySubsequences: true) {
        text += "    \(Console.printable(String(line)))\n"
      }
    }
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
