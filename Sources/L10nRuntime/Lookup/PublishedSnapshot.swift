import CL10nAtomics

/// The place where reads find the snapshot in use.
///
/// A thread reads a snapshot that it holds a reference to (see `ThreadHolds.h`), so the snapshot is freed like any
/// object once it has been replaced and each thread that read it has read another one or ended.
struct PublishedSnapshot: Sendable {
  // Only touched through C atomics.
  nonisolated(unsafe) private let slot: UnsafeMutablePointer<UnsafeMutableRawPointer?>
  /// The place where each thread holds the snapshot that it reads here.
  private let place = l10n_hold_place()

  init() {
    slot = .allocate(capacity: 1)
    slot.initialize(to: nil)
  }

  /// Returns the view of the snapshot in use, valid until this thread reads another one; `nil` if the thread doesn't
  /// hold it.
  ///
  /// Nothing else can have the address of a snapshot that the thread holds, so the same address means the same
  /// snapshot.
  @inline(__always)
  func load() -> UnsafePointer<ReadingView>? {
    guard let held = l10n_held(place), held == l10n_pointer_load(slot) else { return nil }
    return UnsafePointer(held.assumingMemoryBound(to: ReadingView.self))
  }

  /// Puts a snapshot into use.
  func store(_ snapshot: ChainSnapshot) {
    l10n_pointer_store(slot, UnsafeMutablePointer(mutating: snapshot.view))
  }

  /// Holds a snapshot for this thread instead of the one that it read before.
  func hold(_ snapshot: ChainSnapshot) {
    _ = Unmanaged.passRetained(snapshot)
    let view = UnsafeMutablePointer(mutating: snapshot.view)
    if let before = l10n_hold(place, view, Self.release) { Self.release(before) }
  }

  private static let release: @convention(c) (UnsafeMutableRawPointer) -> Void = { view in
    view.assumingMemoryBound(to: ReadingView.self).pointee.snapshot.release()
  }

  /// Frees the memory. Nothing may be used afterwards.
  func deallocate() {
    slot.deallocate()
  }
}
