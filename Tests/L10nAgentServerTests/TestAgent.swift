import L10nFormats
import L10nJSONRPC
import L10nProject
import TestSupport

@testable import L10nAgentServer

/// An agent with a project in a folder of its own.
final class TestAgent {
  let folder: ScratchDirectory
  let server: AgentServer

  static let files = [
    "l10n.yml": "source: en\nlanguages: [en, ko]\ntranslations: translations\n",
    "translations/en.yml": "hello: Hello, {name}!\nbye: Goodbye\n", "translations/ko.yml": "bye: 잘 가요\n",
  ]

  init(_ files: [String: String] = files, isReadOnly: Bool = false) throws {
    folder = try ScratchDirectory(files)
    let environment = AgentEnvironment(
      place: ConfigurationPlace(config: folder.directory.appending(path: "l10n.yml").path),
      outdated: { _, _ in [] }, catalog: { _, _ in throw Refusal.usage("there is no history") })
    server = AgentServer(AgentTools(environment, isReadOnly: isReadOnly), version: "1.0")
  }

  /// Returns what the server sends when it gets a message.
  func send(_ text: String) -> [JSONValue] { server.handle(Message(Array(text.utf8))) }

  /// Returns the answer to a request.
  func request(_ method: String, _ parameters: JSONValue = [:]) -> JSONValue {
    let message: JSONValue = ["jsonrpc": "2.0", "id": 1, "method": .string(method), "params": parameters]
    return send(message.text).last ?? .null
  }

  /// Returns what a tool says: its object, or the text of its error.
  func call(_ tool: String, _ arguments: JSONValue = [:]) -> JSONValue {
    let result = request("tools/call", ["name": .string(tool), "arguments": arguments])["result"]
    return result?["structuredContent"] ?? result?["content"]?.elements.first?["text"] ?? .null
  }

  /// Returns an answer to the unit of a string, as `submit` takes it.
  func answer(_ key: String, _ text: String, in language: String = "ko") -> JSONValue {
    let unit = call("next", ["language": .string(language), "keys": [.string(key)]])["units"]?.elements.first
    return ["id": unit?["id"] ?? .null, "basis": unit?["basis"] ?? .null, "text": .string(text)]
  }
}
