import L10nCatalog
import L10nChecking
import L10nEditing
import L10nExtraction
import L10nFormats
import L10nJSONRPC
import L10nPipeline
import L10nProject
import L10nSwiftCode
import L10nText

/// Edits of a project's files as changes of documents, which the editor makes.
extension Workspace {
  /// Returns the changes by the addresses of their files.
  func changes(of edit: ProjectEdit, in analysis: Analysis) throws(ResponseError) -> JSONValue {
    var changes = try changes(of: edit.changes, in: analysis)
    if let names = edit.names {
      guard let file = analysis.pipeline.configuration.reading.names else {
        throw ResponseError(.requestFailed, "the key needs a name in names.yml; write one with 'l10n-gen check --fix'")
      }
      let path = analysis.path(ofShown: file.path)
      guard documents.values.allSatisfy({ $0.path != path || $0.text.bytes == file.bytes }) else {
        throw ResponseError(.requestFailed, "names.yml has changes that aren't saved; save it first")
      }
      add(LineEdits.edits(from: file.bytes, to: names), to: SourceFile(path: path, bytes: file.bytes), &changes)
    }
    return changes
  }

  /// Returns the changes of translation files by address.
  func changes(of files: [FileChange], in analysis: Analysis) throws(ResponseError) -> JSONValue {
    var changes: JSONValue = [:]
    for change in files {
      guard let file = change.old, let old = file.text else {
        throw ResponseError(.requestFailed, "\(change.path.joined(separator: "/")) would be a new file")
      }
      var new = file
      new.bytes = change.new
      let edits = LineEdits.edits(from: old, to: new.text ?? old)
      add(edits, to: SourceFile(path: analysis.path(ofShown: file.shownPath), bytes: old), &changes)
    }
    return changes
  }

  /// Returns the changes of an edit that gives keys other names, with those of Swift code.
  func changes(ofRenaming edit: ProjectEdit, in analysis: Analysis) throws(ResponseError) -> JSONValue {
    var changes = try changes(of: edit, in: analysis)
    guard let project = project(of: analysis) else { return changes }
    let sources = code(of: project, analysis)
    let renaming = analysis.pipeline.renamingAccessors(
      from: edit.catalogs.before, to: edit.catalogs.after, edit.renamed, in: sources
    ) { keys in
      extraction(of: sources, analysis).lookups(of: keys)
    }
    for (file, bytes) in renaming.changed { add(LineEdits.edits(from: file.bytes, to: bytes), to: file, &changes) }
    return changes
  }

  /// Returns an edit, or the reason why it isn't made as the error of a request.
  func orFail<Edit>(_ edit: () throws(EditRefusal) -> Edit) throws(ResponseError) -> Edit {
    do throws(EditRefusal) {
      return try edit()
    } catch {
      throw ResponseError(.requestFailed, error.words)
    }
  }

  /// Refuses a change of strings if some of them can't be read, as the commands do.
  func refuseUnread(_ analysis: Analysis) throws(ResponseError) {
    let failure = analysis.files.lazy.compactMap(\.failure).first
    if let failure { throw ResponseError(.requestFailed, "\(failure.path) can't be read: \(failure.reason)") }
    let mistakes = analysis.outcome.findings.filter { $0.severity == .error && $0.rule.isAboutReading }
    if !mistakes.isEmpty {
      throw ResponseError(.requestFailed, EditRefusal.findings(mistakes, in: analysis.catalog).words)
    }
  }

  /// Adds the edits of a file to the changes by address.
  func add(_ edits: [L10nText.TextEdit], to file: SourceFile, _ changes: inout JSONValue) {
    let buffer = DocumentBuffer(file.bytes)
    if !edits.isEmpty { changes[uri(of: file.path)] = .array(edits.map { edit($0, in: buffer) }) }
  }

  /// Returns what the functions of a project look up in Swift files.
  func extraction(of sources: [SourceFile], _ analysis: Analysis) -> Extraction {
    let configuration = analysis.pipeline.configuration
    let custom = CustomLookups(configuration.extraction, lookups: configuration.lookups)
    return Extraction(of: sources, targets: sources.map { _ in [] }, custom)
  }

  /// Returns an edit of a text as the protocol's.
  func edit(_ edit: L10nText.TextEdit, in buffer: DocumentBuffer) -> JSONValue {
    [
      "range": buffer.range(ofBytes: edit.range, encoding).json,
      "newText": .string(String(decoding: edit.replacement, as: UTF8.self)),
    ]
  }
}

extension EditRefusal {
  /// The reason, in sentences for people.
  var words: String {
    switch self {
    case .reason(let reason, let place):
      place.map { "\($0.file):\($0.line): \(reason)" } ?? reason
    case .findings(let findings, _):
      findings.prefix(3).map { "\($0.location.file):\($0.location.line): \($0.labeledMessage)" }.joined(separator: "; ")
    }
  }
}
