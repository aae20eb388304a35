/// A read that did not find its message in the language it wanted.
public struct MessageFallback: Sendable, Hashable {
  /// The message's key path.
  public var keyPath: String
  /// The first language of the chain, or `nil` if the catalog has no language at all.
  public var wanted: String?
  /// The language whose message was read, or `nil` if none has it and the key path was given.
  public var used: String?

  /// Makes one, to compare with what was told.
  public init(keyPath: String, wanted: String?, used: String?) {
    self.keyPath = keyPath
    self.wanted = wanted
    self.used = used
  }
}
