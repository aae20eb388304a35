import Testing

@Suite("l10n-gen mcp")
struct MCPCommandTests {
  private static let files = [
    "l10n.yml": "source: en\nlanguages: [en, ko]\ntranslations: translations\n",
    "translations/en.yml": "hello: Hello, {name}\n", "translations/ko.yml": "{}\n",
  ]

  /// Sends lines to the server, and returns what it prints until the stream ends.
  private func serve(_ lines: [String], in sandbox: Sandbox, _ options: String = "") throws -> Sandbox.Run {
    try sandbox.write(lines.map { $0 + "\n" }.joined(), to: "session")
    return try sandbox.script(#""$0" mcp \#(options) < session"#)
  }

  private func call(_ tool: String, _ arguments: String) -> String {
    #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"\#(tool)","arguments":\#(arguments)}}"#
  }

  @Test("a session has a line for each answer, and ends with the stream")
  func session() throws {
    let sandbox = try Sandbox(Self.files)
    let asked = try serve(
      [
        #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{}}}"#,
        #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#, call("next", #"{"language":"ko"}"#),
      ], in: sandbox)
    #expect(asked.status == 0 && asked.error.isEmpty)
    let lines = asked.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.contains(#""protocolVersion":"2025-06-18""#) == true)
    let basis = try #require(asked.output.firstMatch(of: /"basis":"(\w+)"/)).1
    let answer = #"{"translations":[{"id":"hello@ko","basis":"\#(basis)","text":"안녕, {name}"}]}"#
    let refused = try serve([call("submit", answer)], in: sandbox, "--read-only")
    #expect(refused.output.contains("there is no tool 'submit'"))
    let submitted = try serve([call("submit", answer)], in: sandbox)
    #expect(submitted.output.contains(#""result":"written""#))
    #expect(try sandbox.read("translations/ko.yml").contains("hello: 안녕, {name}"))
  }

  @Test("hostile input is answered with errors, one for each line, and the next request is served")
  func hostileInput() throws {
    let sandbox = try Sandbox(Self.files)
    let deep = String(repeating: "[", count: 100_000)
    let run = try serve(
      ["GET / HTTP/1.1", deep, "\u{0}", String(repeating: "x", count: 5 << 20), call("status", "{}")], in: sandbox)
    #expect(run.status == 0)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 5)
    #expect(lines.dropLast().allSatisfy { $0.contains(#""error""#) })
    #expect(lines.last?.contains(#""missing":1"#) == true)
  }
}
