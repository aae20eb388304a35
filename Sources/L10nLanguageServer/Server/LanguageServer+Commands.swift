import L10nCatalog
import L10nFormats
import L10nJSONRPC
import L10nText

/// A command of a code action. An editor may carry it out itself, or pass it to the server.
enum Command: String, CaseIterable {
  /// Gives a key another name. The editor asks for the name, and passes it to the server as `newName`. One that doesn't
  /// know the command passes no name, and is shown the key, where its own renaming works.
  case rename = "l10n-gen.rename"
  /// Shows the text of a key in the source's translation file.
  case show = "l10n-gen.show"
}

extension LanguageServer {
  /// Answers `workspace/executeCommand`.
  mutating func execute(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
    guard let command = parameters["command"]?.string.flatMap(Command.init) else {
      throw ResponseError(.invalidParameters, "there is no such command; the commands are \(Self.commandNames)")
    }
    guard let argument = parameters["arguments"]?.elements.first, let uri = argument["uri"]?.string,
      let key = argument["key"]?.string
    else { throw .missing("arguments") }
    guard let analysis = workspace.analysis(ofCode: uri),
      let message = analysis.catalog.messages.first(where: { $0.keyPath == key })
    else { throw ResponseError(.requestFailed, "there is no key '\(key)'") }
    switch (command, argument["newName"]?.string) {
    case (.rename, let name?):
      guard workspace.client.appliesEdits else {
        throw ResponseError(
          .requestFailed, "the editor doesn't apply edits of servers; rename the key in a translation file")
      }
      let edit = try workspace.rename(message.key, to: name, in: analysis)
      request("workspace/applyEdit", ["label": .string("Rename '\(key)'"), "edit": edit])
    case (.rename, nil), (.show, _):
      guard let place = workspace.place(of: message, showing: command == .rename ? .key : .text, in: analysis) else {
        throw ResponseError(.requestFailed, "the source has no key '\(key)'")
      }
      try show(place)
    }
    return .null
  }

  private static var commandNames: String { Command.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ") }

  private mutating func show(_ place: Location) throws(ResponseError) {
    guard workspace.client.showsDocuments else {
      let line = place.range.lowerBound.line + 1
      throw ResponseError(.requestFailed, "the editor doesn't show documents; open \(place.uri), line \(line)")
    }
    request(
      "window/showDocument", ["uri": .string(place.uri), "takeFocus": true, "selection": place.range.json])
  }
}
