import Foundation

/// The rows of a literal, found by number.
final class RowLiteral: Sendable {
  // Points into the read-only data of the program, which lives as long as the process.
  nonisolated(unsafe) private let bytes: UnsafeBufferPointer<UInt8>
  private let starts: [UInt32]

  /// Finds where the lines start. Lines that begin beyond 4 GiB are left out.
  init(_ literal: StaticString) {
    let bytes = RowLiteral.bytes(of: literal)
    self.bytes = bytes
    starts = RowLiteral.lineStarts(of: bytes)
  }

  /// A Boolean value indicating whether any line may have an escape. It searches all of them.
  var hasEscapes: Bool {
    bytes.baseAddress.map { memchr($0, 0x5C, bytes.count) != nil } ?? false
  }

  /// The number of lines.
  var count: Int { starts.count }

  /// Returns a line without its line feed, or nothing beyond the last line.
  func line(_ number: Int) -> UnsafeBufferPointer<UInt8> {
    guard starts.indices.contains(number) else { return UnsafeBufferPointer(start: nil, count: 0) }
    let end = number + 1 < starts.count ? Int(starts[number + 1]) - 1 : bytes.count
    return UnsafeBufferPointer(rebasing: bytes[Int(starts[number])..<end])
  }

  /// Returns the bytes of a literal, or none if it is a single scalar, which has no address.
  private static func bytes(of literal: StaticString) -> UnsafeBufferPointer<UInt8> {
    guard literal.hasPointerRepresentation else { return UnsafeBufferPointer(start: nil, count: 0) }
    return UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount)
  }

  private static func lineStarts(of bytes: UnsafeBufferPointer<UInt8>) -> [UInt32] {
    guard let first = bytes.baseAddress else { return [] }
    var starts: [UInt32] = [0]
    starts.reserveCapacity(bytes.count / 32)
    var start = first
    let end = first + bytes.count
    while let feed = memchr(start, 0x0A, end - start) {
      // memchr returns a place before `end`, so the next start is at most `end`.
      start = UnsafePointer(feed.assumingMemoryBound(to: UInt8.self)) + 1
      guard let offset = UInt32(exactly: start - first) else { break }
      starts.append(offset)
    }
    return starts
  }
}
