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

/// The server of this process, which reads a message from each line of standard input, and writes one to each line of
/// standard output.
package struct AgentProcess {
  private var session: AgentSession
  private let input = FileDescriptor(number: 0, name: "standard input")
  private let output = FileDescriptor(number: 1, name: "standard output")

  package init(_ server: AgentServer) {
    session = AgentSession(server)
  }

  /// Serves until the client closes one of the streams.
  package mutating func run() {
    // A client that has ended reads no more; that isn't a crash.
    signal(SIGPIPE, SIG_IGN)
    var hasEnded = false
    while !hasEnded || !session.isIdle {
      // What has arrived is read first, since it may cancel what waits.
      while !hasEnded, session.isIdle || hasInput { hasEnded = !read() }
      for message in session.step() {
        let bytes = Array(message.text.utf8) + [UInt8(ascii: "\n")]
        guard bytes.withUnsafeBufferPointer(output.writeAll) == nil else { return }
      }
    }
  }

  private var hasInput: Bool {
    var descriptor = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
    return poll(&descriptor, 1, 0) > 0
  }

  /// Returns a Boolean value indicating whether the stream goes on.
  private mutating func read() -> Bool {
    guard let bytes = try? input.read(upTo: 1 << 16), !bytes.isEmpty else { return false }
    session.receive(bytes)
    return true
  }
}
