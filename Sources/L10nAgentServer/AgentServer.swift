package import L10nFormats
package import L10nJSONRPC

/// Answers an agent's requests (Model Context Protocol 2026-07-28, and 2024-11-05 to 2025-11-25). It has no streams.
///
///     {"method":"tools/call","params":{"name":"next","arguments":{"language":"en"}}} ─▶ Tool ─▶ ToolResult
package struct AgentServer {
  private let tools: AgentTools
  private let version: String

  /// - Parameter version: the version of the tool.
  package init(_ tools: AgentTools, version: String) {
    self.tools = tools
    self.version = version
  }

  /// The time for which a client may keep the list of tools, in milliseconds.
  private static let lifetime = 3_600_000

  /// Returns the messages with which the server answers one.
  package func handle(_ message: Message) -> [JSONValue] {
    switch message {
    case .request(let id, let method, let parameters): answer(id, method, parameters)
    case .malformed(let id, let error): [Message.failure(of: id, error)]
    case .notification, .response: []
    }
  }

  private func answer(_ id: Message.ID, _ method: String, _ parameters: JSONValue) -> [JSONValue] {
    let meta = parameters["_meta"]
    var isStateless = method == "server/discover"
    if let written = meta?[ProtocolVersion.member] {
      guard let name = written.string, let known = ProtocolVersion(rawValue: name) else {
        return [Self.unsupported(written.string ?? "", id)]
      }
      isStateless = isStateless || known.isStateless
      if known.isStateless, meta?[ProtocolVersion.capabilitiesMember] == nil {
        return [Message.failure(of: id, .missing("_meta.\(ProtocolVersion.capabilitiesMember)"))]
      }
    }
    var news: [JSONValue] = []
    do throws(ResponseError) {
      let result = try result(of: method, parameters) { done, total in
        guard let token = meta?["progressToken"], token.string != nil || token.integer != nil else { return }
        news.append(
          Message.notification(
            "notifications/progress",
            ["progressToken": token, "progress": .number(done), "total": .number(total)]))
      }
      return news + [Message.answer(to: id, isStateless ? complete(result) : result)]
    } catch {
      return news + [Message.failure(of: id, error)]
    }
  }

  private func result(
    of method: String, _ parameters: JSONValue, _ progress: (Int, Int) -> Void
  ) throws(ResponseError) -> JSONValue {
    switch method {
    case "initialize":
      let wanted = parameters["protocolVersion"]?.string.flatMap(ProtocolVersion.init)
      let known = wanted.flatMap { $0.isStateless ? nil : $0 } ?? .newestWithSession
      return [
        "protocolVersion": .string(known.rawValue), "capabilities": Self.capabilities, "serverInfo": information,
        "instructions": .string(AgentTools.instructions),
      ]
    case "ping": return [:]
    case "server/discover":
      return [
        "supportedVersions": .array(ProtocolVersion.names.map(JSONValue.string)), "capabilities": Self.capabilities,
        "instructions": .string(AgentTools.instructions), "ttlMs": .number(Self.lifetime), "cacheScope": "private",
      ]
    case "tools/list":
      return [
        "tools": .array(tools.available.map(\.definition)), "ttlMs": .number(Self.lifetime), "cacheScope": "private",
      ]
    case "tools/call":
      guard let name = parameters["name"]?.string else { throw .missing("name") }
      guard let tool = tools.available.first(where: { $0.name == name }) else {
        throw ResponseError(.invalidParameters, "there is no tool '\(name)'; 'tools/list' has their names")
      }
      progress(0, 1)
      defer { progress(1, 1) }
      return tools.call(tool, parameters["arguments"] ?? [:]).json
    default:
      throw ResponseError(.methodNotFound, "this server has tools only, and no method '\(method)'")
    }
  }

  private static let capabilities: JSONValue = ["tools": ["listChanged": false]]

  private var information: JSONValue { ["name": "l10n-gen", "version": .string(version)] }

  /// Returns the result with what each result of the stateless revision has.
  private func complete(_ result: JSONValue) -> JSONValue {
    var result = result
    result["resultType"] = "complete"
    result["_meta"] = .object([(ProtocolVersion.serverMember, information)])
    return result
  }

  private static func unsupported(_ version: String, _ id: Message.ID) -> JSONValue {
    [
      "jsonrpc": "2.0", "id": id.json,
      "error": [
        "code": .number(ProtocolVersion.unsupportedCode), "message": "unsupported protocol version",
        "data": ["supported": .array(ProtocolVersion.names.map(JSONValue.string)), "requested": .string(version)],
      ],
    ]
  }
}
