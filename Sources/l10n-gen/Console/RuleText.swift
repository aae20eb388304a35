import L10nGenCore

/// Rules as a person reads them.
enum RuleText {
  /// A line for each rule.
  static func table(of rules: [any Rule]) -> String {
    let width = rules.map(\.id.rawValue.count).max() ?? 0
    return rules.reduce(into: "") { text, rule in
      let id = padded(rule.id.rawValue, to: width)
      text += "\(id)  \(padded(rule.defaultSeverity.rawValue, to: 7))  \(rule.summary)\n"
    } + "\n'l10n-gen rules ID' explains one.\n"
  }

  /// All about one rule.
  static func page(of rule: any Rule) -> String {
    """
    \(rule.id.rawValue) (\(rule.defaultSeverity.rawValue)): \(rule.summary)

    \(WrappedText.lines(of: rule.explanation).joined(separator: "\n"))

    Example

    \(files(rule.example.flagged))
    \(WrappedText.lines(of: "→ " + rule.example.finding).joined(separator: "\n  "))

    Mended

    \(files(rule.example.mended))
    """
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
