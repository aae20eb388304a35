import ArgumentParser
import L10nEditing
import L10nProject

/// Options of the commands that give strings other keys.
struct RenamingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("A folder or file of Swift code in which accessors are renamed, too.", valueName: "dir"),
    completion: .file(extensions: ["swift"]))
  var swift: String?

  @Flag(
    help: "Write 'renamed-from' to metadata.yml, so that code can still use the old accessors, which are deprecated.")
  var renamedFrom = false

  /// Writes an edit together with the code that it affects, or shows both.
  ///
  /// - Parameter summary: a sentence about what the edit did, without a final full stop.
  func write(_ edit: ProjectEdit, in project: ProjectEditing, _ summary: String) throws {
    let code = try swift.map { (folder) throws(Refusal) in try RenamedCode(at: folder, for: edit, in: project) }
    try project.write(edit, code: code?.changes ?? [], summary + (code.map { ", and \($0.summary)" } ?? ""))
    code?.explain()
  }
}
