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
    var changes: JSONValue = [:]
    func add(_ path: String, from old: [UInt8], to new: [UInt8]) {
      let buffer = DocumentBuffer(old)
      let edits = LineEdits.edits(from: old, to: new).map { self.edit($0, in: buffer) }
      if !edits.isEmpty { changes[uri(of: path)] = .array(edits) }
    }
    for change in edit.changes {
      guard let file = change.old, let old = file.text else {
        throw ResponseError(.requestFailed, "\(change.path.joined(separator: "/")) would be a new file")
      }
      var new = file
      new.bytes = change.new
      add(analysis.path(ofShown: file.shownPath), from: old, to: new.text ?? old)
    }
    if let names = edit.names {
      guard let file = analysis.pipeline.configuration.reading.names else {
        throw ResponseError(.requestFailed, "the key needs a name in names.yml; write one with 'l10n-gen check --fix'")
      }
      let path = analysis.path(ofShown: file.path)
      guard documents.values.allSatisfy({ $0.path != path || $0.text.bytes == file.bytes }) else {
        throw ResponseError(.requestFailed, "names.yml has changes that aren't saved; save it first")
      }
      add(path, from: file.bytes, to: names)
    }
    guard let project = projects.first(where: { $0.analysis === analysis }) else { return changes }
    let configuration = analysis.pipeline.configuration
    let sources = code(of: project, analysis)
    let renaming = analysis.pipeline.renamingAccessors(
      from: edit.catalogs.before, to: edit.catalogs.after, edit.renamed, in: sources
    ) { keys in
      let custom = CustomLookups(configuration.extraction, lookups: configuration.lookups)
      return Extraction(of: sources, targets: sources.map { _ in [] }, custom).lookups(of: keys)
    }
    for (file, bytes) in renaming.changed { add(file.path, from: file.bytes, to: bytes) }
    return changes
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
