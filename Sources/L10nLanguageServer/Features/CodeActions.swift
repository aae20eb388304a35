import L10nCatalog
import L10nChecking
import L10nFormats
import L10nJSONRPC
import L10nText

/// The safe fixes of `check --fix` as code actions.
extension Workspace {
  /// Answers `textDocument/codeAction`.
  func codeActions(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
    guard let range = Range<Position>(parameters["range"]) else { throw .missing("range") }
    guard let (analysis, file, buffer) = try file(parameters), let uri = try document(parameters)?.uri else {
      return .null
    }
    let kinds = parameters.at("context", "only")?.elements.compactMap(\.string)
    func isWanted(_ kind: String) -> Bool {
      kinds?.contains { kind == $0 || kind.hasPrefix($0 + ".") || $0.isEmpty } ?? false
    }
    let findings = analysis.outcome.findings.filter { $0.fix?.scalar.file == file }
    let atRange =
      kinds == nil || isWanted("quickfix")
      ? findings.filter { self.range(of: $0.location, in: analysis).touches(range) } : []
    // Editors ask for all kinds whenever the cursor moves, and for this one when they need it.
    let all = isWanted(Self.fixAll) ? findings : []
    guard !(atRange + all).isEmpty, let input = analysis.input(shownAt: analysis.catalog.files[file].path),
      let fixable = FixableFile(input)
    else { return [] }
    func action(_ title: String, _ kind: String, _ findings: [Finding]) -> JSONValue? {
      let edits = fixable.edits(fixing: findings, in: analysis.catalog)
      guard !edits.isEmpty else { return nil }
      let changes = JSONValue.array(edits.map { edit($0, in: buffer) })
      return [
        "title": .string(title), "kind": .string(kind), "isPreferred": .truth(kind != Self.fixAll),
        "diagnostics": .array(findings.map { diagnostic($0, in: analysis) }), "edit": ["changes": [uri: changes]],
      ]
    }
    let actions = atRange.map { action("Fix: \($0.message)", "quickfix", [$0]) }
    return .array((actions + [action("Apply all safe fixes", Self.fixAll, all)]).compactMap(\.self))
  }

  private static let fixAll = "source.fixAll.l10n-gen"

  /// Returns an edit of a text as the protocol's.
  func edit(_ edit: L10nText.TextEdit, in buffer: DocumentBuffer) -> JSONValue {
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
