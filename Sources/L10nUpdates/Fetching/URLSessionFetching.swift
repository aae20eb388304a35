import Foundation
import L10nRuntime

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Requests by URLSession, with limits of our own: on Linux, its timeouts don't end a slow transfer, and a small answer
/// may decompress to a large one.
enum URLSessionFetching {
  static func fetch(_ request: FetchRequest, limit: Int) async throws(FetchFailure) -> FetchResponse {
    let transfer = Transfer(request, limit: limit)
    let deadline = Task {
      try await Task.sleep(for: request.deadline)
      transfer.cancel(.timedOut)
    }
    defer { deadline.cancel() }
    let result = await withTaskCancellationHandler {
      await transfer.result()
    } onCancel: {
      transfer.cancel(.connection)
    }
    return try result.get()
  }
}

/// One request and its answer so far.
private final class Transfer: NSObject, URLSessionDataDelegate {
  private struct State {
    var task: URLSessionTask?
    var continuation: CheckedContinuation<Result<FetchResponse, FetchFailure>, Never>?
    var body: [UInt8] = []
    var failure: FetchFailure?
    var redirects = 0
  }

  private static let redirectLimit = 3

  private let request: FetchRequest
  private let limit: Int
  private let state = Guarded(State())

  init(_ request: FetchRequest, limit: Int) {
    self.request = request
    self.limit = limit
  }

  func result() async -> Result<FetchResponse, FetchFailure> {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.httpCookieStorage = nil
    configuration.urlCredentialStorage = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    #if canImport(Darwin)
      let queue: OperationQueue? = nil
    #else
      let queue: OperationQueue? = ImmediateQueue()
    #endif
    let session = URLSession(configuration: configuration, delegate: self, delegateQueue: queue)
    defer { session.invalidateAndCancel() }
    return await withCheckedContinuation { continuation in
      let task = session.dataTask(with: urlRequest)
      let failure = state.withLock { state in
        state.continuation = continuation
        state.task = task
        return state.failure
      }
      if failure == nil { task.resume() } else { finish(nil) }
    }
  }

  /// Ends the request with a failure, unless it has ended.
  func cancel(_ failure: FetchFailure) {
    let task = state.withLock { state in
      state.failure = state.failure ?? failure
      return state.task
    }
    #if canImport(Darwin)
      task?.cancel()
    #else
      // Canceling waits for the thread that may be calling this.
      DispatchQueue.global().async { task?.cancel() }
    #endif
  }

  private var urlRequest: URLRequest {
    var request = URLRequest(url: request.url, timeoutInterval: self.request.deadline.seconds)
    if let entityTag = self.request.entityTag { request.setValue(entityTag, forHTTPHeaderField: "If-None-Match") }
    if let value = self.request.authorization { request.setValue(value, forHTTPHeaderField: "Authorization") }
    #if canImport(Darwin)
      request.allowsConstrainedNetworkAccess = self.request.networks == .any
      request.allowsExpensiveNetworkAccess = self.request.networks != .inexpensive
    #endif
    return request
  }

  // MARK: URLSessionDataDelegate

  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    let count = state.withLock { state in
      state.redirects += 1
      return state.redirects
    }
    guard count <= Self.redirectLimit, let url = newRequest.url, url.isPermitted,
      url.scheme == "https" || request.url.scheme == "http"
    else {
      completionHandler(nil)
      return cancel(.connection)
    }
    var redirected = newRequest
    if url.host != request.url.host || url.port != request.url.port {
      redirected.setValue(nil, forHTTPHeaderField: "Authorization")
    }
    completionHandler(redirected)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    // The content of an error isn't read, and doesn't count towards the expected length.
    if let response = dataTask.response as? HTTPURLResponse, response.statusCode != 200 { return }
    let isTooLarge = state.withLock { state in
      // Content after the limit is dropped, since canceling doesn't stop a compressed answer.
      guard state.failure == nil, state.body.count + data.count <= limit else { return state.failure == nil }
      state.body += data
      return false
    }
    if isTooLarge { cancel(.tooLarge(limit: limit)) }
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    if let error {
      let failure = FetchFailure(error)
      state.withLock { $0.failure = $0.failure ?? failure }
    }
    finish(task.response as? HTTPURLResponse)
  }

  private func finish(_ response: HTTPURLResponse?) {
    let (continuation, result) = state.withLock { state in
      let continuation = state.continuation
      state.continuation = nil
      return (continuation, self.result(of: response, state))
    }
    continuation?.resume(returning: result)
  }

  private func result(of response: HTTPURLResponse?, _ state: State) -> Result<FetchResponse, FetchFailure> {
    if let failure = state.failure { return .failure(failure) }
    guard let response else { return .failure(.connection) }
    let retryAfter = response.value(forHTTPHeaderField: "Retry-After").flatMap { ResponseHeader.delay($0, now: Date()) }
    return .success(
      FetchResponse(
        status: response.statusCode, entityTag: response.value(forHTTPHeaderField: "ETag"),
        retryAfter: retryAfter, body: state.body))
  }
}

#if !canImport(Darwin)
  /// A queue that runs its blocks at once. Foundation on Linux decompresses all that it has received, and queues the
  /// parts for its delegate: half a megabyte that decompresses to half a gigabyte would be in memory before the
  /// delegate could drop it.
  private final class ImmediateQueue: OperationQueue, @unchecked Sendable {
    override func addOperation(_ block: @escaping @Sendable () -> Void) { block() }
  }
#endif

extension FetchFailure {
  fileprivate init(_ error: any Error) {
    guard let error = error as? URLError else {
      self = .connection
      return
    }
    #if canImport(Darwin)
      switch error.networkUnavailableReason {
      case .constrained?:
        self = .notAllowed(.constrained)
        return
      case .expensive?:
        self = .notAllowed(.expensive)
        return
      default: break
      }
    #endif
    switch error.code {
    case .notConnectedToInternet, .dataNotAllowed, .internationalRoamingOff: self = .offline
    case .timedOut: self = .timedOut
    case .secureConnectionFailed, .serverCertificateHasBadDate, .serverCertificateUntrusted,
      .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid:
      self = .tls
    case .networkConnectionLost, .cannotParseResponse, .badServerResponse: self = .truncated
    default: self = .connection
    }
  }
}
