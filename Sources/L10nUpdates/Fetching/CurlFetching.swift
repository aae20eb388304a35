#if os(Linux)
  import CL10nCurl
  import Foundation
  import L10nRuntime

  /// Requests by libcurl, whose limits also end the work.
  ///
  /// URLSession on Linux uses libcurl, too, but always decompresses all that it receives, takes quadratic time for the
  /// lines of a header, and checks for cancellation only between the two.
  enum CurlFetching {
    /// A Boolean value indicating whether this process has libcurl.
    static var isAvailable: Bool { l10n_curl_is_available() }

    static func fetch(_ request: FetchRequest, limit: Int) async throws(FetchFailure) -> FetchResponse {
      let end = ContinuousClock.now + request.deadline
      let answer = FirstAnswer()
      // Looking up a host name may take longer and can't be canceled; it keeps no processor busy.
      let deadline = Task {
        try await Task.sleep(until: end, clock: .continuous)
        answer.give(.failure(.timedOut))
      }
      defer { deadline.cancel() }
      let result = await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
          guard answer.wait(continuation) else { return }
          // It blocks while it waits for the network, which the threads of Swift's concurrency must not do.
          Thread.detachNewThread {
            answer.give(CurlRequest(request, limit: limit, end: end, isOver: { answer.isGiven }).result())
          }
        }
      } onCancel: {
        answer.give(.failure(.connection))
      }
      return try result.get()
    }
  }

  /// The first of several answers to a request.
  private final class FirstAnswer: Sendable {
    private struct State {
      var answer: Result<FetchResponse, FetchFailure>?
      var continuation: CheckedContinuation<Result<FetchResponse, FetchFailure>, Never>?
    }

    private let state = Guarded(State())

    var isGiven: Bool { state.withLock { $0.answer != nil } }

    /// Resumes a continuation with the answer.
    ///
    /// - Returns: `false` if the answer had already been given.
    func wait(_ continuation: CheckedContinuation<Result<FetchResponse, FetchFailure>, Never>) -> Bool {
      let answer = state.withLock { state in
        if state.answer == nil { state.continuation = continuation }
        return state.answer
      }
      if let answer { continuation.resume(returning: answer) }
      return answer == nil
    }

    func give(_ answer: Result<FetchResponse, FetchFailure>) {
      let continuation = state.withLock { state in
        guard state.answer == nil else {
          return nil as CheckedContinuation<Result<FetchResponse, FetchFailure>, Never>?
        }
        state.answer = answer
        defer { state.continuation = nil }
        return state.continuation
      }
      continuation?.resume(returning: answer)
    }
  }
#endif
