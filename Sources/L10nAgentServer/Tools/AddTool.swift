import L10nCatalog
import L10nEditing
import L10nFormats
import L10nPipeline
import L10nProject
import L10nText
import L10nTranslation

extension AgentTool {
  /// `add`: adds a string.
  static let add = AgentTool(
    name: "add",
    summary: "Adds a string with its source text. 'translations' are judged and marked as those of 'submit'.",
    arguments: [
      ("key", ToolSchema.text("such as store.title")), ("source", ToolSchema.text),
      ("translations", ToolSchema.textsByName), ("dryRun", ToolSchema.flag),
    ], required: ["key", "source"],
    results: [("key", ToolSchema.text), ("results", ToolSchema.list), ("files", ToolSchema.texts)], writes: true,
    isIdempotent: false
  ) { (arguments, project) throws(ToolFailure) in
    let key = try arguments.required("key")
    let source = try arguments.required("source")
    let translations = try arguments.texts("translations")
    return try ProjectWriting(project, dryRun: arguments.flag("dryRun")).write { (state) throws(ToolFailure) in
      let strings = state.strings
      let path = try KeySegment.segments(ofNewKey: key)
      let edit: ProjectEdit
      do throws(EditRefusal) {
        let texts = [strings.catalog.languages[0]: source]
        edit = try strings.pipeline.adding(path, texts, to: strings.catalog, strings.files)
      } catch {
        throw ToolFailure(error)
      }
      // The translations are judged as any others, in the files with the source.
      let added = strings.with(strings.files.applying(edit.changes))
      let answers = translations.map { language, text in
        let id = StringID(key: KeySegment.path(path), language: language)
        let basis = added.strings(in: language)?.request(for: id.key, withContext: false)?.basis
        return TranslationAnswer(id: id.description, basis: basis, VariantTexts([UnitPath(): text]))
      }
      let submission = Submission(answers, to: added)
      let changes = edit.changes.followed(by: submission.changes)
      return PlannedWriting(
        changes: TranslationChanges(changes, in: state.loaded.translations),
        result: [("key", .string(KeySegment.path(path))), ("results", .array(submission.results.map(\.json)))],
        after: submission.result)
    }
  }
}

extension KeySegment {
  /// Reads the segments of a new key.
  static func segments(ofNewKey key: String) throws(ToolFailure) -> [String] {
    guard let segments = split(key), !segments.contains("") else {
      throw ToolFailure("'\(key)' is not a key; write one such as 'store.title'")
    }
    return segments
  }
}

extension [FileChange] {
  /// Returns the changes together with later ones of the changed files.
  fileprivate func followed(by later: [FileChange]) -> [FileChange] {
    let paths = Set(later.map(\.path))
    let old = Dictionary(map { ($0.path, $0) }) { first, _ in first }
    return later.map { change in
      // The file on the disk doesn't have the earlier change yet.
      FileChange(path: change.path, old: old[change.path].map(\.old) ?? change.old, new: change.new)
    } + filter { !paths.contains($0.path) }
  }
}
