import CL10nAtomics

/// Reports each key that wasn't found in the wanted language to the app, once.
final class FallbackReports: Sendable {
  typealias Handler = @Sendable (MessageFallback) -> Void

  // One byte per key, only touched through C atomics.
  nonisolated(unsafe) private let reported: UnsafeMutablePointer<UInt8>
  private let count: Int
  private let guardedHandler = Guarded<Handler?>(nil)

  init(count: Int) {
    self.count = count
    reported = .allocate(capacity: count)
    reported.initialize(repeating: 0, count: count)
  }

  deinit {
    reported.deallocate()
  }

  /// The handler of reports. After a new one is set, every key is reported again.
  var handler: Handler? {
    get { guardedHandler.withLock { $0 } }
    set {
      guardedHandler.withLock { $0 = newValue }
      for number in 0..<count { l10n_flag_lower(reported + number) }
    }
  }

  /// Reports a key, unless it was reported before.
  func report(_ number: Int, _ fallback: () -> MessageFallback) {
    guard number >= 0, number < count, l10n_flag_raise(reported + number) else { return }
    handler?(fallback())
  }
}
