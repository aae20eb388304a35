import L10nRuntime

/// Values for any number of streams.
final class Broadcast<Element: Sendable>: Sendable {
  private struct Readers {
    var continuations: [Int: AsyncStream<Element>.Continuation] = [:]
    var nextNumber = 0
  }

  private let readers = Guarded(Readers())
  private let bufferLimit: Int

  /// Creates a broadcast whose slow readers get the latest values only.
  init(bufferLimit: Int) {
    self.bufferLimit = bufferLimit
  }

  func send(_ element: Element) {
    readers.withLock { readers in
      for reader in readers.continuations.values { reader.yield(element) }
    }
  }

  /// Returns a stream of an element, if there is a first one, and of all that are sent after it.
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
