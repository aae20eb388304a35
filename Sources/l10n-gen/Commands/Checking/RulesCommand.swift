import ArgumentParser
import L10nChecking
import L10nProject
import L10nText

/// `l10n-gen rules`: lists and explains the rules.
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules", abstract: "List the rules, or explain one.",
    discussion: """
      Examples:

        l10n-gen rules                 list all rules
        l10n-gen rules plural-wanted   explain a rule, with an example
      """)

  @Argument(
    help: ArgumentHelp("The rule to explain.", valueName: "id"), completion: .list(RuleID.allCases.map(\.rawValue)))
  var id: String?

  func run() throws {
    let width = Console.width(of: .output)
    guard let id else { return try Console.output(RuleText.table(of: Rules.all, width: width)) }
    guard let rule = Rules.all.first(where: { $0.id.rawValue == id }) else {
      throw Refusal.usage(RuleID.explainUnknown(id))
    }
    try Console.output(RuleText.page(of: rule, width: min(width ?? .max, WrappedText.width)))
  }
}
