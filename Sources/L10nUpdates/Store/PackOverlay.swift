@_spi(Updates) public import L10nReleases
@_spi(Updates) public import L10nRuntime

/// The messages of a pack, except for those that a check rejected.
@_spi(Updates)
public final class PackOverlay: LanguageOverlay, Equatable {
  /// The messages.
  public let pack: MessagePack
  /// The ids of messages in the pack that aren't used.
  public let rejected: Set<UInt64>

  /// Creates an overlay.
  public init(_ pack: MessagePack, rejected: Set<UInt64> = []) {
    self.pack = pack
    self.rejected = rejected
  }

  /// The ids of the messages, in ascending order.
  public var ids: [UInt64] { pack.ids }

  /// Calls `body` with the line of a message, unless it was rejected or isn't in the pack.
  public func withLine(of id: UInt64, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    if !rejected.contains(id) { _ = pack.withLine(of: id, body) }
  }

  /// Returns a Boolean value indicating whether another overlay has an equal pack and the same rejected messages.
  public func isEqual(to other: any LanguageOverlay) -> Bool {
    (other as? PackOverlay).map { self == $0 } ?? false
  }

  /// Overlays are equal if their packs and rejected messages are.
  public static func == (first: PackOverlay, second: PackOverlay) -> Bool {
    first === second || (first.pack == second.pack && first.rejected == second.rejected)
  }
}
