import CL10nAtomics

/// Tells the app of each key that was not found in the wanted language, once.
final class FallbackReports: Sendable {
  typealias Handler = @Sendable (MessageFallback) -> Void

  // One byte a key, only touched through C atomics.
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

  /// The handler of reports; a new handler hears of every key again.
  var handler: Handler? {
    get { guardedHandler.withLock { $0 } }
    set {
      guardedHandler.withLock { $0 = newValue }
      for number in 0..<count { l10n_flag_lower(reported + number) }
    }
  }

  /// Tells, unless this key was told of before.
  func report(_ number: Int, _ fallback: () -> MessageFallback) {
    guard number >= 0, number < count, l10n_flag_raise(reported + number) else { return }
    handler?(fallback())
  }
}
