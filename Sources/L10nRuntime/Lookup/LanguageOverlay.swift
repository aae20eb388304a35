@_spi(Updates) import L10nLanguage

/// The messages of one language that are read instead of those compiled into the app.
@_spi(Updates)
public struct LanguageOverlay: Sendable, Equatable {
  /// The messages.
  public var pack: MessagePack
  /// The ids of messages in the pack that aren't used, because a check rejected them.
  public var rejected: Set<UInt64>

  /// Creates an overlay.
  public init(_ pack: MessagePack, rejected: Set<UInt64> = []) {
    self.pack = pack
    self.rejected = rejected
  }

  /// Calls `body` with the line to read instead of a compiled one, or returns `nil` if the compiled one should be used.
  func withLine<Result>(of id: UInt64, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result? {
    rejected.contains(id) ? nil : pack.withLine(of: id, body)
  }
}
