/// A Korean particle whose form depends on the sound before it.
public struct KoreanParticle: Sendable, Hashable {
}
