extension StringProtocol {
  /// Calls `body` with the text's UTF-8 bytes, which are valid only during the call. `withUTF8` is mutating, so its
  /// callers must copy the text first, which costs reference counting. This copies the text only if it isn't stored as
  /// UTF-8.
  @inlinable
  @inline(__always)
  package func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result {
    if let result = try utf8.withContiguousStorageIfAvailable(body) { return result }
    return try Array(utf8).withUnsafeBufferPointer(body)
  }
}
