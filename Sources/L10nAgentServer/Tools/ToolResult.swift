import L10nFormats

/// The result of a tool: a small object, or the reason why there is none.
struct ToolResult {
  private let value: Result<JSONValue, ToolFailure>

  init(_ body: () throws(ToolFailure) -> JSONValue) {
    do throws(ToolFailure) {
      value = .success(try body())
    } catch {
      value = .failure(error)
    }
  }

  /// The result as the protocol has it: the object, and the same as text for clients that only read that.
  var json: JSONValue {
    switch value {
    case .success(let object):
      let shown = object.visible
      return ["content": Self.content(shown.text), "structuredContent": shown, "isError": false]
    case .failure(let failure):
      return ["content": Self.content(JSONValue.string(failure.message).visible.string ?? ""), "isError": true]
    }
  }

  private static func content(_ text: String) -> JSONValue { [["type": "text", "text": .string(text)]] }
}
