package import L10nFormats
package import L10nJSONRPC
package import L10nText

/// A language server: its answers to the messages of a client, without the streams between them.
///
///     var server = LanguageServer(disk: FileSystemTree())
///     let answers = server.handle(Message(content))
package struct LanguageServer {
  var workspace: Workspace
  private var stage = Stage.started
  /// The status with which the process ends, once the client has asked for it.
  package private(set) var exitStatus: Int32?
  var published = PublishedDiagnostics()
  /// The number of the last request to the client.
  private var requestCount = 0
  /// The requests that are sent before the next answer.
  private var requests: [JSONValue] = []

  private enum Stage {
    case started, initialized, shutDown
  }

  /// Creates a server that reads files from a tree.
  package init(disk: any FileTree) {
    workspace = Workspace(disk: disk)
  }

  /// A Boolean value indicating whether diagnostics may have changed since they were sent.
  package var hasNews: Bool { published.isOutdated }

  /// Returns the messages to send after a message.
  package mutating func handle(_ message: Message) -> [JSONValue] {
    switch message {
    case .request(let id, let method, let parameters):
      defer { requests = [] }
      do throws(ResponseError) {
        let answer = try answer(to: method, parameters)
        return requests + [Message.answer(to: id, answer)]
      } catch {
        return [Message.failure(of: id, error)]
      }
    case .notification(let method, let parameters):
      return take(method, parameters)
    case .malformed(let id, let error): return [Message.failure(of: id, error)]
    case .response: return []
    }
  }

  // MARK: Requests

  private mutating func answer(to method: String, _ parameters: JSONValue) throws(ResponseError) -> JSONValue {
    switch (stage, method) {
    case (.started, "initialize"):
      stage = .initialized
      return initialize(parameters)
    case (.started, _): throw ResponseError(.serverNotInitialized, "'initialize' comes first")
    case (.shutDown, _): throw ResponseError(.invalidRequest, "the server was shut down")
    case (.initialized, "initialize"): throw ResponseError(.invalidRequest, "the server is initialized already")
    case (.initialized, "shutdown"):
      stage = .shutDown
      return .null
    case (.initialized, _): break
    }
    guard let feature = Self.features[method] else {
      throw ResponseError(.methodNotFound, "there is no method '\(method)'")
    }
    return try feature(&self, parameters)
  }

  private mutating func initialize(_ parameters: JSONValue) -> JSONValue {
    let capabilities = parameters["capabilities"]
    workspace.client = ClientCapabilities(capabilities)
    let offered = capabilities?.at("general", "positionEncodings")?.elements.compactMap(\.string) ?? []
    workspace.encoding = PositionEncoding(offered: offered)
    for root in Self.roots(in: parameters) { workspace.add(root: root) }
    published.isOutdated = true
    return [
      "capabilities": capabilitiesOfServer,
      "serverInfo": ["name": "l10n-gen"],
    ]
  }

  /// Returns the folders that a client names, in one of the ways of the protocol's versions.
  private static func roots(in parameters: JSONValue) -> [String] {
    let folders = parameters["workspaceFolders"]?.elements ?? []
    if !folders.isEmpty { return folders.compactMap { $0["uri"]?.string.flatMap(DocumentURI.path) } }
    if let uri = parameters["rootUri"]?.string { return [DocumentURI.path(of: uri)].compactMap(\.self) }
    return [parameters["rootPath"]?.string].compactMap(\.self)
  }

  // MARK: Notifications

  private mutating func take(_ method: String, _ parameters: JSONValue) -> [JSONValue] {
    switch (stage, method) {
    case (_, "exit"):
      exitStatus = stage == .shutDown ? 0 : 1
      return []
    case (.initialized, "textDocument/didOpen"): open(parameters)
    case (.initialized, "textDocument/didChange"): return change(parameters)
    case (.initialized, "textDocument/didClose"):
      if let uri = parameters.at("textDocument", "uri")?.string { workspace.close(uri) }
      published.isOutdated = true
    case (.initialized, "textDocument/didSave"), (.initialized, "workspace/didChangeWatchedFiles"):
      lookAtFiles()
    case (.initialized, "workspace/didChangeWorkspaceFolders"): changeFolders(parameters)
    default: break
    }
    return []
  }

  private mutating func open(_ parameters: JSONValue) {
    guard let document = parameters["textDocument"], let uri = document["uri"]?.string,
      let text = document["text"]?.string
    else { return }
    workspace.open(uri, version: document["version"]?.integer ?? 0, text: text)
    published.isOutdated = true
  }

  private mutating func change(_ parameters: JSONValue) -> [JSONValue] {
    guard let document = parameters["textDocument"], let uri = document["uri"]?.string else { return [] }
    let encoding = workspace.encoding
    var isSound = true
    workspace.change(uri, version: document["version"]?.integer ?? 0) { text in
      for change in parameters["contentChanges"]?.elements ?? [] {
        guard let new = change["text"]?.string else {
          isSound = false
          continue
        }
        guard let range = change["range"] else {
          text = DocumentBuffer(new)
          continue
        }
        guard let range = Range<Position>(range) else {
          isSound = false
          continue
        }
        text.replace(text.bytes(in: range, encoding), with: Array(new.utf8))
      }
    }
    published.isOutdated = true
    published.edited.insert(uri)
    return isSound ? [] : [Self.log("a change of \(uri) has no text or no valid range; its text isn't known any more")]
  }

  private mutating func changeFolders(_ parameters: JSONValue) {
    let paths = { (field: String) in
      (parameters.at("event", field)?.elements ?? []).compactMap { $0["uri"]?.string.flatMap(DocumentURI.path) }
    }
    for path in paths("removed") { workspace.remove(root: path) }
    for path in paths("added") { workspace.add(root: path) }
    published.isOutdated = true
  }

  /// Returns a warning for the client's log.
  private static func log(_ text: String) -> JSONValue {
    Message.notification("window/logMessage", ["type": 2, "message": .string(text)])
  }

  // MARK: Between messages

  /// Reads what has changed on the disk since the last time.
  package mutating func lookAtFiles() {
    if stage == .initialized, workspace.update() { published.isOutdated = true }
  }

  /// Returns the messages about what has changed since the last time: the diagnostics or, for a client that asks for
  /// them, the advice to ask again.
  package mutating func news() -> [JSONValue] {
    guard stage == .initialized, published.isOutdated else { return [] }
    let client = workspace.client
    let edited = published.edited
    let changes = published.changes(in: workspace)
    var messages: [JSONValue] = []
    if !client.pullsDiagnostics {
      messages = changes.map(\.notification)
    } else if client.refreshesDiagnostics, changes.contains(where: { !edited.contains($0.uri) }) {
      // The client asks by itself about the document that it changes.
      messages.append(numbered("workspace/diagnostic/refresh"))
    }
    // As above; hints of other documents may show a text of the one that is edited.
    if client.refreshesInlayHints, workspace.documents.keys.contains(where: { edited != [$0] }) {
      messages.append(numbered("workspace/inlayHint/refresh"))
    }
    return messages
  }

  /// Sends a request to the client before the answer to its own.
  mutating func request(_ method: String, _ parameters: JSONValue) {
    var request = numbered(method)
    request["params"] = parameters
    requests.append(request)
  }

  private mutating func numbered(_ method: String) -> JSONValue {
    requestCount += 1
    return ["jsonrpc": "2.0", "id": .number(requestCount), "method": .string(method)]
  }
}
