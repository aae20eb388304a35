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

  public var ids: [UInt64] { pack.ids }

  public func withLine(of id: UInt64, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    if !rejected.contains(id) { _ = pack.withLine(of: id, body) }
  }

  public func isEqual(to other: any LanguageOverlay) -> Bool {
    (other as? PackOverlay).map { self == $0 } ?? false
  }

  /// Overlays are equal if their packs and rejected messages are.
  public static func == (first: PackOverlay, second: PackOverlay) -> Bool {
    first === second || (first.pack == second.pack && first.rejected == second.rejected)
  }
}
