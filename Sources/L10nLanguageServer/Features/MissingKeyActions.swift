import L10nCatalog
import L10nExtraction
import L10nFormats
import L10nJSONRPC
import L10nText

/// Code actions on lookups in Swift whose keys no table has.
extension Workspace {
  /// Returns the actions that correct the key at the cursor, and that add it to its table.
  func missingKeyActions(in swift: SwiftDocument, where isAtCursor: (Range<Int>) -> Bool) -> [JSONValue] {
    guard let lookup = missingKey(in: swift, where: isAtCursor) else { return [] }
    let correction = lookup.suggestion.map { suggestion in
      let edit = L10nText.TextEdit(range: lookup.literal, replacement: Array("\"\(suggestion)\"".utf8))
      return self.correction("Use '\(suggestion)'", edit, in: swift)
    }
    let title = "Add '\(lookup.key)' to the table \(lookup.extracted.table)"
    let addition = action(title, "quickfix", .addKey(lookup.literal.lowerBound), in: swift)
    return [correction, addition].compactMap(\.self)
  }

  private func missingKey(in swift: SwiftDocument, where isAtCursor: (Range<Int>) -> Bool) -> UnknownKeys.Lookup? {
    // A project without tables has no keys that code looks up.
    guard !swift.analysis.catalog.tableKeys.isEmpty else { return nil }
    let extraction = extraction(of: [swift.source], swift.analysis)
    return UnknownKeys(ofFile: 0, in: extraction, swift.analysis.catalog).lookups.first { isAtCursor($0.literal) }
  }

  /// Returns the edit that adds the key of a literal to its table.
  func adding(keyAt byte: Int, in swift: SwiftDocument) throws(ResponseError) -> JSONValue {
    let analysis = swift.analysis
    guard let lookup = missingKey(in: swift, where: { $0.lowerBound == byte }) else {
      throw ResponseError(.requestFailed, "the table has the key already")
    }
    let change = KeyAddition.change(for: lookup.extracted, in: analysis.files, of: analysis.catalog)
    guard let change else {
      throw ResponseError(
        .requestFailed,
        "the table \(lookup.extracted.table) has no file of the source language that can be changed; add the key by hand"
      )
    }
    return ["changes": try changes(of: [change], in: analysis)]
  }
}
