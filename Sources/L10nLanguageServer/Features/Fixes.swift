import L10nCatalog
import L10nChecking
import L10nFormats
import L10nJSONRPC
import L10nText

/// The safe fixes of `check --fix` as code actions of translation files.
extension Workspace {
  /// Returns the fixes at a range of a translation file, and that of the whole file.
  func fixes(
    in translations: (analysis: Analysis, file: Int, buffer: DocumentBuffer), uri: String, _ range: Range<Position>,
    _ kinds: CodeActionKinds
  ) -> [JSONValue] {
    let (analysis, file, buffer) = translations
    let findings = analysis.outcome.findings.filter { $0.fix?.scalar.file == file }
    let atRange =
      kinds.isOffered("quickfix")
      ? findings.filter { self.range(of: $0.location, in: analysis).touches(range) } : []
    // Editors ask for all kinds whenever the cursor moves, and for this one when they need it.
    let all = kinds.isAskedFor(Self.fixAll) ? findings : []
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
    return (actions + [action("Apply all safe fixes", Self.fixAll, all)]).compactMap(\.self)
  }

  private static let fixAll = "source.fixAll.l10n-gen"
}
