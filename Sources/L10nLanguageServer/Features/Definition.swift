import L10nCatalog
import L10nFormats
import L10nJSONRPC
import L10nText

/// Going from a translation to the source, from the source to all translations, and from an accessor to the source.
extension Workspace {
  /// Answers `textDocument/definition`.
  func definition(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
    if let call = try accessor(parameters) {
      return locations(ofMessage: call.message, in: [0], of: call.analysis)
    }
    guard let cursor = try cursor(parameters), let entry = cursor.entry,
      let index = cursor.analysis.messages[entry.mark.key]
    else { return .null }
    let languages = cursor.analysis.catalog.languages.indices
    // A file with all languages has one key for all of them, and their texts below it.
    let isInSource = entry.mark.language == 0 || entry.mark.language == nil
    return locations(ofMessage: index, in: isInSource ? Array(languages.dropFirst()) : [0], of: cursor.analysis)
  }

  private func locations(ofMessage index: Int, in languages: [Int], of analysis: Analysis) -> JSONValue {
    let message = analysis.catalog.messages[index]
    let locations = languages.compactMap { language -> JSONValue? in
      guard let text = message.texts[language] else { return nil }
      let key = text.keyPlace
      let marks = analysis.marks(ofFile: key.file).marks
      let isShared = marks.contains { $0.key == message.key && $0.text == nil && $0.language == nil }
      let mark = marks.first { mark in
        mark.key == message.key && (isShared ? mark.language == language : mark.text == nil)
          && (mark.language == language || mark.language == nil)
      }
      return mark.map {
        location(of: analysis.entry(of: $0, inFile: key.file).range, inFile: key.file, of: analysis).json
      }
    }
    return .array(locations)
  }
}
