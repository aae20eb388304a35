import Foundation

/// A value that only one thread at a time can reach.
///
/// Unchecked, because the compiler can't see that `value` is only touched with `lock` held.
package final class Guarded<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  /// Creates a guard of a value.
  package init(_ value: Value) {
    self.value = value
  }

  /// Calls `body` with the value; it must not call back into this guard.
  package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
