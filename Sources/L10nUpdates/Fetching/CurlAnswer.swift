#if os(Linux)
  import Foundation

  /// An answer, as far as libcurl has received it. Only one thread uses it.
  final class CurlAnswer {
    private(set) var header = ResponseHeader()
    private var body: [UInt8] = []
    private var failure: FetchFailure?
    private let limit: Int
    private let end: ContinuousClock.Instant
    private let isOver: () -> Bool

    /// Results of libcurl (libcurl-errors(3)).
    static let (timedOut, badField): (Int32, Int32) = (28, 43)
    private static let refusedContent: Int32 = 23
    private static let failuresOfTLS: Set<Int32> = [35, 53, 54, 58, 59, 60, 64, 66, 77, 80, 82, 83, 90, 91, 98]
    private static let endsTooEarly: Set<Int32> = [8, 18, 52, 56, 61]

    init(limit: Int, end: ContinuousClock.Instant, isOver: @escaping () -> Bool) {
      self.limit = limit
      self.end = end
      self.isOver = isOver
    }

    static func of(_ context: UnsafeMutableRawPointer?) -> CurlAnswer? {
      context.map { Unmanaged.fromOpaque($0).takeUnretainedValue() }
    }

    /// Returns a Boolean value indicating whether there is time left and a caller still waits for the answer.
    func goesOn() -> Bool {
      if ContinuousClock.now >= end { failure = failure ?? .timedOut }
      if isOver() { failure = failure ?? .connection }
      return failure == nil
    }

    /// Receives a line of the header. Returns `false` to end the request.
    func receiveField(_ line: UnsafeRawBufferPointer) -> Bool {
      guard goesOn() else { return false }
      if !header.add(line) { failure = .connection }
      return failure == nil
    }

    /// Receives a part of the content, decompressed. Returns `false` to end the request.
    func receiveContent(_ part: UnsafeRawBufferPointer) -> Bool {
      // The content of an error or a redirect isn't read.
      guard header.status == 200, goesOn() else { return false }
      guard body.count + part.count <= limit else {
        failure = .tooLarge(limit: limit)
        return false
      }
      body += part
      return true
    }

    /// Returns the reason why there is no answer, given libcurl's result.
    func failure(_ code: Int32) -> FetchFailure? {
      if let failure { return failure }
      switch code {
      case 0: return header.isComplete ? nil : .truncated
      case Self.refusedContent where header.isComplete && header.status != 200: return nil
      case Self.timedOut: return .timedOut
      case _ where Self.failuresOfTLS.contains(code): return .tls
      case _ where Self.endsTooEarly.contains(code): return .truncated
      default: return .connection
      }
    }

    var response: FetchResponse {
      FetchResponse(
        status: header.status, entityTag: header.entityTag, retryAfter: header.retryAfter(now: Date()), body: body)
    }
  }
#endif
