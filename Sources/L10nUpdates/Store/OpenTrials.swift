import Foundation
import L10nRuntime

/// The trials of releases that this process has begun, which end when it exits by itself: only a process that dies leaves
/// the mark of one.
enum OpenTrials {
  private static let trials = Guarded<[@Sendable () -> Void]>([])

  // Once for the process.
  private static let isRegistered: Bool = {
    atexit { for end in OpenTrials.trials.withLock(\.self) { end() } }
    return true
  }()

  /// Calls `end` when the process exits.
  static func add(_ end: @escaping @Sendable () -> Void) {
    _ = isRegistered
    trials.withLock { $0.append(end) }
  }
}
