package import L10nFormats
import L10nJSONRPC

/// The messages that wait for a server, in order. A request that the client cancels while it waits isn't worked on.
package struct Session {
  private var server: LanguageServer
  private var frames = FrameReader()
  private var waiting: [(message: Message, size: Int)] = []
  /// The number of waiting messages that were handled.
  private var handled = 0
  /// The size of the contents of the messages that still wait, in bytes.
  private var size = 0
  private var cancelled: Set<Message.ID> = []
  /// A Boolean value indicating whether the stream can't be read any further.
  private var isBroken = false

  /// The number of messages that wait at most, and their size in bytes; those after them wait in the stream.
  private static let limit = 1_000
  private static let sizeLimit = 16 << 20

  package init(_ server: LanguageServer) {
    self.server = server
  }

  /// The status with which the process ends, once it is to end.
  package var exitStatus: Int32? { isBroken && isIdle ? 1 : server.exitStatus }

  /// A Boolean value indicating whether no message waits.
  package var isIdle: Bool { handled == waiting.count }

  /// A Boolean value indicating whether more of the stream can be read.
  package var isHungry: Bool { !isBroken && waiting.count - handled < Self.limit && size < Self.sizeLimit }

  /// A Boolean value indicating whether there is something to tell the client between messages.
  package var hasNews: Bool { server.hasNews }

  /// Takes the next bytes of the stream.
  package mutating func receive(_ bytes: UnsafeRawBufferPointer) {
    frames.append(bytes)
    readFrames()
  }

  private mutating func readFrames() {
    while isHungry, let frame = frames.next() {
      switch frame {
      case .content(let content): enqueue(Message(content), size: content.count)
      case .tooLong(let length):
        enqueue(.malformed(id: nil, ResponseError(.invalidRequest, "a message of \(length) bytes is too long")))
      case .broken:
        isBroken = true
        enqueue(.malformed(id: nil, ResponseError(.parseError, "the header has no valid Content-Length")))
      }
    }
  }

  private mutating func enqueue(_ message: Message, size: Int = 0) {
    if case .notification("$/cancelRequest", let parameters) = message {
      if let id = Message.ID(parameters["id"]), isWaiting(id) { cancelled.insert(id) }
      return
    }
    waiting.append((message, size))
    self.size += size
  }

  private func isWaiting(_ id: Message.ID) -> Bool {
    waiting[handled...].contains { if case .request(id, _, _) = $0.message { true } else { false } }
  }

  /// Handles the next message, and returns the messages to send.
  package mutating func step() -> [JSONValue] {
    guard handled < waiting.count else { return [] }
    let (message, size) = waiting[handled]
    handled += 1
    self.size -= size
    if isIdle || handled == Self.limit {
      waiting.removeFirst(handled)
      handled = 0
    }
    defer { readFrames() }
    if case .request(let id, _, _) = message, cancelled.remove(id) != nil {
      return [Message.failure(of: id, ResponseError(.requestCancelled, "the request was cancelled"))]
    }
    return server.handle(message)
  }

  /// Returns the messages about what has changed.
  package mutating func news() -> [JSONValue] { server.news() }

  /// Looks for changes on the disk.
  package mutating func lookAtFiles() { server.lookAtFiles() }
}
