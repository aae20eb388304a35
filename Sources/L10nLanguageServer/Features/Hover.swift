import L10nFormats
import L10nJSONRPC
import L10nProject
import L10nReview
import L10nText

/// Hovering over a key or a text of a translation file, or over an accessor in Swift: the string in all languages.
extension Workspace {
  /// Answers `textDocument/hover`.
  func hover(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
    if let call = try accessor(parameters) {
      return hover(over: call.message, of: call.analysis, at: call.document.text.range(ofBytes: call.range, encoding))
    }
    guard let cursor = try cursor(parameters), let entry = cursor.entry,
      let index = cursor.analysis.messages[entry.mark.key]
    else { return .null }
    let range = cursor.analysis.buffer(ofFile: cursor.file).range(ofBytes: entry.range, encoding)
    return hover(over: index, of: cursor.analysis, at: range)
  }

  private func hover(over message: Int, of analysis: Analysis, at range: Range<Position>) -> JSONValue {
    guard let overview = analysis.overview.overviews(of: [message]).first else { return .null }
    let text = MessageText(isMarkdown: client.showsMarkdown).text(of: overview)
    return [
      "contents": ["kind": client.showsMarkdown ? "markdown" : "plaintext", "value": .string(text)],
      "range": range.json,
    ]
  }
}
