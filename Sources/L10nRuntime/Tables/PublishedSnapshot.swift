import CL10nAtomics

/// The place where readers find the snapshot in use.
struct PublishedSnapshot: Sendable {
  // Only touched through C atomics.
  nonisolated(unsafe) private let slot: UnsafeMutablePointer<UnsafeMutableRawPointer?>

  init() {
    slot = .allocate(capacity: 1)
    slot.initialize(to: nil)
  }

  /// The snapshot in use, not retained; nil before the first.
  @inline(__always)
  func load() -> Unmanaged<ChainSnapshot>? {
    l10n_pointer_load(slot).map { Unmanaged.fromOpaque($0) }
  }

  /// Puts a snapshot into use, which whoever owns this keeps for as long as this.
  func store(_ snapshot: ChainSnapshot) {
    l10n_pointer_store(slot, Unmanaged.passUnretained(snapshot).toOpaque())
  }

  /// Gives the memory back; the last use.
  func deallocate() {
    slot.deallocate()
  }
}
