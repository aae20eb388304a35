import L10nFormats
import L10nJSONRPC
import L10nText

/// Code actions, in translation files and in Swift.
extension Workspace {
  /// Answers `textDocument/codeAction`.
  func codeActions(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
    guard let range = Range<Position>(parameters["range"]) else { throw .missing("range") }
    guard let document = try document(parameters) else { return .null }
    let kinds = CodeActionKinds(parameters.at("context", "only"))
    if document.path.hasSuffix(".swift") { return .array(actions(inSwift: document, range, kinds)) }
    guard let translations = try file(parameters) else { return .null }
    return .array(fixes(in: translations, uri: document.uri, range, kinds))
  }
}

/// The kinds of code actions that an editor asks for.
struct CodeActionKinds {
  private let only: [String]?

  init(_ only: JSONValue?) { self.only = only?.elements.compactMap(\.string) }

  /// Returns a Boolean value indicating whether the editor asks for a kind by its name.
  func isAskedFor(_ kind: String) -> Bool {
    only?.contains { kind == $0 || kind.hasPrefix($0 + ".") || $0.isEmpty } ?? false
  }

  /// Returns a Boolean value indicating whether actions of a kind are offered wherever the cursor is.
  func isOffered(_ kind: String) -> Bool { only == nil || isAskedFor(kind) }
}

extension Range<Position> {
  /// Returns a Boolean value indicating whether two ranges overlap or meet.
  func touches(_ other: Range<Position>) -> Bool {
    lowerBound <= other.upperBound && other.lowerBound <= upperBound
  }
}
