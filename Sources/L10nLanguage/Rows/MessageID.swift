/// FNV-1a, 64 bits (draft-eastlake-fnv, section 2), the hash by which generated code identifies messages.
public enum MessageID {
  /// Returns the hash of the bytes; `0xcbf29ce484222325` if there are none.
  @inlinable
  public static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(offsetBasis) { ($0 ^ UInt64($1)) &* prime }
  }

  /// The state before the first byte, for callers that hash while they read.
  public static let offsetBasis: UInt64 = 0xcbf2_9ce4_8422_2325
  /// The factor that is applied after each byte.
  public static let prime: UInt64 = 0x0000_0100_0000_01b3
}
