import L10nFormats
import Testing

@testable import L10nJSONRPC
@testable import L10nLanguageServer

@Suite("Messages that wait")
struct SessionTests {
  private func stream(_ messages: String...) -> [UInt8] {
    messages.flatMap { Array("Content-Length: \($0.utf8.count)\r\n\r\n\($0)".utf8) }
  }

  private func answers(to bytes: [UInt8], _ session: inout Session) -> [JSONValue] {
    bytes.withUnsafeBytes { session.receive($0) }
    var answers: [JSONValue] = []
    while !session.isIdle { answers += session.step() }
    return answers
  }

  private let initialize = #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"capabilities":{}}}"#

  @Test("a request that is cancelled while it waits is answered as cancelled")
  func cancellation() {
    var session = Session(LanguageServer(disk: RememberedFiles()))
    let answers = answers(
      to: stream(
        initialize, #"{"id":1,"method":"x"}"#, #"{"id":"2","method":"x"}"#,
        #"{"method":"$/cancelRequest","params":{"id":"2"}}"#, #"{"method":"$/cancelRequest","params":{"id":99}}"#,
        #"{"id":99,"method":"x"}"#), &session)
    #expect(answers.dropFirst().map { $0.at("error", "code") } == [-32601, -32800, -32601])
  }

  @Test("a message that isn't JSON or has no method is answered, and the next one is handled")
  func malformed() {
    var session = Session(LanguageServer(disk: RememberedFiles()))
    let answers = answers(
      to: stream("{", "[]", "1", #"{"id":5}"#, #"{"id":{},"method":"x"}"#, #"{"id":6,"result":1}"#, initialize),
      &session)
    #expect(answers.map { $0.at("error", "code") } == [-32700, -32600, -32600, -32600, -32600, nil])
    #expect(answers.map { $0["id"] } == [.null, .null, .null, 5, .null, 0])
  }

  @Test("a header without a length ends the session after an answer")
  func brokenHeader() {
    var session = Session(LanguageServer(disk: RememberedFiles()))
    let answers = answers(to: Array("GET / HTTP/1.1\r\n\r\n".utf8), &session)
    #expect(answers.first?.at("error", "code") == -32700)
    #expect(session.exitStatus == 1)
  }

  @Test("a flood of messages is handled in order, and isn't kept")
  func flood() {
    var session = Session(LanguageServer(disk: RememberedFiles()))
    var bytes = stream(initialize)
    for id in 1...5_000 { bytes += stream(#"{"id":\#(id),"method":"x"}"#) }
    let answers = answers(to: bytes, &session)
    #expect(answers.map { $0["id"]?.integer } == Array(0...5_000))
  }
}
