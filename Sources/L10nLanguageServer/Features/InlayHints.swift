import L10nCatalog
import L10nChecking
import L10nFormats
import L10nJSONRPC
import L10nMessages
import L10nProject
import L10nReview
import L10nText

/// The source's text next to each translation, and next to accessors in Swift.
extension Workspace {
  /// The limit of the characters of a hint.
  private static let limit = 60

  /// Answers `textDocument/inlayHint`.
  func inlayHints(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
    guard let range = Range<Position>(parameters["range"]) else { throw .missing("range") }
    guard let document = try document(parameters) else { return .null }
    if document.path.hasSuffix(".swift") { return .array(hints(forAccessorsIn: document, range)) }
    guard let (analysis, file, buffer) = try file(parameters) else { return .null }
    let marks = analysis.marks(ofFile: file).marks(in: buffer.bytes(in: range, encoding))
    return .array(marks.compactMap { hint(for: $0, in: buffer, analysis) })
  }

  private func hint(for mark: FileMarks.Mark, in buffer: DocumentBuffer, _ analysis: Analysis) -> JSONValue? {
    guard let index = mark.text, let language = mark.language, language > 0, let message = analysis.message(mark.key),
      let text = message.texts[language]?.stored, let source = message.source?.stored,
      let counterpart = source.counterpartIndex(of: index, in: text)
    else { return nil }
    return hint(source.texts[counterpart], atEndOfLineOf: mark.byte, in: buffer)
  }

  private func hints(forAccessorsIn document: Document, _ range: Range<Position>) -> [JSONValue] {
    let bytes = document.text.bytes(in: range, encoding)
    let calls = accessors(in: document).filter { bytes.contains($0.range.lowerBound) }
    guard let analysis = calls.first?.analysis else { return [] }
    let overviews = analysis.overview.overviews(of: calls.map(\.message))
    return zip(calls, overviews).compactMap { call, overview in
      guard let text = analysis.catalog.messages[call.message].source?.stored.texts.last else { return nil }
      let tooltip = MessageText(isMarkdown: client.showsMarkdown).text(of: overview)
      return hint(text, atEndOfLineOf: call.range.lowerBound, in: document.text, tooltip: tooltip)
    }
  }

  private func hint(
    _ text: String, atEndOfLineOf byte: Int, in buffer: DocumentBuffer, tooltip: String? = nil
  ) -> JSONValue? {
    guard !text.isEmpty else { return nil }
    let end = buffer.line(buffer.line(ofByte: byte)).endIndex
    let isCut = text.unicodeScalars.dropFirst(Self.limit).first != nil
    let cut = String(String.UnicodeScalarView(text.unicodeScalars.prefix(Self.limit))) + (isCut ? "…" : "")
    let line = cut.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "⏎")
    return .object(present: [
      "position": buffer.position(ofByte: end, encoding).json,
      "label": .string(Console.printable(line)),
      "paddingLeft": true,
      "tooltip": tooltip.map { ["kind": client.showsMarkdown ? "markdown" : "plaintext", "value": .string($0)] },
    ])
  }
}
