package import L10nFormats
import L10nJSONRPC
import L10nTranslation

/// The messages of a client that wait for the server, in order. A request that the client cancels while it waits isn't
/// worked on, and gets no answer.
package struct AgentSession {
  private let server: AgentServer
  private var lines = LineSplitter(limit: AgentSession.lengthLimit)
  private var waiting: [Message] = []

  /// The greatest length of a line, in bytes.
  static let lengthLimit = 4 << 20

  package init(_ server: AgentServer) {
    self.server = server
  }

  /// A Boolean value indicating whether no message waits.
  package var isIdle: Bool { waiting.isEmpty }

  /// Takes the next bytes of the stream.
  package mutating func receive(_ bytes: [UInt8]) {
    for line in lines.take(bytes) {
      switch line {
      case .complete(let content) where content.allSatisfy({ $0 == 0x20 || $0 == 0x0D || $0 == 0x09 }):
        break
      case .complete(let content): enqueue(Message(content))
      case .tooLong:
        enqueue(
          .malformed(id: nil, ResponseError(.invalidRequest, "the message is longer than \(Self.lengthLimit) bytes")))
      }
    }
  }

  private mutating func enqueue(_ message: Message) {
    guard case .notification("notifications/cancelled", let parameters) = message else {
      return waiting.append(message)
    }
    guard let cancelled = Message.ID(parameters["requestId"]) else { return }
    waiting.removeAll { if case .request(cancelled, _, _) = $0 { true } else { false } }
  }

  /// Handles the next message, and returns the messages to send.
  package mutating func step() -> [JSONValue] {
    waiting.isEmpty ? [] : server.handle(waiting.removeFirst())
  }
}
