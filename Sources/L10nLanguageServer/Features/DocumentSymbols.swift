import L10nCatalog
import L10nFormats
import L10nJSONRPC
import L10nText

/// The keys of a translation file as symbols.
extension Workspace {
  /// Answers `textDocument/documentSymbol`.
  func documentSymbols(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
    guard let (outline, buffer, uri) = try outline(parameters) else { return .null }
    return client.nestsSymbols
      ? .array(outline.items.map { symbol($0, buffer) })
      : .array(outline.items.flatMap { symbols($0, in: [], buffer, uri) })
  }

  /// Returns the outline of the translation file that parameters name, or `nil` if it isn't one. It needs no other file,
  /// so it doesn't wait until the project's strings have been put together.
  func outline(_ parameters: JSONValue) throws(ResponseError) -> (
    outline: Outline, buffer: DocumentBuffer, uri: String
  )? {
    guard let document = try document(parameters),
      let file = project(ofTranslations: document.path)?.content(ofFile: document.path)
    else { return nil }
    return (Outline(of: file), document.text, document.uri)
  }

  private func symbol(_ item: Outline.Item, _ buffer: DocumentBuffer) -> JSONValue {
    .object(present: [
      "name": .string(Self.name(of: item)),
      "kind": .number(Self.kind(of: item)),
      "range": buffer.range(ofBytes: item.range, encoding).json,
      "selectionRange": buffer.range(ofBytes: item.key, encoding).json,
      "children": item.children.isEmpty ? nil : .array(item.children.map { symbol($0, buffer) }),
    ])
  }

  /// Returns the symbols of a key and those below it one after another, for a client that doesn't nest them.
  private func symbols(_ item: Outline.Item, in path: [String], _ buffer: DocumentBuffer, _ uri: String) -> [JSONValue]
  {
    let own: JSONValue = .object(present: [
      "name": .string(Self.name(of: item)),
      "kind": .number(Self.kind(of: item)),
      "location": ["uri": .string(uri), "range": buffer.range(ofBytes: item.range, encoding).json],
      "containerName": path.isEmpty ? nil : .string(path.joined(separator: ".")),
    ])
    return [own] + item.children.flatMap { symbols($0, in: path + [item.name], buffer, uri) }
  }

  /// A symbol's name may not be empty.
  private static func name(of item: Outline.Item) -> String {
    item.name.allSatisfy(\.isWhitespace) ? "\"\(item.name)\"" : item.name
  }

  /// The protocol's kinds of strings and of namespaces.
  private static func kind(of item: Outline.Item) -> Int { item.isString ? 15 : 3 }
}
