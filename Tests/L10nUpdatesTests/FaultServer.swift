import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A server on this machine that answers each connection with some bytes, one part after another, and then closes it.
final class FaultServer: Sendable {
  let port: UInt16
  private let listener: Int32

  /// Starts a server.
  ///
  /// - Parameter answer: the parts of the answer to a request, given the port; each is sent after a pause.
  init(pause: useconds_t = 0, _ answer: @escaping @Sendable (_ request: String, _ port: UInt16) -> [[UInt8]]) {
    #if canImport(Darwin)
      let stream = SOCK_STREAM
    #else
      let stream = Int32(SOCK_STREAM.rawValue)
    #endif
    let listener = socket(AF_INET, stream, 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        _ = bind(listener, address, size)
        _ = getsockname(listener, address, &size)
      }
    }
    listen(listener, 16)
    signal(SIGPIPE, SIG_IGN)
    let port = UInt16(bigEndian: address.sin_port)
    (self.listener, self.port) = (listener, port)
    Thread.detachNewThread {
      while true {
        let connection = accept(listener, nil, nil)
        guard connection >= 0 else { return }
        var buffer = [UInt8](repeating: 0, count: 8_192)
        let count = recv(connection, &buffer, buffer.count, 0)
        for part in answer(String(decoding: buffer.prefix(max(count, 0)), as: UTF8.self), port) {
          if pause > 0 { usleep(pause) }
          guard send(connection, part, part.count, 0) > 0 else { break }
        }
        close(connection)
      }
    }
  }

  deinit {
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
  }

  /// The bytes of an answer.
  static func answer(_ status: String, _ fields: [String] = [], _ body: String = "") -> [UInt8] {
    Array(("HTTP/1.1 \(status)\r\n" + fields.map { "\($0)\r\n" }.joined() + "Connection: close\r\n\r\n\(body)").utf8)
  }
}
