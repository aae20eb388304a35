package import L10nFormats
import L10nJSONRPC
import L10nTranslation

/// The messages of a client that wait for the server, in order. A request that the client cancels while it waits isn't
/// worked on, and gets no answer.
package struct AgentSession {
  private let server: AgentServer
  private var lines = LineSplitter(limit: AgentSession.lengthLimit)
  private var waiting: [Message.Content] = []
  /// The revision that the client and the server agreed on, or `nil` without a session.
  private var version: ProtocolVersion?

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
      case .complete(let content): enqueue(Message.messages(content))
      case .tooLong:
        enqueue(.single(.invalid("the message is longer than \(Self.lengthLimit) bytes")))
      }
    }
  }

  private mutating func enqueue(_ content: Message.Content) {
    waiting.append(content)
    let messages =
      switch content {
      case .single(let message): [message];
      case .batch(let messages): messages
      }
    for case .notification("notifications/cancelled", let parameters) in messages {
      if let id = Message.ID(parameters["requestId"]) { cancel(id) }
    }
  }

  private mutating func cancel(_ id: Message.ID) {
    func isCancelled(_ message: Message) -> Bool { if case .request(id, _, _) = message { true } else { false } }
    waiting = waiting.compactMap { content in
      switch content {
      case .single(let message): isCancelled(message) ? nil : content
      case .batch(let messages) where messages.contains(where: isCancelled):
        messages.allSatisfy(isCancelled) ? nil : .batch(messages.filter { !isCancelled($0) })
      case .batch: content
      }
    }
  }

  /// Handles the next message or batch, and returns the messages to send.
  package mutating func step() -> [JSONValue] {
    guard !waiting.isEmpty else { return [] }
    switch waiting.removeFirst() {
    case .single(let message): return handle(message)
    case .batch(let messages): return handle(messages)
    }
  }

  private mutating func handle(_ message: Message) -> [JSONValue] {
    let sent = server.handle(message)
    if case .request(_, "initialize", _) = message {
      version = sent.last?.at("result", "protocolVersion")?.string.flatMap(ProtocolVersion.init)
    }
    return sent
  }

  /// Handles a batch, whose answers are sent together. Only one revision has batches, and none has an empty one or
  /// `initialize` in one.
  private mutating func handle(_ batch: [Message]) -> [JSONValue] {
    guard version?.hasBatches == true else {
      return server.handle(
        .invalid("only the revision \(ProtocolVersion.march2025.rawValue) has batches; send a message in each line"))
    }
    guard !batch.isEmpty else { return server.handle(.invalid("the batch is empty")) }
    let sent = batch.flatMap { message in
      if case .request(let id, "initialize", _) = message {
        return [Message.failure(of: id, ResponseError(.invalidRequest, "'initialize' can't be in a batch"))]
      }
      return server.handle(message)
    }
    let answers = sent.filter { $0["id"] != nil }
    return sent.filter { $0["id"] == nil } + (answers.isEmpty ? [] : [.array(answers)])
  }
}

extension Message {
  fileprivate static func invalid(_ reason: String) -> Message {
    .malformed(id: nil, ResponseError(.invalidRequest, reason))
  }
}
