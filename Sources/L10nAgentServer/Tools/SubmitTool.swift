import L10nFormats
import L10nProject
import L10nText
import L10nTranslation

extension AgentTool {
  private static let answerLimit = 50

  /// `submit`: writes translations.
  static let submit = AgentTool(
    name: "submit",
    summary: """
      Checks and writes translations. Each has the 'id' and 'basis' of its unit, and one of 'text', 'forms' and \
      'items'. 'force' names ids whose final texts may be replaced; 'atomic' writes all or none.
      """,
    arguments: [
      (
        "translations",
        [
          "type": "array", "maxItems": .number(answerLimit),
          "items": [
            "type": "object",
            "properties": [
              "id": ToolSchema.text, "basis": ToolSchema.text, "text": ToolSchema.text,
              "forms": ToolSchema.textsByName, "items": ToolSchema.texts, "note": ToolSchema.text,
            ],
            "required": ["id", "basis"],
          ],
        ]
      ),
      ("dryRun", ToolSchema.flag), ("force", ToolSchema.texts), ("atomic", ToolSchema.flag),
    ], required: ["translations"],
    results: [("results", ToolSchema.list), ("files", ToolSchema.texts), ("dryRun", ToolSchema.flag)], writes: true
  ) { (arguments, project) throws(ToolFailure) in
    let answers = try arguments.objects("translations").map { TranslationAnswer($0.withNamedCharacters) }
    guard answers.count <= answerLimit else {
      throw ToolFailure("\(answers.count) translations are too many; submit \(answerLimit) at a time")
    }
    let force = Set(try arguments.strings("force") ?? [])
    let isAtomic = try arguments.flag("atomic")
    return try ProjectWriting(project, dryRun: arguments.flag("dryRun")).write { (state) throws(ToolFailure) in
      let submission = Submission(answers, to: state.strings, force: force, isAtomic: isAtomic)
      return PlannedWriting(
        changes: TranslationChanges(submission.changes, in: state.loaded.translations),
        result: submission.shortResults, after: submission.result)
    }
  }
}

extension Submission {
  /// The results, of which those after a long list are cut to what fits.
  fileprivate var shortResults: [JSONValue.Member] {
    var page = ResultPage(reserved: 2_000)
    for result in results where !page.add(result.json) {
      // There is always room for the least, since a submission has few answers.
      var short = result
      short.fresh = nil
      short.example = nil
      short.note = nil
      short.problems = Array(short.problems.prefix(1))
      if !page.add(short.json) {
        short.problems = []
        short.expected = []
        page.addWithoutLimit(short.json)
      }
    }
    return [("results", .array(page.items))]
  }
}
