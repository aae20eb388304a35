/// A read of a message that the first language of the chain doesn't have.
public struct MessageFallback: Sendable, Hashable {
  /// The message's key path.
  public var keyPath: String
  /// The first language of the chain, or `nil` if the catalog has no language at all.
  public var wanted: String?
  /// The language whose message was used, or `nil` if no language has it and the key path was returned.
  public var used: String?

  /// Creates a value to compare with a reported one.
  public init(keyPath: String, wanted: String?, used: String?) {
    self.keyPath = keyPath
    self.wanted = wanted
    self.used = used
  }
}
