import L10nChecking
import L10nTranslation
import L10nCatalog
import L10nExchange
import L10nFormats
import L10nText

extension AgentTool {
  /// `status`: what is left to do in each language.
  static let status = AgentTool(
    name: "status", summary: "What is left to do in each language.", arguments: [],
    results: [
      ("source", ToolSchema.text), ("strings", ToolSchema.number), ("languages", ToolSchema.list),
      ("guide", ToolSchema.flag), ("glossary", ToolSchema.flag), ("note", ToolSchema.text),
    ]
  ) { (_, project) throws(ToolFailure) in
    let state = try project.state()
    let strings = state.strings
    let problem = state.outdatedProblem
    let findings = Dictionary(grouping: strings.outcome.findings) { $0.language ?? "" }
    let languages = strings.translationLanguages.map { language -> JSONValue in
      let counts = strings.strings(in: language)?.counts ?? [:]
      func count(_ kind: UnitSelection.Kind) -> JSONValue { .number(counts[kind] ?? 0) }
      let own = findings[language] ?? []
      return [
        "language": .string(language), "missing": count(.missing),
        "outdated": problem == nil ? count(.outdated) : .null, "toReview": count(.needsReview),
        "machineTranslated": count(.machineTranslated),
        "errors": .number(own.count { $0.severity == .error }),
        "warnings": .number(own.count { $0.severity == .warning && $0.rule != .missingKey }),
      ]
    }
    let hasGuide = TranslationGuide.files(for: nil, of: state.loaded).contains { $0.exists }
    return .object(
      present: [
        "source": strings.catalog.languages.first.map(JSONValue.string),
        "strings": .number(strings.catalog.messages.count(where: \.isInSource)), "languages": .array(languages),
        "guide": .truth(hasGuide), "glossary": .truth(!strings.catalog.glossary.isEmpty),
        "note": problem.map { .string("outdated translations aren't known: \($0)") },
      ])
  }
}
