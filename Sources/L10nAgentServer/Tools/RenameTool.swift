import L10nTranslation
import L10nCatalog
import L10nEditing
import L10nFormats
import L10nPipeline
import L10nProject
import L10nText

extension AgentTool {
  /// `rename`: gives a string another key.
  static let rename = AgentTool(
    name: "rename", summary: "Gives a string another key in the files of all languages. Swift code stays as it is.",
    arguments: [("key", ToolSchema.text), ("to", ToolSchema.text), ("dryRun", ToolSchema.flag)],
    required: ["key", "to"],
    results: [("key", ToolSchema.text), ("notes", ToolSchema.texts), ("files", ToolSchema.texts)], writes: true,
    isIdempotent: false
  ) { (arguments, project) throws(ToolFailure) in
    let key = try arguments.required("key")
    let new = try arguments.required("to")
    return try ProjectWriting(project, dryRun: arguments.flag("dryRun")).write { (state) throws(ToolFailure) in
      let strings = state.strings
      let path = try KeySegment.segments(ofNewKey: new)
      guard let message = strings.catalog.messagesByKeyPath[key] else {
        throw ToolFailure("no string has the key '\(key)'; 'find' searches for one")
      }
      guard path != strings.catalog.keys.segments(message.key) else { throw ToolFailure("'\(new)' is the key already") }
      let edit: ProjectEdit
      do throws(EditRefusal) {
        edit = try strings.pipeline.renaming(
          message, to: path, keepsFormer: false, in: strings.catalog, strings.files)
      } catch {
        throw ToolFailure(error)
      }
      let names = edit.names.map(state.loaded.namesFile.change(to:))
      return PlannedWriting(
        changes: TranslationChanges(
          edit.changes, others: [names].compactMap { $0 }, in: state.loaded.translations),
        result: [("key", .string(KeySegment.path(path))), ("notes", .array(edit.notes.map(JSONValue.string)))])
    }
  }
}
