import Foundation
import Testing

@Suite("l10n-gen language-server")
struct LanguageServerCommandTests {
  private static let files = [
    "l10n.yml": "source: en\nlanguages: [en, ko]\ntranslations: translations\n",
    "translations/en.yml": "hello: Hello, {name}\n", "translations/ko.yml": "hello: 안녕, {name}\n",
  ]

  private func message(_ json: String) -> String { "Content-Length: \(json.utf8.count)\r\n\r\n\(json)" }

  private func initialize(_ sandbox: Sandbox) -> String {
    let folder = #"{"uri":"\#(sandbox.directory.absoluteString)","name":"app"}"#
    return message(
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{},"workspaceFolders":[\#(folder)]}}"#)
  }

  /// Sends messages to the server through a pipe, and returns what it sends until it ends.
  ///
  /// - Parameter pause: the time until the client closes the pipe, in seconds.
  private func serve(_ messages: String, in sandbox: Sandbox, pause: Double = 0) throws -> Sandbox.Run {
    try sandbox.write(messages, to: "session")
    return try sandbox.script(#"{ cat session; sleep \#(pause); } | "$0" language-server; exit "${PIPESTATUS[1]}""#)
  }

  @Test("a session is answered message by message, and ends with status 0 after 'shutdown' and 'exit'")
  func session() throws {
    let sandbox = try Sandbox(Self.files)
    let uri = sandbox.directory.appending(path: "translations/ko.yml").absoluteString
    let hover = #"{"textDocument":{"uri":"\#(uri)"},"position":{"line":0,"character":2}}"#
    let document = #""uri":"\#(uri)","languageId":"yaml","version":1,"text":"hello: \"안녕, {name}\"\n""#
    let text = #"{"textDocument":{\#(document)}}"#
    let run = try serve(
      initialize(sandbox) + message(#"{"jsonrpc":"2.0","method":"initialized","params":{}}"#)
        + message(#"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":\#(text)}"#)
        + message(#"{"jsonrpc":"2.0","id":2,"method":"textDocument/hover","params":\#(hover)}"#)
        + message(#"{"jsonrpc":"2.0","id":3,"method":"shutdown"}"#)
        + message(#"{"jsonrpc":"2.0","method":"exit"}"#), in: sandbox)
    #expect(run.status == 0)
    #expect(run.output.contains(#""serverInfo":{"name":"l10n-gen"}"#))
    #expect(run.output.contains("Hello, {name}"))
    #expect(run.output.contains(#"{"jsonrpc":"2.0","id":3,"result":null}"#))
    #expect(run.error.isEmpty)
  }

  @Test("findings of files that aren't open are sent unasked, and the end of the stream ends the server")
  func diagnostics() throws {
    let sandbox = try Sandbox(Self.files.merging(["translations/ko.yml": "hello: 안녕\n"]) { $1 })
    let run = try serve(initialize(sandbox), in: sandbox, pause: 1)
    #expect(run.status == 1)
    #expect(run.output.contains("textDocument/publishDiagnostics"))
    #expect(run.output.contains("placeholder-missing"))
  }

  @Test("input that isn't the protocol is answered with an error, and ends the server")
  func otherInput() throws {
    let sandbox = try Sandbox(Self.files)
    let run = try serve("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n", in: sandbox)
    #expect(run.status == 1)
    #expect(!run.isCrash)
    #expect(run.output.contains("-32700"))
  }
}
