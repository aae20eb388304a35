/// The values that a plain read needs, without references, so that reading changes no reference count.
struct ReadingView: Sendable {
  /// The state of the preferences that this was last published for.
  let generation: SharedCounter
  /// The place where keys are found; kept by the snapshot.
  let index: KeyIndex
  /// The first language's messages, where nearly every read ends; kept by the snapshot.
  let best: SharedPointers<LoadedMessage>
  /// Everything else.
  let snapshot: Unmanaged<ChainSnapshot>
}
