import Dispatch

/// Work that is spread over the processors and waited for.
enum Concurrently {
  /// Returns the results of `work` for each index below `count`, in order.
  static func map<Result: Sendable>(_ count: Int, _ work: @Sendable (Int) -> Result) -> [Result] {
    guard count > 1 else { return (0..<count).map(work) }
    return [Result](unsafeUninitializedCapacity: count) { buffer, initialized in
      // Every iteration writes one element of its own, and all have returned before the buffer is used.
      nonisolated(unsafe) let results = buffer
      DispatchQueue.concurrentPerform(iterations: count) { index in
        results.initializeElement(at: index, to: work(index))
      }
      initialized = count
    }
  }

  /// Returns the results of two independent pieces of work.
  static func both<First: Sendable, Second: Sendable>(
    _ first: @Sendable () -> First, _ second: @Sendable () -> Second
  ) -> (First, Second) {
    // Each is written by one piece of work, and both have ended before they are read.
    nonisolated(unsafe) var firstResult: First?
    nonisolated(unsafe) var secondResult: Second?
    DispatchQueue.concurrentPerform(iterations: 2) { index in
      if index == 0 { firstResult = first() } else { secondResult = second() }
    }
    return (firstResult ?? first(), secondResult ?? second())
  }
}
