import L10nCatalog
import L10nFormats
import L10nJSONRPC
import L10nSwiftCode
import L10nText

/// Code actions in Swift: on accessors, on names that are accessors of nothing, and on texts.
extension Workspace {
  /// A Swift document with its project.
  struct SwiftDocument {
    let document: Document
    let analysis: Analysis
    let source: SourceFile

    var uri: String { document.uri }
  }

  /// Returns the code actions at a range of a Swift document.
  func actions(inSwift document: Document, _ range: Range<Position>, _ kinds: CodeActionKinds) -> [JSONValue] {
    guard let swift = swift(document) else { return [] }
    let bytes = document.text.bytes(in: range, encoding)
    func isAtCursor(_ range: Range<Int>) -> Bool {
      bytes.lowerBound <= range.upperBound && range.lowerBound <= bytes.upperBound
    }
    var actions: [JSONValue] = []
    if kinds.isOffered("quickfix") {
      actions += unknownAccessorActions(in: swift, where: isAtCursor)
      actions += missingKeyActions(in: swift, where: isAtCursor)
    }
    if kinds.isOffered(Self.extract) { actions += extractionActions(in: swift, where: isAtCursor) }
    if kinds.isOffered(Self.rename), let call = accessors(in: document).first(where: { isAtCursor($0.range) }) {
      actions.append(renameAction(for: call))
    }
    return actions
  }

  static let extract = "refactor.extract"
  private static let rename = "refactor"

  /// Returns a Swift document with its project, or `nil` if it has none, or the tool generated the document.
  func swift(_ document: Document) -> SwiftDocument? {
    guard document.path.hasSuffix(".swift"), let analysis = project(ofCode: document.path)?.analysis,
      !isGenerated(document.text.bytes, analysis)
    else { return nil }
    return SwiftDocument(
      document: document, analysis: analysis, source: SourceFile(path: document.path, bytes: document.text.bytes))
  }

  /// Returns the code of a document's project, with the index of the document in it.
  func code(around swift: SwiftDocument) -> (sources: [SourceFile], index: Int) {
    let sources = project(of: swift.analysis).map { code(of: $0, swift.analysis) } ?? []
    if let index = sources.firstIndex(where: { $0.path == swift.source.path }) { return (sources, index) }
    return (sources + [swift.source], sources.count)
  }

  /// Returns an action that corrects a name.
  func correction(_ title: String, _ edit: L10nText.TextEdit, in swift: SwiftDocument) -> JSONValue {
    var changes: JSONValue = [:]
    changes[swift.uri] = [self.edit(edit, in: swift.document.text)]
    return [
      "title": .string(title), "kind": "quickfix", "isPreferred": true, "edit": ["changes": changes],
    ]
  }

  private func renameAction(for call: AccessorCall) -> JSONValue {
    let key = call.analysis.catalog.messages[call.message].keyPath
    let title = "Rename '\(key)' everywhere"
    return [
      "title": .string(title), "kind": .string(Self.rename),
      "command": [
        "title": .string(title), "command": .string(Command.rename.rawValue),
        "arguments": [["uri": .string(call.document.uri), "key": .string(key)]],
      ],
    ]
  }

  // MARK: Edits that take long

  /// Returns an action whose edit is determined when a person chooses it, if the editor can ask for it; otherwise now,
  /// or `nil` if there is none.
  func action(_ title: String, _ kind: String, _ work: CodeActionWork, in swift: SwiftDocument) -> JSONValue? {
    let action: JSONValue = [
      "title": .string(title), "kind": .string(kind), "data": work.json(in: swift.document),
    ]
    if client.resolvesCodeActions { return action }
    guard var resolved = try? resolvedAction(action) else { return nil }
    resolved["data"] = nil
    return resolved
  }

  /// Answers `codeAction/resolve`.
  func resolvedAction(_ action: JSONValue) throws(ResponseError) -> JSONValue {
    guard let data = action["data"] else { return action }
    guard let work = CodeActionWork(data), let document = data["uri"]?.string.flatMap({ documents[$0] }),
      data["version"]?.integer == document.version, let swift = swift(document)
    else { throw ResponseError(.contentModified, "the document has changed; ask for its code actions again") }
    try refuseUnread(swift.analysis)
    var resolved = action
    switch work {
    case .extract(let byte): resolved["edit"] = try extraction(ofTextAt: byte, in: swift)
    case .addAccessor(let byte): resolved = try adding(accessorAt: byte, in: swift, to: resolved)
    case .addKey(let byte): resolved["edit"] = try adding(keyAt: byte, in: swift)
    }
    return resolved
  }
}

/// The edit of a code action, at a byte of a Swift document.
enum CodeActionWork: Equatable {
  case extract(Int)
  case addAccessor(Int)
  case addKey(Int)

  /// Reads the data of a code action; returns `nil` if they are those of something else.
  init?(_ data: JSONValue) {
    guard let byte = data["byte"]?.integer else { return nil }
    switch data["work"]?.string {
    case "extract": self = .extract(byte)
    case "addAccessor": self = .addAccessor(byte)
    case "addKey": self = .addKey(byte)
    default: return nil
    }
  }

  /// Returns the data of a code action in a document, as it is now.
  func json(in document: Document) -> JSONValue {
    let (work, byte) =
      switch self {
      case .extract(let byte): ("extract", byte)
      case .addAccessor(let byte): ("addAccessor", byte)
      case .addKey(let byte): ("addKey", byte)
      }
    return [
      "work": .string(work), "byte": .number(byte), "uri": .string(document.uri), "version": .number(document.version),
    ]
  }
}
