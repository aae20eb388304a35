import L10nLanguage

/// `placeholder-extra`: a translation that asks for what the app doesn't give.
struct PlaceholderExtra: TranslationRule, BundleProblemRule {
  let id = RuleID.placeholderExtra
  let defaultSeverity = Severity.error
  var summary: String {
    "a translation uses an argument that the source text doesn't have"
  }
  var explanation: String {
    """
    The source text and the metadata decide which arguments a message has. The app passes no others, so that users would \
    see the placeholder itself. Mostly it is a mistyped name, or one that was translated. If a language needs an argument \
    that the source doesn't use, such as a number to inflect by, declare it in metadata.yml under the message's key: \
    'arguments: { count: Int }'. One that no text uses is a warning.
    """
  }
  var example: RuleExample {
    RuleExample(
      flagged: ["ko.yml": "hello: \"{name} 님\"\n", "en.yml": "hello: \"Hello, {name} {nmae}\"\n"],
      finding: "'{nmae}' is not an argument of the text in ko; did you mean '{name}'?",
      fixed: ["ko.yml": "hello: \"{name} 님\"\n", "en.yml": "hello: \"Hello, {name}\"\n"])
  }

  func check(_ translation: CheckedText, against source: CheckedText, _ reporter: inout Reporter) {
    guard translation.uses.hasForeign else { return }
    // A plural map's choice by `count` stands in no text; whether there is a number to choose by is another question.
    let foreign = translation.uses.all.lazy.filter { $0.argument == nil && !$0.range.isEmpty }
    for use in foreign.prefix(CheckedText.findingLimit) {
      let written =
        translation.owner.syntax.namesArguments ? translation.placeholder(use.name) : translation.written(use)
      reporter.report(
        id, "'\(written)' is not an argument of the text in \(source.language.name); \(advice(use.name, translation))",
        at: translation.spot(of: use.range, in: use.textIndex), of: translation.subject,
        related: translation.owner.relatedSource)
    }
  }

  func report(_ problem: BundleProblem, to reporter: inout Reporter) {
    guard case .idleArgument(let name, let key, let known) = problem.kind else { return }
    let meant = NearestName.suggestion(for: name, among: known).map { "did you mean '\($0)'?" }
    let advice =
      meant ?? (known.isEmpty ? "use it or remove it" : "the source uses \(QuotedList.and(known))")
    reporter.report(
      id, "'\(name)' isn't used by any text of '\(key)'; \(advice)", of: problem, key: key, grade: .warning)
  }

  private func advice(_ name: String, _ translation: CheckedText) -> String {
    let names = translation.arguments.map(\.name)
    guard !names.isEmpty else { return "it has none" }
    if !translation.owner.syntax.namesArguments { return names.count == 1 ? "it has one" : "it has \(names.count)" }
    if let meant = translation.argumentMeant(by: name) {
      return "did you mean '\(translation.placeholder(meant))'?"
    }
    return "it has \(QuotedList.and(names.map { translation.placeholder($0) }))"
  }
}
