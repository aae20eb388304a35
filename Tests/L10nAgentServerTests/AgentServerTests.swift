import L10nFormats
import Testing

@testable import L10nAgentServer

@Suite("The Model Context Protocol")
struct AgentServerTests {
  @Test("a session begins with 'initialize', in the revision that the client asks for if it is known")
  func session() throws {
    let agent = try TestAgent()
    for (wanted, given) in [
      ("2024-11-05", "2024-11-05"), ("2025-06-18", "2025-06-18"), ("2025-11-25", "2025-11-25"),
      ("2026-07-28", "2025-11-25"), ("1.0", "2025-11-25"),
    ] {
      let result = agent.request("initialize", ["protocolVersion": .string(wanted)])["result"]
      #expect(result?["protocolVersion"] == .string(given))
      #expect(result?["resultType"] == nil)
    }
    #expect(agent.send(#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#).isEmpty)
    #expect(agent.request("ping")["result"] == [:])
    #expect(agent.request("tools/list")["result"]?["tools"]?.elements.count == 9)
  }

  @Test("without a session, each request names its revision, and each result is complete")
  func stateless() throws {
    let agent = try TestAgent()
    func meta(_ version: String) -> JSONValue {
      let members: [JSONValue.Member] = [
        (ProtocolVersion.member, .string(version)), (ProtocolVersion.capabilitiesMember, [:]),
      ]
      return ["_meta": .object(members)]
    }
    let discovered = agent.request("server/discover", meta("2026-07-28"))["result"]
    #expect(discovered?["supportedVersions"]?.elements.first == "2026-07-28")
    #expect(discovered?["resultType"] == "complete")
    #expect(discovered?.at("_meta", ProtocolVersion.serverMember, "name") == "l10n-gen")
    #expect(agent.request("tools/list", meta("2026-07-28"))["result"]?["resultType"] == "complete")
    let refused = agent.request("tools/list", meta("2031-01-01"))["error"]
    #expect(refused?["code"] == .number(ProtocolVersion.unsupportedCode))
    #expect(refused?["data"]?["requested"] == "2031-01-01")
    let lacking: JSONValue = ["_meta": .object([(ProtocolVersion.member, .string("2026-07-28"))])]
    #expect(agent.request("tools/list", lacking)["error"]?["code"] == -32602)
  }

  @Test("other methods, other tools and what isn't a message are errors of the protocol")
  func errors() throws {
    let agent = try TestAgent()
    #expect(agent.request("resources/list")["error"]?["code"] == -32601)
    #expect(agent.request("tools/call", ["name": "delete"])["error"]?["code"] == -32602)
    for text in ["{", "[]", "\u{FFFD}", "null", #"{"id":{},"method":"ping"}"#] {
      #expect(agent.send(text).last?["error"] != nil, "\(text)")
    }
  }

  @Test("progress is sent where a token came")
  func progress() throws {
    let agent = try TestAgent()
    let sent = agent.send(
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"status","_meta":{"progressToken":"a"}}}"#)
    #expect(sent.map { $0["method"]?.string } == ["notifications/progress", "notifications/progress", nil])
  }

  @Test("the definitions and the instructions are small, and complete")
  func definitions() throws {
    let tools = try TestAgent().request("tools/list")["result"]?["tools"] ?? .null
    // A token is about four characters.
    #expect(tools.text.utf8.count <= 2_500 * 4)
    #expect(AgentTools.instructions.count <= 1_500)
    for tool in tools.elements {
      #expect(tool["annotations"]?.members.count == 4)
      #expect(tool["outputSchema"]?["type"] == "object")
    }
    let reading = try TestAgent(isReadOnly: true).request("tools/list")["result"]?["tools"]?.elements ?? []
    #expect(reading.count == 6 && reading.allSatisfy { $0.at("annotations", "readOnlyHint") == true })
  }

  @Test("a request that is cancelled while it waits isn't answered")
  func cancellation() throws {
    let agent = try TestAgent()
    var session = AgentSession(agent.server)
    session.receive(
      Array(
        """
        {"jsonrpc":"2.0","id":1,"method":"ping"}
        {"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"status"}}
        {"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":2}}
        {"jsonrpc":"2.0","id":3,"method":"ping"}

        """.utf8))
    var answered: [JSONValue?] = []
    while !session.isIdle { answered += session.step().map { $0["id"] } }
    #expect(answered == [1, 3])
  }
}
