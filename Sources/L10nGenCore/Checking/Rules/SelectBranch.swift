import L10nLanguage

/// `select-branch`: branches of a select that are not the source's.
struct SelectBranch: TextRule, TranslationRule {
  let id = RuleID.selectBranch
  let defaultSeverity = Severity.error
  let summary = "a select lacks 'other', or its branches are not those of the source text"
  let explanation = """
    The words that name the branches are no texts: the source's become the cases of a Swift enum, and the app passes one \
    of them. A word that was translated is never chosen, and a reader gets 'other' instead.

    A translation that doesn't distinguish the cases at all may drop the select.
    """
  let example = RuleExample(
    flagged: [
      "ko.yml": "joined: \"{who, select, host {방장이} other {손님이}} 들어왔어요\"\n",
      "en.yml": "joined: \"{who, select, hosts {The host} other {A guest}} joined\"\n",
    ],
    finding: "'hosts' is not a branch of the text in ko; did you mean 'host'?",
    mended: [
      "ko.yml": "joined: \"{who, select, host {방장이} other {손님이}} 들어왔어요\"\n",
      "en.yml": "joined: \"{who, select, host {The host} other {A guest}} joined\"\n",
    ])

  func check(_ text: CheckedText, _ reporter: inout Reporter) {
    text.text.visitElements { visited in
      guard case .select(let choice) = visited.element, !choice.branches.contains(where: { $0.keyword == "other" }),
        text.text.isSound
      else { return }
      reporter.report(
        id, "this select has no branch 'other', which is taken where no other is; add 'other {…}'",
        at: text.spot(of: choice.range, in: visited.textIndex), of: text.subject)
    }
  }

  func check(_ translation: CheckedText, against source: LocalizedMessage, _ reporter: inout Reporter) {
    for argument in translation.message.arguments where !argument.keywords.isEmpty {
      let keywords = Keywords(of: argument, in: translation)
      for unknown in keywords.unknown {
        reporter.report(
          id,
          "'\(unknown.keyword)' is not a branch of the text in \(translation.sourceName); "
            + advice(unknown.keyword, argument, keywords),
          at: unknown.spot, of: translation.subject,
          related: [.init(place: source.keyPlace, words: "the text in \(translation.sourceName)")])
      }
      // A word that was translated is both: one that the source lacks, and the lack of the source's.
      guard let select = keywords.firstSelect, keywords.unknown.isEmpty, !keywords.missing.isEmpty else { continue }
      reporter.report(
        id,
        "this select has no branch \(QuotedList.joined(keywords.missing.map { "'\($0)'" }, by: "or")), which the text "
          + "in \(translation.sourceName) has; add it",
        at: select, of: translation.subject,
        related: [.init(place: source.keyPlace, words: "the text in \(translation.sourceName)")])
    }
  }

  private func advice(_ keyword: String, _ argument: CatalogArgument, _ keywords: Keywords) -> String {
    if let meant = NearestName.suggestion(for: keyword, among: argument.keywords.filter { $0 != "other" }) {
      return "did you mean '\(meant)'?"
    }
    if keywords.missing.count == 1, keywords.unknown.count == 1, let meant = keywords.missing.first {
      return "did you mean '\(meant)'?"
    }
    return "it has \(QuotedList.and(argument.keywords)), which aren't translated"
  }
}

extension SelectBranch {
  /// The keywords of a translation's selects over one argument beside the source's.
  private struct Keywords {
    /// Those that the source lacks.
    private(set) var unknown: [(keyword: String, spot: Spot)] = []
    /// Those of the source that are absent; `other` is not among them.
    private(set) var missing: [String] = []
    private(set) var firstSelect: Spot?

    init(of argument: CatalogArgument, in translation: CheckedText) {
      var known: Set<String> = []
      let expected = Set(argument.keywords)
      translation.text.visitElements { visited in
        guard case .select(let choice) = visited.element, choice.argument == argument.name else { return }
        if firstSelect == nil { firstSelect = translation.spot(of: choice.range, in: visited.textIndex) }
        for branch in choice.branches {
          if expected.contains(branch.keyword) {
            known.insert(branch.keyword)
          } else if branch.keyword != "other" {
            unknown.append((branch.keyword, translation.spot(of: branch.range, in: visited.textIndex)))
          }
        }
      }
      missing = argument.keywords.filter { $0 != "other" && !known.contains($0) }
    }
  }
}
