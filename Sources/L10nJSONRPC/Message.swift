package import L10nFormats

/// A message from a client (JSON-RPC 2.0).
package enum Message: Equatable {
  case request(id: ID, method: String, parameters: JSONValue)
  case notification(method: String, parameters: JSONValue)
  /// An answer to a request of the server.
  case response
  /// Anything else, with the error to answer.
  case malformed(id: ID?, ResponseError)

  /// The identifier of a request.
  package enum ID: Hashable, Sendable {
    case integer(Int)
    case string(String)

    /// Returns `nil` if the value can't be an identifier.
    package init?(_ value: JSONValue?) {
      if let integer = value?.integer {
        self = .integer(integer)
      } else if let string = value?.string {
        self = .string(string)
      } else {
        return nil
      }
    }

    package var json: JSONValue {
      switch self {
      case .integer(let integer): .number(integer)
      case .string(let string): .string(string)
      }
    }
  }

  /// Reads the content of a message.
  package init(_ content: [UInt8]) {
    switch Self.json(content) {
    case .success(let json): self.init(json)
    case .failure(let error): self = .malformed(id: nil, error)
    }
  }

  /// Reads the content of a message, or of a batch of messages (JSON-RPC 2.0, section 6).
  package static func messages(_ content: [UInt8]) -> Content {
    switch json(content) {
    case .success(.array(let items)): .batch(items.map(Message.init))
    case .success(let json): .single(Message(json))
    case .failure(let error): .single(.malformed(id: nil, error))
    }
  }

  /// A message, or several that came together.
  package enum Content: Equatable {
    case single(Message)
    case batch([Message])
  }

  private static func json(_ content: [UInt8]) -> Result<JSONValue, ResponseError> {
    guard !hasTooManyValues(content) else {
      return .failure(ResponseError(.invalidRequest, "the message has more than \(valueLimit) values"))
    }
    return JSONValue(parsing: content).map(Result.success)
      ?? .failure(ResponseError(.parseError, "the message is not JSON"))
  }

  private init(_ json: JSONValue) {
    let id = ID(json["id"])
    let parameters = json["params"] ?? .null
    if let method = json["method"]?.string {
      let hasID = json["id"].map { $0 != .null } ?? false
      switch (id, hasID) {
      case (let id?, _): self = .request(id: id, method: method, parameters: parameters)
      case (nil, false): self = .notification(method: method, parameters: parameters)
      case (nil, true):
        self = .malformed(id: nil, ResponseError(.invalidRequest, "the id is neither a number nor a string"))
      }
    } else if id != nil, json["result"] != nil || json["error"] != nil {
      self = .response
    } else {
      self = .malformed(id: id, ResponseError(.invalidRequest, "the message has no method"))
    }
  }

  /// The greatest number of values, each of which takes much more memory than its two or three bytes.
  static let valueLimit = 1_000_000

  private static func hasTooManyValues(_ content: [UInt8]) -> Bool {
    var count = 0
    var isInString = false
    var isEscaped = false
    for byte in content where count <= valueLimit {
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\"") {
        isInString.toggle()
      } else if isInString {
        isEscaped = byte == UInt8(ascii: "\\")
      } else if byte == UInt8(ascii: ",") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") {
        count += 1
      }
    }
    return count > valueLimit
  }

  /// Returns the answer to a request.
  package static func answer(to id: ID, _ result: JSONValue) -> JSONValue {
    ["jsonrpc": "2.0", "id": id.json, "result": result]
  }

  /// Returns the answer to a request that failed; `nil` for one whose identifier is unknown.
  package static func failure(of id: ID?, _ error: ResponseError) -> JSONValue {
    ["jsonrpc": "2.0", "id": id?.json ?? .null, "error": error.json]
  }

  /// Returns a message that needs no answer.
  package static func notification(_ method: String, _ parameters: JSONValue) -> JSONValue {
    ["jsonrpc": "2.0", "method": .string(method), "params": parameters]
  }
}
