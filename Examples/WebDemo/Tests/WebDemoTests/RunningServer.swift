import Foundation
import Hummingbird
import ServiceLifecycle
import Testing

@testable import WebDemo

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The demo's server in this process, on a free port.
struct RunningServer: Sendable {
  struct Answer {
    var status: Int
    var language: String?
    var vary: String?
    var text: String
  }

  let port: Int

  /// Runs a server for as long as `body`.
  static func with(_ body: @escaping @Sendable (RunningServer) async throws -> Void) async throws {
    StoreServer.prepareLanguages()
    let (ports, continuation) = AsyncStream<Int>.makeStream()
    let application = StoreServer.application(port: 0) { continuation.yield($0) }
    let services = ServiceGroup(configuration: .init(services: [application], logger: application.logger))
    try await withThrowingTaskGroup { group in
      group.addTask { try await services.run() }
      for await port in ports {
        try await body(RunningServer(port: port))
        break
      }
      await services.triggerGracefulShutdown()
      try await group.waitForAll()
    }
  }

  /// A session with a connection of its own.
  func session() -> URLSession {
    URLSession(configuration: .ephemeral)
  }

  func get(_ path: String, acceptLanguage: String?, in session: URLSession? = nil) async throws -> Answer {
    var request = URLRequest(url: try #require(URL(string: "http://127.0.0.1:\(port)\(path)")))
    // Foundation would send a language of its own.
    request.setValue(acceptLanguage ?? "", forHTTPHeaderField: "Accept-Language")
    let own = session ?? self.session()
    let (data, response) = try await own.data(for: request)
    if session == nil { own.finishTasksAndInvalidate() }
    let answer = try #require(response as? HTTPURLResponse)
    return Answer(
      status: answer.statusCode, language: answer.value(forHTTPHeaderField: "Content-Language"),
      vary: answer.value(forHTTPHeaderField: "Vary"), text: String(decoding: data, as: UTF8.self))
  }
}
