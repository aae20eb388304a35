import L10nFormats
import L10nProject
import L10nText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The language server of this process, which reads messages from standard input and writes to standard output.
package struct ServerProcess {
  private var session = Session(LanguageServer(disk: RememberedFiles()))
  private let input = FileDescriptor(number: 0, name: "standard input")
  private let output = FileDescriptor(number: 1, name: "standard output")
  private var hasEnded = false

  /// The pause after which diagnostics are sent, in milliseconds, so that none are for half a word.
  private static let typingPause: Int32 = 60
  /// The shortest time between two looks at the files on the disk, in milliseconds.
  private static let shortestInterval: Int32 = 1_000
  /// The time between two looks, which grows with the time that a look takes: 2 % of a processor at most.
  private var lookInterval = Self.shortestInterval

  package init() {}

  /// Serves until the client ends the session or closes the stream, and returns the exit status.
  package mutating func run() -> Int32 {
    // A client that has ended reads no more; that isn't a crash.
    signal(SIGPIPE, SIG_IGN)
    while true {
      if let status = session.exitStatus { return status }
      if session.isIdle, hasEnded { return 1 }
      let wait: Int32 = session.isIdle ? session.hasNews ? Self.typingPause : lookInterval : 0
      let hasInput = session.isHungry && !hasEnded && waitForInput(wait)
      if hasInput {
        read()
      } else if session.isIdle {
        if !session.hasNews { lookAtFiles() }
        guard send(session.news()) else { return 1 }
      }
      if !session.isIdle { guard send(session.step()) else { return 1 } }
    }
  }

  private mutating func lookAtFiles() {
    let milliseconds = ContinuousClock().measure { session.lookAtFiles() } / .milliseconds(1)
    lookInterval = max(Self.shortestInterval, Int32(min(milliseconds * 50, 60_000)))
  }

  /// Waits until there are bytes to read, or the stream has ended.
  private func waitForInput(_ milliseconds: Int32) -> Bool {
    var descriptor = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
    return poll(&descriptor, 1, milliseconds) > 0
  }

  private mutating func read() {
    if let bytes = try? input.read(upTo: 1 << 16), !bytes.isEmpty {
      bytes.withUnsafeBytes { session.receive($0) }
    } else {
      hasEnded = true
    }
  }

  /// Returns a Boolean value indicating whether the client could be sent all messages.
  private func send(_ messages: [JSONValue]) -> Bool {
    for message in messages {
      let content = message.text.utf8
      let bytes = Array("Content-Length: \(content.count)\r\n\r\n".utf8) + content
      guard bytes.withUnsafeBufferPointer(output.writeAll) == nil else { return false }
    }
    return true
  }
}
