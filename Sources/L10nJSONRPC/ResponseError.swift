package import L10nFormats

/// The reason why a request isn't answered with a result.
package struct ResponseError: Error, Hashable {
  package let code: Code
  package let message: String

  /// The codes of JSON-RPC 2.0 and of LSP 3.17.
  package enum Code: Int, Sendable {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParameters = -32602
    case serverNotInitialized = -32002
    case requestFailed = -32803
    case contentModified = -32801
    case requestCancelled = -32800
  }

  package init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  package var json: JSONValue { ["code": .number(code.rawValue), "message": .string(message)] }

  /// Creates the error for parameters that lack a field, or have something else in its place.
  package static func missing(_ field: String) -> ResponseError {
    ResponseError(.invalidParameters, "the parameters have no valid '\(field)'")
  }
}
