import L10nCatalog
import L10nEditing
import L10nExtraction
import L10nFormats
import L10nJSONRPC
import L10nPipeline
import L10nText

/// Turning a text of Swift code into a string, and calling its accessor in place of it, as `extract --accessors` does.
extension Workspace {
  /// Returns the action for the text at the cursor. Which values it has only shows in all code of the project, so the
  /// edit may still be refused.
  func extractionActions(in swift: SwiftDocument, where isAtCursor: (Range<Int>) -> Bool) -> [JSONValue] {
    // Of several modules, a text doesn't show which one it belongs to.
    guard swift.analysis.state.modules.isEmpty else { return [] }
    let texts = CodeTexts(ofFile: 0, in: extraction(of: [swift.source], swift.analysis), nil, names: []).found
    let found = texts.first { text in
      switch text.text {
      case .success(let code): isAtCursor(text.literal) || isAtCursor(code.range)
      case .failure(let refusal): isAtCursor(text.literal) && refusal.byte > text.literal.lowerBound
      }
    }
    guard let found else { return [] }
    let work = CodeActionWork.extract(found.literal.lowerBound)
    return [action("Extract string to translation files", Self.extract, work, in: swift)].compactMap(\.self)
  }

  /// Returns the edit that extracts the text of a literal.
  func extraction(ofTextAt byte: Int, in swift: SwiftDocument) throws(ResponseError) -> JSONValue {
    let (sources, index) = code(around: swift)
    let texts = CodeTexts(ofFile: index, in: extraction(of: sources, swift.analysis), nil, names: []).found
    guard let found = texts.first(where: { $0.literal.lowerBound == byte }) else {
      throw ResponseError(.requestFailed, "something looks this text up already, or only developers see it")
    }
    let text: CodeText
    switch found.text {
    case .success(let success): text = success
    case .failure(let refusal): throw ResponseError(.requestFailed, refusal.reason)
    }
    let edit = try orFail { () throws(EditRefusal) in
      var extraction = AccessorExtraction(
        into: swift.analysis.state, swift.analysis.files, swift.analysis.pipeline)
      try extraction.add(text, of: swift.source)
      return try extraction.edit()
    }
    var changes = try changes(of: edit.project, in: swift.analysis)
    for (source, edits) in edit.code { add(edits, to: source, &changes) }
    return ["changes": changes]
  }
}
