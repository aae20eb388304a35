import L10nCatalog
import L10nMessages
import L10nText

/// `select-branch`: branches of a select that differ from the source's.
struct SelectBranch: TextRule, TranslationRule {
  let id = RuleID.selectBranch
  let defaultSeverity = Severity.error

  package func join(_ rules: inout CalledRules) {
    rules.textRules.append(self)
    rules.translationRules.append(self)
  }

  func check(_ text: CheckedText, _ reporter: inout Reporter) {
    guard text.isSound else { return }
    let incomplete = text.uses.selects.lazy.filter { !$0.choice.branches.contains { $0.keyword == "other" } }
    for (choice, textIndex) in incomplete.prefix(CheckedText.findingLimit) {
      reporter.report(
        id, UnequalBranches(argument: choice.argument, problem: .missingOther),
        at: text.spot(of: choice.range, in: textIndex), of: text.subject)
    }
  }

  func check(_ translation: CheckedText, against source: CheckedText, _ reporter: inout Reporter) {
    guard !translation.uses.selects.isEmpty else { return }
    // Each language can decide which devices have variants.
    let selects = Dictionary(grouping: translation.uses.selects, by: \.choice.argument)
    let start = reporter.reports.count
    for argument in translation.arguments where !argument.keywords.isEmpty && !argument.isDevice {
      guard reporter.reports.count - start < CheckedText.findingLimit else { return }
      compare(argument, selects[argument.name] ?? [], translation, source, &reporter)
    }
  }

  private func compare(
    _ argument: CatalogArgument, _ selects: [(choice: SelectChoice, textIndex: Int)], _ translation: CheckedText,
    _ source: CheckedText, _ reporter: inout Reporter
  ) {
    guard let first = selects.first else { return }
    let written = Set(selects.flatMap { $0.choice.branches.map(\.keyword) }).union(["other"])
    let expected = Set(argument.keywords).union(["other"])
    let missing = argument.keywords.filter { !written.contains($0) }
    guard written != expected else { return }
    let unknown = selects.lazy.flatMap { select in
      select.choice.branches.lazy.filter { !expected.contains($0.keyword) }.map { ($0, select.textIndex) }
    }
    for (branch, textIndex) in unknown.prefix(CheckedText.findingLimit) {
      let suggestion = suggestion(for: branch.keyword, argument, missing)
      reporter.report(
        id,
        UnequalBranches(
          argument: argument.name,
          problem: .unknown(
            branch.keyword, suggestion: suggestion, known: argument.keywords, source: source.language.name)),
        at: translation.spot(of: branch.range, in: textIndex), of: translation.subject,
        related: translation.owner.relatedSource)
    }
    // A translated keyword is both unknown and missing; it is reported once.
    guard written.isSubset(of: expected) else { return }
    reporter.report(
      id, UnequalBranches(argument: argument.name, problem: .missing(missing, source: source.language.name)),
      at: translation.spot(of: first.choice.range, in: first.textIndex), of: translation.subject,
      related: translation.owner.relatedSource)
  }

  private func suggestion(for keyword: String, _ argument: CatalogArgument, _ missing: [String]) -> String? {
    NearestName.suggestion(for: keyword, among: argument.keywords.filter { $0 != "other" })
      ?? (missing.count == 1 ? missing.first : nil)
  }
}

/// A select with other branches than it should have.
private struct UnequalBranches: Facts {
  var argument: String
  var problem: Problem

  enum Problem {
    /// There is no branch for all other values.
    case missingOther
    /// A branch that the source doesn't have.
    case unknown(String, suggestion: String?, known: [String], source: String)
    /// Branches that only the source has.
    case missing([String], source: String)
  }

  var values: KeyValuePairs<FactName, String?> {
    switch problem {
    case .missingOther: [.problem: "other", .argument: argument]
    case .unknown(let keyword, let suggestion, _, _):
      [.problem: "unknown", .argument: argument, .branch: keyword, .suggestion: suggestion]
    case .missing(let keywords, _):
      [.problem: "missing", .argument: argument, .expected: keywords.joined(separator: ", ")]
    }
  }
  var sentence: String {
    switch problem {
    case .missingOther: "this select has no branch 'other', which is used if no other branch matches; add 'other {…}'"
    case .unknown(let keyword, let suggestion, let known, let source):
      "'\(keyword)' is not a branch of the text in \(source); "
        + (suggestion.map { "did you mean '\($0)'?" }
          ?? "it has \(QuotedList.and(known)); write these names as they are")
    case .missing(let keywords, let source):
      "this select has no branch \(QuotedList.joined(keywords.map { "'\($0)'" }, by: "or")), which the text in \(source) "
        + "has; add it"
    }
  }
}
