import CL10nAtomics

/// A number that any thread may read while another sets it.
struct SharedCounter: Sendable {
  // The memory is only touched through C atomics.
  nonisolated(unsafe) private let counter: UnsafeMutablePointer<UInt64>

  init(_ value: UInt64 = 0) {
    counter = .allocate(capacity: 1)
    counter.initialize(to: value)
  }

  /// Returns the current number.
  @inline(__always)
  func load() -> UInt64 {
    l10n_counter_load(counter)
  }

  /// Sets the number.
  func store(_ value: UInt64) {
    l10n_counter_store(counter, value)
  }

  /// Frees the memory. Nothing may be used afterwards.
  func deallocate() {
    counter.deallocate()
  }
}
