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
}
