extension StringProtocol {
  /// Calls `body` with the text as UTF-8, where it is in memory. Unlike `withUTF8`, which is mutating, it needs no copy of
  /// the text, whose references would be counted; only a text that isn't stored as UTF-8 is copied.
  @inlinable
  @inline(__always)
  package func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result {
    if let result = try utf8.withContiguousStorageIfAvailable(body) { return result }
    return try Array(utf8).withUnsafeBufferPointer(body)
  }
}
