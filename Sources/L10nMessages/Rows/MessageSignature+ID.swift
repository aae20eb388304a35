public import L10nLanguage

extension MessageSignature {
  /// The number by which generated code identifies the message: ``MessageID/hash(_:)`` of ``line``.
  public var id: UInt64 { line.withBytes { MessageID.hash($0) } }
}
