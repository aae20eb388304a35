import Foundation
import Testing

@testable import L10nUpdates

@Suite("Requests with URLSession, and with libcurl on Linux")
struct FetchingTests {
  private static func fetch(
    _ server: FaultServer, by transport: Transport, limit: Int = 1_000, deadline: Duration = .seconds(5),
    entityTag: String? = nil
  ) async -> Result<FetchResponse, FetchFailure> {
    guard let url = URL(string: "http://127.0.0.1:\(server.port)/a") else { return .failure(.connection) }
    let request = FetchRequest(
      url: url, entityTag: entityTag, authorization: "Bearer x", networks: .any, deadline: deadline)
    do throws(FetchFailure) {
      return .success(try await transport.fetch(request, limit: limit))
    } catch {
      return .failure(error)
    }
  }

  @Test(
    "a response has its status, its entity tag as written, and its body, however it is sent",
    arguments: Transport.allCases)
  func answers(transport: Transport) async {
    let plain = FaultServer { _, _ in
      [FaultServer.answer("200 OK", ["ETag: W/\"a-1\"", "Content-Length: 3", "Retry-After: 7"], "abc")]
    }
    #expect(
      await Self.fetch(plain, by: transport)
        == .success(
          FetchResponse(status: 200, entityTag: "W/\"a-1\"", retryAfter: .seconds(7), body: Array("abc".utf8))))
    let date = FaultServer { _, _ in
      [
        FaultServer.answer(
          "503 Service Unavailable", ["Content-Length: 0", "Retry-After: Fri, 31 Dec 2100 23:59:59 GMT"], "")
      ]
    }
    #expect(
      await Self.fetch(date, by: transport)
        == .success(FetchResponse(status: 503, retryAfter: .seconds(86_400), body: [])))
    let chunked = FaultServer { _, _ in
      [FaultServer.answer("200 OK", ["Transfer-Encoding: chunked"], "2\r\nab\r\n1\r\nc\r\n0\r\n\r\n")]
    }
    #expect(await Self.fetch(chunked, by: transport) == .success(FetchResponse(status: 200, body: Array("abc".utf8))))
  }

  @Test("the entity tag is sent as received, and 304 is recognized", arguments: Transport.allCases)
  func notModified(transport: Transport) async {
    let server = FaultServer { request, _ in
      [FaultServer.answer(request.contains("If-None-Match: W/\"a-1\"\r\n") ? "304 Not Modified" : "200 OK")]
    }
    #expect(await Self.fetch(server, by: transport, entityTag: "W/\"a-1\"") == .success(FetchResponse(status: 304)))
    #expect(await Self.fetch(server, by: transport) == .success(FetchResponse(status: 200)))
  }

  @Test("more bytes than the limit are refused, whatever length the response states", arguments: Transport.allCases)
  func limits(transport: Transport) async {
    let body = String(repeating: "a", count: 100_000)
    for fields in [["Content-Length: 100000"], []] {
      let server = FaultServer { _, _ in [FaultServer.answer("200 OK", fields, body)] }
      #expect(await Self.fetch(server, by: transport) == .failure(.tooLarge(limit: 1_000)))
    }
  }

  @Test(
    "an error page may be longer than the expected response", arguments: [401, 404, 503],
    Transport.allCases)
  func errorPages(status: Int, transport: Transport) async {
    let body = String(repeating: "a", count: 100_000)
    let server = FaultServer { _, _ in [FaultServer.answer("\(status) Error", ["Content-Length: 100000"], body)] }
    #expect(await Self.fetch(server, by: transport, limit: 48) == .success(FetchResponse(status: status)))
  }

  /// In a separate process, where nothing delays the deadline: Foundation on Linux uses a whole processor during a
  /// transfer.
  @Test("a transfer of a few bytes now and then ends at the deadline")
  func slow() async {
    await #expect(processExitsWith: .success) {
      let server = FaultServer(pause: 100_000) { _, _ in
        [FaultServer.answer("200 OK", ["Content-Length: 3000"])] + (0..<3_000).map { _ in [0x61] }
      }
      // The transfer itself takes five minutes.
      for transport in Transport.allCases {
        let answer = await Self.fetch(server, by: transport, limit: 10_000, deadline: .milliseconds(500))
        precondition(answer == .failure(.timedOut), "\(answer)")
      }
    }
  }

  @Test("a response that ends early, or isn't one, is a failure", arguments: Transport.allCases)
  func broken(transport: Transport) async {
    for answer in [
      FaultServer.answer("200 OK", ["Content-Length: 100"], "abc"), Array("garbage\r\n\r\n".utf8), [0x48],
    ] {
      let server = FaultServer { _, _ in [answer] }
      switch await Self.fetch(server, by: transport) {
      case .failure(.truncated), .failure(.connection): break
      case let result: Issue.record("\(String(decoding: answer, as: UTF8.self)): \(result)")
      }
    }
  }

  @Test("a response that ends at any byte before its last isn't taken as complete", arguments: Transport.allCases)
  func truncated(transport: Transport) async {
    let answer = FaultServer.answer("200 OK", ["ETag: \"1\"", "Content-Length: 12"], "l10n-release")
    let whole = FetchResponse(status: 200, entityTag: "\"1\"", body: Array("l10n-release".utf8))
    let (lineEnd, header) = (
      Array("\r\n".utf8), FaultServer.answer("200 OK", ["ETag: \"1\"", "Content-Length: 12"]).count
    )
    for resets in [false, true] {
      for end in 0..<answer.count {
        #if canImport(FoundationNetworking)
          // Outside Apple's systems, Foundation ends the process itself if the header ends after its first line
          // ("Transfer completed, but there's no response").
          if transport == .urlSession, end < header, answer[..<end].contains(lineEnd) { continue }
        #endif
        let server = FaultServer(resets: resets) { _, _ in [Array(answer[..<end])] }
        let result = await Self.fetch(server, by: transport)
        #expect(result != .success(whole), "\(end)")
        // The received part of the header may look like a response without content, which a manifest never is.
        if case .success(let response) = result { #expect(response.body.isEmpty, "\(end)") }
      }
    }
    let server = FaultServer { _, _ in [answer] }
    #expect(await Self.fetch(server, by: transport) == .success(whole))
  }

  @Test(
    "an implausible length uses no memory, and no response exceeds the limit",
    arguments: ["99999999999999999999", "4611686018427387904", "-1", "12x", "", "0"], Transport.allCases)
  func absurdLengths(length: String, transport: Transport) async {
    let body = String(repeating: "a", count: 12)
    let server = FaultServer { _, _ in [FaultServer.answer("200 OK", ["Content-Length: \(length)"], body)] }
    if case .success(let response) = await Self.fetch(server, by: transport) { #expect(response.body.count <= 12) }
  }

  @Test("a small response that decompresses to a large one ends at the limit", arguments: Transport.allCases)
  func bomb(transport: Transport) async {
    let bomb = FaultServer.zeros(count: 64 << 20)
    #expect(bomb.count < 1 << 20)
    let header = FaultServer.answer("200 OK", ["Content-Encoding: gzip", "Content-Length: \(bomb.count)"])
    let server = FaultServer { _, _ in [header, bomb] }
    #expect(await Self.fetch(server, by: transport) == .failure(.tooLarge(limit: 1_000)))
    // It can be decompressed.
    let little = FaultServer.zeros(count: 258)
    let other = FaultServer { _, _ in [FaultServer.answer("200 OK", ["Content-Encoding: gzip"]), little] }
    #expect(await Self.fetch(other, by: transport, limit: 100) == .failure(.tooLarge(limit: 100)))
  }

  #if os(Linux)
    /// In a separate process, because other tests use memory at the same time.
    @Test("content that is too large uses no memory, decompressed or not")
    func memory() async {
      await #expect(processExitsWith: .success) {
        let bomb = FaultServer.zeros(count: 64 << 20)
        let flood = [UInt8](repeating: 0, count: 64 << 20)
        let compressed = FaultServer.answer("200 OK", ["Content-Encoding: gzip", "Content-Length: \(bomb.count)"])
        let plain = FaultServer.answer("200 OK", ["Content-Length: \(flood.count)"])
        // URLSession allocates its own memory with the first request.
        for transport in Transport.allCases {
          _ = await Self.fetch(FaultServer { _, _ in [FaultServer.answer("200 OK")] }, by: transport)
        }
        for transport in Transport.allCases {
          for server in [FaultServer { _, _ in [compressed, bomb] }, FaultServer { _, _ in [plain, flood] }] {
            try Data("5".utf8).write(to: URL(filePath: "/proc/self/clear_refs"))
            let before = try peakMemory()
            let answer = await Self.fetch(server, by: transport)
            let grown = try peakMemory() - before
            precondition(answer == .failure(.tooLarge(limit: 1_000)) && grown < 4 << 20, "\(answer), \(grown) bytes")
          }
        }
      }
    }
  #endif

  @Test(
    "redirects lead to this machine or to https, at most three times, and send no authorization to another host",
    arguments: Transport.allCases)
  func redirects(transport: Transport) async {
    let other = FaultServer { request, _ in
      [FaultServer.answer("200 OK", ["Content-Length: 1"], request.contains("Authorization") ? "y" : "n")]
    }
    let port = other.port
    let once = FaultServer { _, _ in [FaultServer.answer("302 Found", ["Location: http://127.0.0.1:\(port)/"])] }
    #expect(await Self.fetch(once, by: transport) == .success(FetchResponse(status: 200, body: Array("n".utf8))))
    let loop = FaultServer { _, port in [FaultServer.answer("302 Found", ["Location: http://127.0.0.1:\(port)/a"])] }
    #expect(await Self.fetch(loop, by: transport) == .failure(.connection))
    // The response is four redirects away.
    let chain = FaultServer { request, port in
      guard
        let step = (2...4).first(where: { request.hasPrefix("GET /\($0) ") })
          ?? (request.hasPrefix("GET /a ") ? 1 : nil)
      else { return [FaultServer.answer("200 OK", ["Content-Length: 1"], "c")] }
      return [FaultServer.answer("302 Found", ["Location: http://127.0.0.1:\(port)/\(step + 1)"])]
    }
    #expect(await Self.fetch(chain, by: transport) == .failure(.connection))
    // This machine, too, but with a name that isn't certain to be it.
    let unnamed = FaultServer { request, port in
      request.hasPrefix("GET /a ")
        ? [FaultServer.answer("302 Found", ["Location: http://0.0.0.0:\(port)/"])]
        : [FaultServer.answer("200 OK", ["Content-Length: 1"], "u")]
    }
    #expect(await Self.fetch(unnamed, by: transport) == .failure(.connection))
    let away = FaultServer { _, _ in [FaultServer.answer("302 Found", ["Location: http://texts.example.com/"])] }
    #expect(await Self.fetch(away, by: transport) == .failure(.connection))
    let file = FaultServer { _, _ in [FaultServer.answer("302 Found", ["Location: file:///etc/hosts"])] }
    #expect(await Self.fetch(file, by: transport) != .success(FetchResponse(status: 200)))
  }

  @Test("a missing server is a connection failure", arguments: Transport.allCases)
  func refused(transport: Transport) async {
    let port = FaultServer { _, _ in [] }.port
    guard let url = URL(string: "http://127.0.0.1:\(port)/") else { return }
    let request = FetchRequest(url: url, networks: .any, deadline: .seconds(5))
    await #expect(throws: FetchFailure.self) { try await transport.fetch(request, limit: 1) }
  }
}

#if os(Linux)
  /// Returns the peak memory usage of this process since it was reset, in bytes (proc(5)).
  func peakMemory() throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let kilobytes = status.firstMatch(of: /VmHWM:\s+(\d+)/).flatMap { Int($0.1) }
    return try #require(kilobytes) * 1_024
  }
#endif
