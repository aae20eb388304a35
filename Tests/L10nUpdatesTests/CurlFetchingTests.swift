#if os(Linux)
  import Foundation
  import Testing

  @testable import L10nUpdates

  /// Requests that URLSession on Linux can't end.
  @Suite("Requests with libcurl")
  struct CurlFetchingTests {
    private static func fetch(
      _ server: FaultServer, limit: Int = 1_000, deadline: Duration = .seconds(20)
    ) async -> Result<FetchResponse, FetchFailure> {
      guard let url = URL(string: "http://127.0.0.1:\(server.port)/a") else { return .failure(.connection) }
      let request = FetchRequest(url: url, authorization: "Bearer x", networks: .any, deadline: deadline)
      do throws(FetchFailure) {
        return .success(try await CurlFetching.fetch(request, limit: limit))
      } catch {
        return .failure(error)
      }
    }

    /// Makes a request in a separate process, and measures its processor time and memory.
    private static func cost(
      of server: FaultServer, deadline: Duration = .seconds(20)
    ) async throws -> (answer: Result<FetchResponse, FetchFailure>, seconds: Double, bytes: Int) {
      // Data that is loaded for the first request doesn't count.
      _ = await fetch(FaultServer { _, _ in [FaultServer.answer("200 OK")] })
      try Data("5".utf8).write(to: URL(filePath: "/proc/self/clear_refs"))
      let (memory, time) = (try peakMemory(), processorTime())
      let answer = await fetch(server, deadline: deadline)
      return (answer, processorTime() - time, try peakMemory() - memory)
    }

    private static func processorTime() -> Double { Double(clock()) / Double(CLOCKS_PER_SEC) }

    @Test("the toolchain's Foundation includes libcurl")
    func available() {
      #expect(CurlFetching.isAvailable)
    }

    @Test("17 MB that decompress to gigabytes use neither time nor memory, whatever the status")
    func largeBomb() async {
      await #expect(processExitsWith: .success) {
        let bomb = FaultServer.zeros(count: 2 << 30)
        for status in ["200 OK", "404 Not Found"] {
          let header = FaultServer.answer(status, ["Content-Encoding: gzip", "Content-Length: \(bomb.count)"])
          let cost = try await Self.cost(of: FaultServer { _, _ in [header, bomb] })
          let expected: Result<FetchResponse, FetchFailure> =
            status == "200 OK" ? .failure(.tooLarge(limit: 1_000)) : .success(FetchResponse(status: 404))
          precondition(cost.answer == expected && cost.seconds < 0.5 && cost.bytes < 4 << 20, "\(cost)")
        }
      }
    }

    @Test(
      "240 KB of small fields exceed the limit of a header, in one header or several, before and after the content")
    func manyFields() async {
      await #expect(processExitsWith: .success) {
        let fields = (0..<30_000).map { "a\($0):\r\n" }.joined()
        let informational = String(repeating: "HTTP/1.1 103 Early Hints\r\nLink: <a>\r\n\r\n", count: 6_000)
        for answer in [
          "HTTP/1.1 200 OK\r\n\(fields)\r\n", "\(informational)HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n",
          "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\(fields)\r\n",
        ] {
          let cost = try await Self.cost(of: FaultServer { _, _ in [Array(answer.utf8)] })
          precondition(cost.answer == .failure(.connection) && cost.seconds < 0.5, "\(cost)")
        }
      }
    }

    @Test("content that is compressed more than once, or in another way than requested, is refused")
    func encodings() async {
      for fields in [
        ["Content-Encoding: gzip, gzip"],
        ["Content-Encoding: gzip", "Content-Encoding: gzip", "Content-Encoding: gzip"],
        ["Content-Encoding: br"], ["Content-Encoding: zstd"], ["Content-Encoding: deflate"],
        ["Transfer-Encoding: gzip, chunked"],
      ] {
        let server = FaultServer { _, _ in [FaultServer.answer("200 OK", fields, "abc")] }
        #expect(await Self.fetch(server) == .failure(.connection), "\(fields)")
      }
      let plain = FaultServer { _, _ in [FaultServer.answer("200 OK", ["Content-Encoding: Identity"], "abc")] }
      #expect(await Self.fetch(plain) == .success(FetchResponse(status: 200, body: Array("abc".utf8))))
    }

    @Test(
      "slow fields, responses that announce others, and silence end at the deadline, and use no processor time")
    func slowFields() async {
      await #expect(processExitsWith: .success) {
        let field = [UInt8]("a: b\r\n".utf8)
        let start = [UInt8]("HTTP/1.1 200 OK\r\n".utf8)
        let next = [UInt8]("HTTP/1.1 100 Continue\r\n\r\n".utf8)
        let slow: [FaultServer] = [
          FaultServer(pause: 50_000) { _, _ in [start] + Array(repeating: field, count: 1_000) },
          FaultServer(pause: 50_000) { _, _ in Array(repeating: next, count: 1_000) },
          FaultServer(pause: 20_000_000) { _, _ in [start] },
        ]
        for server in slow {
          let begin = ContinuousClock.now
          let cost = try await Self.cost(of: server, deadline: .milliseconds(700))
          precondition(cost.answer == .failure(.timedOut) && cost.seconds < 0.3, "\(cost)")
          precondition(ContinuousClock.now - begin < .seconds(3))
        }
      }
    }

    /// In a separate process, where nothing delays the cancellation.
    @Test("a request ends when its task is canceled")
    func canceled() async {
      await #expect(processExitsWith: .success) {
        let server = FaultServer(pause: 20_000_000) { _, _ in [[0x48]] }
        let begin = ContinuousClock.now
        let task = Task { await Self.fetch(server) }
        try await Task.sleep(for: .milliseconds(100))
        task.cancel()
        let answer = await task.value
        precondition(answer == .failure(.connection) && ContinuousClock.now - begin < .seconds(5), "\(answer)")
      }
    }

    @Test("an entity tag or an authorization with a line feed doesn't send another field")
    func fields() async {
      let server = FaultServer { request, _ in
        [FaultServer.answer("200 OK", [], request.contains("X-Other") ? "y" : "n")]
      }
      guard let url = URL(string: "http://127.0.0.1:\(server.port)/a") else { return }
      let request = FetchRequest(
        url: url, entityTag: "\"1\"\r\nX-Other: 1", networks: .any, deadline: .seconds(5))
      await #expect(throws: FetchFailure.connection) { try await CurlFetching.fetch(request, limit: 1) }
    }
  }
#endif
