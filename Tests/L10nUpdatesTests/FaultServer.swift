import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A server on this machine that responds to each connection with some bytes, one part after another, and then closes
/// it.
final class FaultServer: Sendable {
  let port: UInt16
  private let listener: Int32

  /// Starts a server.
  ///
  /// - Parameters:
  ///   - resets: whether connections end with a reset (RFC 9293, section 3.5.3) instead of the end of the stream.
  ///   - answer: a function that returns the parts of the response to a request, given the port. Each part is sent
  ///     after a pause.
  init(
    pause: useconds_t = 0, resets: Bool = false,
    _ answer: @escaping @Sendable (_ request: String, _ port: UInt16) -> [[UInt8]]
  ) {
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
        // Closed here, because another server could get the number of the listener while this thread still accepts from
        // it.
        guard connection >= 0 else {
          close(listener)
          return
        }
        var buffer = [UInt8](repeating: 0, count: 8_192)
        let count = recv(connection, &buffer, buffer.count, 0)
        for part in answer(String(decoding: buffer.prefix(max(count, 0)), as: UTF8.self), port) {
          if pause > 0 { usleep(pause) }
          guard send(connection, part, part.count, 0) > 0 else { break }
        }
        if resets {
          var now = linger(l_onoff: 1, l_linger: 0)
          setsockopt(connection, SOL_SOCKET, SO_LINGER, &now, socklen_t(MemoryLayout<linger>.size))
        }
        close(connection)
      }
    }
  }

  deinit {
    shutdown(listener, Int32(SHUT_RDWR))
  }

  /// Returns the bytes of a response.
  static func answer(_ status: String, _ fields: [String] = [], _ body: String = "") -> [UInt8] {
    Array(("HTTP/1.1 \(status)\r\n" + fields.map { "\($0)\r\n" }.joined() + "Connection: close\r\n\r\n\(body)").utf8)
  }

  /// Returns a gzip file (RFC 1952) of zeros, which is about 160 times smaller than its content.
  static func zeros(count: Int) -> [UInt8] {
    var bytes: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3]
    var (bits, used): (UInt32, Int) = (0, 0)
    func add(_ value: UInt32, _ count: Int) {
      bits |= value << UInt32(used)
      used += count
      while used >= 8 {
        bytes.append(UInt8(truncatingIfNeeded: bits))
        bits >>= 8
        used -= 8
      }
    }
    // A single last block with fixed codes (RFC 1951, section 3.2.6), whose bits are in reverse order: a zero,
    // repetitions of the previous byte for 258 bytes each, and the end. The checksum after it is wrong, since it should
    // never be reached.
    add(0b011, 3)
    add(0b0000_1100, 8)
    for _ in 0..<count / 258 { add(0b0_0000_1010_0011, 13) }
    add(0, 7)
    add(0, 8)
    return bytes + [UInt8](repeating: 0, count: 8)
  }
}
