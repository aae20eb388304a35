import CLargePages
import Dispatch

/// Distributes work over the processors and waits for it.
package enum Concurrently {
  /// Returns the results of `work` for each index below `count`, in order.
  package static func map<Result: Sendable>(_ count: Int, _ work: @Sendable (Int) -> Result) -> [Result] {
    guard count > 1 else { return (0..<count).map(work) }
    let size = (count + mostPieces - 1) / mostPieces
    return [Result](unsafeUninitializedCapacity: count) { buffer, initialized in
      // Every iteration writes its own elements, and all have returned before the buffer is used.
      nonisolated(unsafe) let results = buffer
      DispatchQueue.concurrentPerform(iterations: (count + size - 1) / size) { piece in
        l10n_use_large_pages()
        for index in piece * size..<min((piece + 1) * size, count) {
          results.initializeElement(at: index, to: work(index))
        }
      }
      initialized = count
    }
  }

  /// More pieces than this cost more to distribute than they help to keep all processors busy.
  private static let mostPieces = 256

  /// Returns the results of `work` for each item, in order. Each item's memory is freed by the processor that has read
  /// it, if nothing else holds the item.
  package static func map<Item: Sendable, Result: Sendable>(
    _ items: consuming [Item], _ work: @Sendable (Item) -> Result
  ) -> [Result] {
    var items = items.map(Optional.some)
    return items.withUnsafeMutableBufferPointer { buffer in
      // Every iteration takes its own element.
      nonisolated(unsafe) let items = buffer
      return map(items.count) { items[$0].take().map(work) }
    }.compactMap(\.self)
  }

  /// Returns the result of `first`, and those of `work` for each index below `count`, all of which are independent.
  package static func map<First: Sendable, Result: Sendable>(
    _ count: Int, beside first: @Sendable () -> First, _ work: @Sendable (Int) -> Result
  ) -> (First, [Result]) {
    // Written by the first piece of work, which has ended before this is read.
    nonisolated(unsafe) var firstResult: First?
    let results = map(count + 1) { index -> Result? in
      if index > 0 { return work(index - 1) }
      firstResult = first()
      return nil
    }
    return (firstResult ?? first(), results.compactMap(\.self))
  }

  /// Returns the results of two independent pieces of work.
  package static func both<First: Sendable, Second: Sendable>(
    _ first: @Sendable () -> First, _ second: @Sendable () -> Second
  ) -> (First, Second) {
    let (first, results) = map(1, beside: first) { _ in second() }
    return (first, results.first ?? second())
  }
}
