import Foundation

/// The lines of a table's literal, found by number.
struct TableText: Sendable {
  // Points into the read-only data of the program, which lives as long as the process.
  nonisolated(unsafe) private let bytes: UnsafeBufferPointer<UInt8>
  private let starts: [UInt32]

  /// Finds where the lines start. Lines that begin beyond 4 GiB are left out.
  init(_ literal: StaticString) {
    let bytes = TableText.bytes(of: literal)
    var starts: [UInt32] = []
    TableText.forEachLine(of: bytes) { start, _ in starts.append(start) }
    self.bytes = bytes
    self.starts = starts
  }

  /// The number of lines.
  var count: Int { starts.count }

  /// A line without its line feed; empty beyond the last.
  func line(_ number: Int) -> UnsafeBufferPointer<UInt8> {
    guard starts.indices.contains(number) else { return UnsafeBufferPointer(start: nil, count: 0) }
    let end = number + 1 < starts.count ? Int(starts[number + 1]) - 1 : bytes.count
    return UnsafeBufferPointer(rebasing: bytes[Int(starts[number])..<end])
  }

  /// The bytes of a literal; none where it is a lone scalar, which has no address.
  static func bytes(of literal: StaticString) -> UnsafeBufferPointer<UInt8> {
    guard literal.hasPointerRepresentation else { return UnsafeBufferPointer(start: nil, count: 0) }
    return UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount)
  }

  /// Calls `body` with where each line starts and its bytes.
  @inline(__always)
  static func forEachLine(
    of bytes: UnsafeBufferPointer<UInt8>, _ body: (UInt32, UnsafeBufferPointer<UInt8>) -> Void
  ) {
    guard let base = bytes.baseAddress else { return }
    var start = 0
    while let number = UInt32(exactly: start) {
      // memchr reads only within the count, and the distance is from the same buffer's start.
      let feed = memchr(base + start, 0x0A, bytes.count - start).map { UnsafeRawPointer($0) - UnsafeRawPointer(base) }
      body(number, UnsafeBufferPointer(start: base + start, count: (feed ?? bytes.count) - start))
      guard let feed else { return }
      start = feed + 1
    }
  }
}
