import ArgumentParser
import L10nGenCore

/// `l10n-gen rules`: says what is checked.
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules", abstract: "Lists the rules, or explains one.")

  @Argument(help: ArgumentHelp("The rule to explain.", valueName: "id"))
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
