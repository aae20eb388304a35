import CL10nAtomics

/// The place where readers find the snapshot in use.
struct PublishedSnapshot: Sendable {
  // Only touched through C atomics.
  nonisolated(unsafe) private let slot: UnsafeMutablePointer<UnsafeMutableRawPointer?>

  init() {
    slot = .allocate(capacity: 1)
    slot.initialize(to: nil)
  }

  /// The view of the snapshot in use; nil before the first.
  @inline(__always)
  func load() -> UnsafePointer<ReadingView>? {
    l10n_pointer_load(slot).map { UnsafePointer($0.assumingMemoryBound(to: ReadingView.self)) }
  }

  /// Puts a snapshot into use, which whoever owns this keeps for as long as this.
  func store(_ snapshot: ChainSnapshot) {
    l10n_pointer_store(slot, UnsafeMutablePointer(mutating: snapshot.view))
  }

  /// Gives the memory back; the last use.
  func deallocate() {
    slot.deallocate()
  }
}
