import L10nCatalog
import L10nChecking
import L10nFormats
import L10nText

/// The safe fixes of `check --fix` as code actions.
extension Workspace {
  /// Answers `textDocument/codeAction`.
  func codeActions(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
    guard let range = Range<Position>(parameters["range"]) else { throw .missing("range") }
    guard let (analysis, file, buffer) = try file(parameters), let uri = try document(parameters)?.uri else {
      return .null
    }
    let only = parameters.at("context", "only")?.elements.compactMap(\.string)
    func isWanted(_ kind: String) -> Bool {
      only.map { $0.contains { kind == $0 || kind.hasPrefix($0 + ".") || $0.isEmpty } } ?? true
    }
    let path = analysis.catalog.files[file].path
    let findings = analysis.outcome.findings.filter { $0.fix != nil && $0.fix?.scalar.file == file }
    guard !findings.isEmpty, let input = analysis.input(shownAt: path), let fixable = FixableFile(input) else {
      return []
    }
    func action(_ title: String, _ kind: String, _ findings: [Finding], isPreferred: Bool) -> JSONValue? {
      let edits = fixable.edits(fixing: findings, in: analysis.catalog)
      guard !edits.isEmpty else { return nil }
      let changes = JSONValue.array(edits.map { edit($0, in: buffer) })
      return [
        "title": .string(title), "kind": .string(kind), "isPreferred": .truth(isPreferred),
        "diagnostics": .array(findings.map { diagnostic($0, in: analysis) }), "edit": ["changes": [uri: changes]],
      ]
    }
    var actions: [JSONValue?] = []
    if isWanted("quickfix") {
      actions += findings.filter { self.range(of: $0.location, in: analysis).touches(range) }.map { finding in
        action("Fix: \(finding.message)", "quickfix", [finding], isPreferred: true)
      }
    }
    if isWanted("source.fixAll.l10n-gen") {
      actions.append(action("Apply all safe fixes", "source.fixAll.l10n-gen", findings, isPreferred: false))
    }
    return .array(actions.compactMap(\.self))
  }

  /// Returns an edit of a text as the protocol's.
  func edit(_ edit: L10nText.TextEdit, in buffer: TextBuffer) -> JSONValue {
    [
      "range": buffer.range(ofBytes: edit.range, encoding).json,
      "newText": .string(String(decoding: edit.replacement, as: UTF8.self)),
    ]
  }
}

extension Range<Position> {
  /// Returns a Boolean value indicating whether two ranges overlap or meet.
  fileprivate func touches(_ other: Range<Position>) -> Bool {
    lowerBound <= other.upperBound && other.lowerBound <= upperBound
  }
}
