import L10nFormats

/// A tool that an agent can call.
struct AgentTool: Sendable {
  let name: String
  /// A sentence of what it does, for the agent.
  let summary: String
  /// The schemas of its arguments, by name.
  let arguments: [(name: String, schema: JSONValue)]
  /// The names of the arguments that it needs.
  var required: [String] = []
  /// The schemas of its result's members, by name.
  let results: [(name: String, schema: JSONValue)]
  /// A Boolean value indicating whether it changes files.
  var writes = false
  /// A Boolean value indicating whether calling it twice changes no more than calling it once.
  var isIdempotent = true
  let run: @Sendable (ToolArguments, AgentProject) throws(ToolFailure) -> JSONValue

  var argumentNames: [String] { arguments.map(\.name) }

  /// The definition for `tools/list`.
  var definition: JSONValue {
    var input: JSONValue = ["type": "object", "properties": .object(arguments.map { ($0.name, $0.schema) })]
    if !required.isEmpty { input["required"] = .array(required.map(JSONValue.string)) }
    input["additionalProperties"] = false
    return [
      "name": .string(name), "description": .string(summary), "inputSchema": input,
      "outputSchema": ["type": "object", "properties": .object(results.map { ($0.name, $0.schema) })],
      "annotations": [
        "readOnlyHint": .truth(!writes), "destructiveHint": .truth(writes), "idempotentHint": .truth(isIdempotent),
        "openWorldHint": false,
      ],
    ]
  }
}

/// The schemas that tools use.
enum ToolSchema {
  static let text: JSONValue = ["type": "string"]
  static let flag: JSONValue = ["type": "boolean"]
  static let number: JSONValue = ["type": "integer"]
  static let list: JSONValue = ["type": "array"]
  static let object: JSONValue = ["type": "object"]
  static let texts: JSONValue = ["type": "array", "items": ["type": "string"]]
  static let textsByName: JSONValue = ["type": "object", "additionalProperties": ["type": "string"]]

  static func text(_ description: String) -> JSONValue {
    ["type": "string", "description": .string(description)]
  }

  /// The members of a result that is given in pages.
  static func page(_ name: String) -> [(name: String, schema: JSONValue)] {
    [(name, list), ("remaining", number), ("cursor", text)]
  }
}
