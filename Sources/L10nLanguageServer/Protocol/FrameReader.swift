/// Divides a stream of bytes into messages: a header with `Content-Length`, an empty line, and the content (LSP 3.17,
/// "Base Protocol").
package struct FrameReader {
  private var bytes: [UInt8] = []
  /// The number of bytes that were read already.
  private var start = 0
  /// The number of bytes of a content that is too long, which are still to be skipped.
  private var toSkip = 0

  /// The greatest length of a header, in bytes.
  static let headerLimit = 4_096
  /// The greatest length of a content, in bytes: the largest file that is read, with each byte escaped.
  static let contentLimit = 128 << 20

  /// A part of the stream.
  package enum Frame: Equatable {
    /// The content of a message.
    case content([UInt8])
    /// A content that is longer than the limit, and is skipped.
    case tooLong(Int)
    /// A header without a length, after which nothing can be read.
    case broken
  }

  package init() {}

  /// Adds the next bytes of the stream.
  package mutating func append(_ more: UnsafeRawBufferPointer) {
    let skipped = min(toSkip, more.count)
    toSkip -= skipped
    bytes += more.dropFirst(skipped)
  }

  /// The number of bytes that wait to be read.
  package var count: Int { bytes.count - start }

  /// Returns the next part of the stream, or `nil` if its end wasn't added yet.
  package mutating func next() -> Frame? {
    guard let end = endOfHeader() else { return bytes.count - start > Self.headerLimit ? .broken : nil }
    guard let length = Self.length(in: bytes[start..<end]) else { return .broken }
    guard length <= Self.contentLimit else {
      let present = min(length, bytes.count - end)
      toSkip = length - present
      start = end + present
      removeRead()
      return .tooLong(length)
    }
    guard bytes.count - end >= length else {
      bytes.reserveCapacity(end + length)
      return nil
    }
    defer {
      start = end + length
      removeRead()
    }
    return .content(Array(bytes[end..<end + length]))
  }

  /// Bytes are removed rarely, because those after them are moved.
  private mutating func removeRead() {
    guard start == bytes.count || start > 1 << 20 else { return }
    bytes.removeFirst(start)
    start = 0
  }

  /// Returns the index after the empty line at the end of a header.
  private func endOfHeader() -> Int? {
    let limit = min(bytes.count, start + Self.headerLimit)
    var line = start
    while let end = bytes[line..<max(line, limit)].firstIndex(of: 0x0A) {
      if end == line || end == line + 1 && bytes[line] == 0x0D { return end + 1 }
      line = end + 1
    }
    return nil
  }

  /// Returns the length that a header names. The names of fields don't depend on case, as in HTTP.
  private static func length(in header: ArraySlice<UInt8>) -> Int? {
    for line in header.split(separator: 0x0A) {
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { continue }
      let name = String(decoding: line[..<colon], as: UTF8.self)
      guard name.lowercased() == "content-length" else { continue }
      let value = line[line.index(after: colon)...].filter { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D }
      guard !value.isEmpty, value.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
      return Int(String(decoding: value, as: UTF8.self))
    }
    return nil
  }
}
