/// The values that a plain read needs, without references, so that reading changes no reference count.
struct ReadingView: Sendable {
  /// The generation of the preferences that this was last published for.
  let generation: SharedCounter
  /// The index of keys; the snapshot keeps it alive.
  let index: KeyIndex
  /// The first language's messages, where nearly every read ends; the snapshot keeps them alive.
  let best: SharedPointers<LoadedMessage>
  /// Everything else.
  let snapshot: Unmanaged<ChainSnapshot>
}
