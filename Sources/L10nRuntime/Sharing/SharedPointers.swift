import CL10nAtomics
import Foundation

/// Slots that any thread may read while others publish values in them.
///
/// Each value has memory of its own, and readers use it there without copying it. It stays until the owner of the slots
/// frees all of them.
struct SharedPointers<Value: Sendable>: Sendable {
  // The slots are only touched through C atomics, and what they point to is Sendable and never changed.
  nonisolated(unsafe) private let slots: UnsafeMutablePointer<UnsafeMutableRawPointer?>
  /// The number of slots.
  let count: Int

  /// The number of bytes from which mapping pages pays off.
  private static var manyPages: Int { 32 << 10 }
  /// The number of bytes from which glibc maps new pages instead of clearing memory that it has.
  private static var mappedSize: Int { 256 << 10 }

  /// Creates empty slots.
  init(count: Int) {
    // The system gives zeroed pages as they are touched, and most slots of a large catalog never are.
    let stride = MemoryLayout<UnsafeMutableRawPointer?>.stride
    let memory = calloc(count * stride < Self.manyPages ? max(count, 1) : max(count, Self.mappedSize / stride), stride)
    slots = memory?.assumingMemoryBound(to: UnsafeMutableRawPointer?.self) ?? .allocate(capacity: 0)
    self.count = memory == nil ? 0 : count
  }

  /// Returns the value published in a slot; `nil` before it is published and beyond the last slot.
  @inline(__always)
  func load(_ slot: Int) -> UnsafePointer<Value>? {
    guard slot >= 0, slot < count, let pointer = l10n_pointer_load(slots + slot) else { return nil }
    return UnsafePointer(pointer.assumingMemoryBound(to: Value.self))
  }

  /// Publishes a value in a slot unless another thread was first, and returns the value that is there.
  func publish(_ value: Value, in slot: Int) -> UnsafePointer<Value> {
    // Owners publish in slots that they have just found empty, so this holds; memory beyond the slots is someone
    // else's.
    precondition(slot >= 0 && slot < count)
    let pointer = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    pointer.initialize(to: value)
    guard !l10n_pointer_publish(slots + slot, pointer), let first = load(slot) else { return UnsafePointer(pointer) }
    pointer.deinitialize(count: 1)
    pointer.deallocate()
    return first
  }

  /// Frees the slots and the values. No thread may read them afterwards.
  func deallocate() {
    for slot in 0..<count {
      guard let pointer = load(slot).map(UnsafeMutablePointer.init(mutating:)) else { continue }
      pointer.deinitialize(count: 1)
      pointer.deallocate()
    }
    free(slots)
  }
}
