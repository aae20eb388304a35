@testable import L10nUpdates

/// A way to send requests.
enum Transport: CaseIterable, Sendable {
  case urlSession
  #if os(Linux)
    case curl
  #endif

  func fetch(_ request: FetchRequest, limit: Int) async throws(FetchFailure) -> FetchResponse {
    switch self {
    case .urlSession: try await URLSessionFetching.fetch(request, limit: limit)
    #if os(Linux)
      case .curl: try await CurlFetching.fetch(request, limit: limit)
    #endif
    }
  }
}
