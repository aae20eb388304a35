import Foundation
import L10nRuntime

/// The trials that this process has begun. They end when it exits normally, so only a process that dies leaves one
/// open.
enum OpenTrials {
  private static let trials = Guarded<[@Sendable () -> Void]>([])

  // Registered once per process.
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
