import L10nRuntime

/// Sends values to any number of streams.
final class Broadcast<Element: Sendable>: Sendable {
  private struct Readers {
    var continuations: [Int: AsyncStream<Element>.Continuation] = [:]
    var nextNumber = 0
  }

  private let readers = Guarded(Readers())
  private let bufferLimit: Int

  /// Creates a broadcast. A slow reader of a stream gets only the latest values.
  init(bufferLimit: Int) {
    self.bufferLimit = bufferLimit
  }

  func send(_ element: Element) {
    readers.withLock { readers in
      for reader in readers.continuations.values { reader.yield(element) }
    }
  }

  /// Returns a stream of `first`, if there is one, and of all elements that are sent later.
  func stream(first: Element? = nil) -> AsyncStream<Element> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: Element.self, bufferingPolicy: .bufferingNewest(bufferLimit))
    if let first { continuation.yield(first) }
    let number = readers.withLock { readers in
      readers.nextNumber += 1
      readers.continuations[readers.nextNumber] = continuation
      return readers.nextNumber
    }
    continuation.onTermination = { [weak self] _ in self?.readers.withLock { $0.continuations[number] = nil } }
    return stream
  }
}
