import L10nFormats
import Testing

@testable import L10nAgentServer

@Suite("A session with an agent")
struct AgentSessionTests {
  /// Returns the identifiers or the errors of the answers to a stream.
  private func answers(_ parts: String...) throws -> [String] {
    var session = AgentSession(try TestAgent().server)
    for part in parts { session.receive(Array(part.utf8)) }
    var answers: [String] = []
    while !session.isIdle {
      answers += session.step().map { $0.at("error", "message")?.string ?? $0["id"]?.text ?? "" }
    }
    return answers
  }

  private func ping(_ id: Int) -> String { #"{"jsonrpc":"2.0","id":\#(id),"method":"ping"}"# }

  @Test("lines are read however the stream is divided, and empty ones are left out")
  func parts() throws {
    let second = ping(2)
    let answers = try answers(
      ping(1) + "\n" + second.prefix(9), second.dropFirst(9) + "\n", "\n \r\n", ping(3) + "\n", ping(4))
    #expect(answers == ["1", "2", "3"])
  }

  @Test("a line that is too long is skipped once, and those after it are read")
  func tooLong() throws {
    let tooLong = "the message is longer than 4194304 bytes"
    let half = String(repeating: "x", count: AgentSession.lengthLimit / 2 + 1)
    #expect(try answers(ping(1) + "\n", half, half, half, half + "\n\(ping(2))\n") == ["1", tooLong, "2"])
    #expect(try answers(half + half + "\n\(ping(2))\n") == [tooLong, "2"])
  }

  /// Returns the answers to lines in a session of a revision.
  private func answers(in version: String, _ lines: String...) throws -> [String] {
    var session = AgentSession(try TestAgent().server)
    let start = #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"\#(version)"}}"#
    session.receive(Array((start + "\n").utf8))
    _ = session.step()
    for line in lines { session.receive(Array((line + "\n").utf8)) }
    var answers: [String] = []
    while !session.isIdle { answers += session.step().map(\.text) }
    return answers
  }

  @Test("a batch is answered together, in the one revision that has batches")
  func batches() throws {
    let notification = #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#
    let pong = { (id: Int) in #"{"jsonrpc":"2.0","id":\#(id),"result":{}}"# }
    let batch = "[\(ping(1)),\(notification),\(ping(2))]"
    #expect(try answers(in: "2025-03-26", batch, ping(3)) == ["[\(pong(1)),\(pong(2))]", pong(3)])
    #expect(try answers(in: "2025-03-26", "[\(notification)]").isEmpty)
    for version in ["2024-11-05", "2025-06-18", "2025-11-25"] {
      let refused = try answers(in: version, batch, ping(3))
      #expect(refused.count == 2 && refused[0].contains("-32600") && refused[1] == pong(3))
    }
  }

  @Test("what isn't a message in a batch has an error of its own, and a batch can't begin a session")
  func brokenBatches() throws {
    let refused = #"{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"the message has no method"}}"#
    #expect(try answers(in: "2025-03-26", "[1,\(ping(2))]").first?.hasPrefix("[\(refused),") == true)
    #expect(try answers(in: "2025-03-26", "[]").first?.hasPrefix(#"{"jsonrpc":"2.0","id":null,"error""#) == true)
    #expect(
      try answers(in: "2025-03-26", #"[{"jsonrpc":"2.0","id":1,"method":"initialize"}]"#).first?.contains("-32600")
        == true)
    let cancelled = #"[\#(ping(1)),{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}]"#
    #expect(try answers(in: "2025-03-26", cancelled, ping(2)).count == 1)
  }
}
