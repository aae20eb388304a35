/// A message from the client (JSON-RPC 2.0).
package enum Message: Equatable {
  case request(id: ID, method: String, parameters: JSON)
  case notification(method: String, parameters: JSON)
  /// An answer to a request of the server.
  case response
  /// Anything else, with the error to answer.
  case malformed(id: ID?, ResponseError)

  /// The identifier of a request.
  package enum ID: Hashable, Sendable {
    case integer(Int)
    case string(String)

    /// Returns `nil` if the value can't be an identifier.
    init?(_ value: JSON?) {
      switch value {
      case .integer(let integer): self = .integer(integer)
      case .string(let string): self = .string(string)
      default: return nil
      }
    }

    var json: JSON {
      switch self {
      case .integer(let integer): .integer(integer)
      case .string(let string): .string(string)
      }
    }
  }

  /// Reads the content of a message.
  package init(_ content: [UInt8]) {
    let json: JSON
    do {
      json = try JSONReader.read(content)
    } catch {
      self = .malformed(
        id: nil, ResponseError(.parseError, "the message is not JSON; there is a mistake at byte \(error.offset)"))
      return
    }
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

  /// Returns the answer to a request.
  static func answer(to id: ID, _ result: JSON) -> JSON {
    ["jsonrpc": "2.0", "id": id.json, "result": result]
  }

  /// Returns the answer to a request that failed; `nil` for one whose identifier is unknown.
  static func failure(of id: ID?, _ error: ResponseError) -> JSON {
    ["jsonrpc": "2.0", "id": id?.json ?? .null, "error": error.json]
  }

  /// Returns a message that needs no answer.
  static func notification(_ method: String, _ parameters: JSON) -> JSON {
    ["jsonrpc": "2.0", "method": .string(method), "params": parameters]
  }
}
