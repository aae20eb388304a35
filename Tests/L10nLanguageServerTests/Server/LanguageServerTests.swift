import L10nFormats
import Testing

@testable import L10nJSONRPC
@testable import L10nLanguageServer

@Suite("The life of a language server")
struct LanguageServerTests {
  @Test("requests before 'initialize' and after 'shutdown' are refused")
  func stages() throws {
    var server = LanguageServer(disk: RememberedFiles())
    func code(_ method: String) -> JSONValue? {
      server.handle(.request(id: .integer(1), method: method, parameters: ["capabilities": [:]])).first?.at(
        "error", "code")
    }
    #expect(code("textDocument/diagnostic") == -32002)
    #expect(code("initialize") == nil)
    #expect(code("initialize") == -32600)
    #expect(code("no/such") == -32601)
    #expect(code("textDocument/diagnostic") == -32602)
    #expect(code("shutdown") == nil)
    #expect(code("textDocument/diagnostic") == -32600)
    #expect(server.exitStatus == nil)
    #expect(server.handle(.notification(method: "exit", parameters: .null)).isEmpty)
    #expect(server.exitStatus == 0)
  }

  @Test("'exit' without 'shutdown' is a failure")
  func exit() {
    var server = LanguageServer(disk: RememberedFiles())
    _ = server.handle(.notification(method: "exit", parameters: .null))
    #expect(server.exitStatus == 1)
  }

  @Test(
    "UTF-8 is chosen if the client offers it, and UTF-16 if it offers nothing",
    arguments: [
      (["utf-16", "utf-8"], "utf-8"), (["utf-32", "utf-16"], "utf-32"), (["utf-7"], "utf-16"), ([], "utf-16"),
    ])
  func encoding(_ offered: [String], _ chosen: String) {
    var server = LanguageServer(disk: RememberedFiles())
    let encodings = JSONValue.array(offered.map(JSONValue.string))
    let answer = server.handle(
      .request(
        id: .string("x"), method: "initialize",
        parameters: ["capabilities": ["general": ["positionEncodings": encodings]]]))
    #expect(answer.first?.at("result", "capabilities", "positionEncoding") == .string(chosen))
    #expect(answer.first?["id"] == "x")
  }

  @Test("pull diagnostics are only offered to a client that pulls")
  func pull() throws {
    var server = LanguageServer(disk: RememberedFiles())
    let answer = server.handle(
      .request(
        id: .integer(1), method: "initialize", parameters: ["capabilities": ["textDocument": ["diagnostic": [:]]]]))
    #expect(answer.first?.at("result", "capabilities", "diagnosticProvider") != nil)
    #expect(server.news().isEmpty)
  }
}
