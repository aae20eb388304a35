import L10nCatalog
import L10nMessages
import L10nText

/// `placeholder-extra`: a translation that uses an argument that the app doesn't pass.
struct PlaceholderExtra: TextRule, TranslationRule, BundleProblemRule, CatalogRule {
  let id = RuleID.placeholderExtra
  let defaultSeverity = Severity.error

  package func join(_ rules: inout CalledRules) {
    rules.textRules.append(self)
    rules.translationRules.append(self)
    rules.problemRules.append(self)
    rules.catalogRules.append(self)
  }

  func check(_ text: CheckedText, _ reporter: inout Reporter) {
    guard text.isSource, text.isEmpty else { return }
    for (language, translation) in text.owner.message.texts.enumerated().dropFirst() {
      guard let translation, translation.isSound, !translation.isPlainText else { continue }
      let checked = CheckedText(translation, of: text.owner, inLanguage: language)
      guard let use = checked.foreignUses.first else { continue }
      reporter.report(
        id,
        ArgumentWithoutSource(
          written: checked.written(use), source: text.language.name, language: checked.language.name),
        at: .place(text.text.keyPlace), of: text.subject,
        related: [.init(place: translation.keyPlace, words: "the text in \(checked.language.name)")])
      return
    }
  }

  func check(_ translation: CheckedText, against source: CheckedText, _ reporter: inout Reporter) {
    guard translation.uses.hasForeign, !source.isEmpty else { return }
    // If the source has no arguments, all numbered arguments of the text are one mistake: it is the text of another
    // key.
    let isWholeForeign = translation.arguments.isEmpty && !translation.owner.syntax.namesArguments
    for use in translation.foreignUses.prefix(isWholeForeign ? 1 : CheckedText.findingLimit) {
      let written =
        translation.owner.syntax.namesArguments ? translation.placeholder(use.name) : translation.written(use)
      reporter.report(
        id, UnknownArgument(written: written, source: source.language.name, known: known(use.name, translation)),
        at: translation.spot(of: use.range, in: use.textIndex), of: translation.subject,
        related: translation.owner.relatedSource)
    }
  }

  func check(_ catalog: Catalog, _: AccessorTree, _ reporter: inout Reporter) {
    catalog.forEachDifferentVariable { message, language, translation, difference in
      for (use, meant) in difference.extra.prefix(CheckedText.findingLimit) {
        guard let text = translation.text(at: use.textIndex) else { continue }
        reporter.report(
          id,
          UnknownArgument(
            written: SystemVariables.placeholder(use.name), source: catalog.languages[0],
            known: meant.map { .suggestion(SystemVariables.placeholder($0)) }
              ?? .among(difference.known.map(SystemVariables.placeholder))),
          at: .within(text, offset: use.offset), of: .message(message, language: language))
      }
    }
  }

  func report(_ problem: BundleProblem, to reporter: inout Reporter) {
    guard case .idleArgument(let name, let key, let known) = problem.kind else { return }
    let facts = UnusedArgument(
      name: name, key: key, suggestion: NearestName.suggestion(for: name, among: known), known: known)
    reporter.report(id, facts, of: problem, key: key, severity: .warning)
  }

  private func known(_ name: String, _ translation: CheckedText) -> UnknownArgument.Known {
    let names = translation.arguments.map(\.name)
    guard translation.owner.syntax.namesArguments, !names.isEmpty else { return .count(names.count) }
    if let meant = translation.argumentMeant(by: name) { return .suggestion(translation.placeholder(meant)) }
    return .among(names.map { translation.placeholder($0) })
  }
}

extension CheckedText {
  /// The uses of arguments that the message doesn't have. The choice of a plural map by `count` isn't in a text, so it
  /// is left out; another rule checks it.
  fileprivate var foreignUses: LazyFilterSequence<[ArgumentUse]> {
    uses.all.lazy.filter { $0.argument == nil && !$0.range.isEmpty }
  }
}

/// A placeholder of a translation whose source has no text.
private struct ArgumentWithoutSource: Facts {
  var written: String
  var source: String
  var language: String

  var values: KeyValuePairs<FactName, String?> { [.problem: "source", .written: written] }
  var sentence: String {
    "the text in \(source) is empty, but the one in \(language) uses '\(written)'; write the text in \(source)"
  }
}

/// A placeholder of an argument that the source doesn't have.
private struct UnknownArgument: Facts {
  var written: String
  var source: String
  var known: Known

  /// The existing arguments, as listed in the advice.
  enum Known {
    case suggestion(String)
    case placeholders([String])
    /// Their number, if they have no names.
    case count(Int)

    static func among(_ placeholders: [String]) -> Known {
      placeholders.isEmpty ? .count(0) : .placeholders(placeholders)
    }
  }

  var values: KeyValuePairs<FactName, String?> {
    [.written: written, .suggestion: suggestion]
  }
  var sentence: String { "'\(written)' is not an argument of the text in \(source); \(advice)" }

  private var suggestion: String? {
    if case .suggestion(let meant) = known { meant } else { nil }
  }

  private var advice: String {
    switch known {
    case .suggestion(let meant): "did you mean '\(meant)'?"
    case .placeholders(let placeholders): "it has \(QuotedList.and(placeholders))"
    case .count(0): "it has none"
    case .count(1): "it has one"
    case .count(let count): "it has \(count)"
    }
  }
}

/// An argument of the metadata that no text uses.
private struct UnusedArgument: Facts {
  var name: String
  var key: String
  var suggestion: String?
  var known: [String]

  var values: KeyValuePairs<FactName, String?> { [.problem: "metadata", .argument: name, .suggestion: suggestion] }
  var sentence: String {
    let advice =
      suggestion.map { "did you mean '\($0)'?" }
      ?? (known.isEmpty ? "use it or remove it" : "the source uses \(QuotedList.and(known))")
    return "'\(name)' isn't used by any text of '\(key)'; \(advice)"
  }
}
