import L10nFormats
import L10nChecking
import L10nText

extension SARIFReport {
  /// Returns a report of `check`, which describes all of its rules.
  static func ofCheck(paths: RepositoryPaths = RepositoryPaths()) -> SARIFReport {
    SARIFReport(
      of: "l10n-gen check", rules: Rules.all.map { ($0.id.rawValue, SARIFRule.descriptor(of: $0)) }, paths: paths)
  }
}

/// The description of a rule in SARIF.
enum SARIFRule {
  static func descriptor(of rule: any Rule) -> JSONValue {
    .object([
      ("id", .string(rule.id.rawValue)),
      ("shortDescription", SARIFMessage.text(sentence(rule.summary))),
      ("fullDescription", SARIFMessage.text(firstParagraph(of: rule.explanation))),
      ("help", SARIFMessage.text(RuleText.page(of: rule), markdown: markdown(of: rule))),
      (
        "defaultConfiguration",
        .object([
          ("enabled", .truth(!rule.id.isOffByDefault)), ("level", .string(SARIFReport.level(rule.defaultSeverity))),
        ])
      ),
      tags,
    ])
  }

  /// The properties by which GitHub sorts rules.
  static var tags: JSONValue.Member { ("properties", .object([("tags", .array([.string("localization")]))])) }

  static func sentence(_ summary: String) -> String {
    (summary.first?.uppercased() ?? "") + summary.dropFirst() + "."
  }

  /// GitHub's limit is 1,024 characters.
  private static func firstParagraph(of explanation: String) -> String {
    String(explanation.prefix(while: { $0 != "\n" }).prefix(1024))
  }

  private static func markdown(of rule: any Rule) -> String {
    let paragraphs = rule.explanation.split(separator: "\n").map { MarkdownText.prose(String($0)) }
    return """
      \(paragraphs.joined(separator: "\n\n"))

      **Example**

      \(files(rule.example.flagged))

      \(MarkdownText.prose(rule.example.finding))

      **Fixed**

      \(files(rule.example.fixed))

      """
  }

  private static func files(_ files: [RuleExample.File]) -> String {
    files.map { file in
      let language = file.path.hasSuffix(".yml") ? "yaml" : "json"
      return "`\(file.path)`:\n\n```\(language)\n\(file.text)\(file.text.hasSuffix("\n") ? "" : "\n")```"
    }.joined(separator: "\n\n")
  }
}
