import L10nLanguage

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// The bytes of a message's text while it is parsed. Reading outside the text returns `nil`. Searching for a byte uses
/// the C library, which is about a hundred times faster in a debug build.
struct MessageBytes {
  private let base: UnsafePointer<UInt8>?
  /// The number of bytes.
  let count: Int

  /// Creates a view of the bytes, which must not outlive them.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    base = bytes.baseAddress
    count = bytes.count
  }

  /// Calls the body with the bytes of the text; they must not outlive the call.
  static func withBytes<Result>(of text: String, _ body: (MessageBytes) -> Result) -> Result {
    text.withBytes { body(MessageBytes($0)) }
  }

  /// The byte at an offset, or `nil` outside the text.
  subscript(offset: Int) -> UInt8? {
    // The comparison keeps the pointer within its buffer.
    guard let base, offset >= 0, offset < count else { return nil }
    return base[offset]
  }

  /// Returns a Boolean value indicating whether the byte at an offset is in a set. Outside the text, returns `false`.
  func hasByte(of set: ASCIISet, at offset: Int) -> Bool {
    self[offset].map(set.contains) ?? false
  }

  /// Returns the end of the run of bytes in a set that begins at a nonnegative offset, or the offset itself if there is
  /// none.
  func endOfRun(of set: ASCIISet, from offset: Int) -> Int {
    var end = offset
    // The comparison keeps the pointer within its buffer.
    while let base, end < count, set.contains(base[end]) { end += 1 }
    return end
  }

  /// Returns the text of a range, which must begin and end between scalars. Parts outside the text are left out.
  func text(_ range: Range<Int>) -> String {
    let range = range.clamped(to: 0..<count)
    guard let base, !range.isEmpty else { return "" }
    return String(decoding: UnsafeBufferPointer(start: base + range.lowerBound, count: range.count), as: UTF8.self)
  }

  /// Returns the same text with its place.
  func literal(_ range: Range<Int>) -> LiteralText {
    LiteralText(text(range), at: range.lowerBound)
  }

  /// Returns the offset of the first such byte at or after an offset, or the end of the text if there is none.
  func firstOffset(of byte: UInt8, from offset: Int) -> Int {
    guard let base, offset >= 0, offset < count, let found = memchr(base + offset, Int32(byte), count - offset)
    else { return count }
    return UnsafeRawPointer(base).distance(to: UnsafeRawPointer(found))
  }

  /// Returns a Boolean value indicating whether the text has such a byte.
  func contains(_ byte: UInt8) -> Bool {
    firstOffset(of: byte, from: 0) < count
  }

  /// Returns a Boolean value indicating whether the text has such a byte twice in a row.
  func containsDoubled(_ byte: UInt8) -> Bool {
    var offset = firstOffset(of: byte, from: 0)
    while offset < count {
      if self[offset + 1] == byte { return true }
      offset = firstOffset(of: byte, from: offset + 1)
    }
    return false
  }

  /// Returns the scalar that begins at an offset, with its length in bytes, or `nil` at the end.
  func scalar(at offset: Int) -> (scalar: Unicode.Scalar, length: Int)? {
    guard let first = self[offset] else { return nil }
    if first < 0x80 { return (Unicode.Scalar(first), 1) }
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard let scalar = text(offset..<offset + length).unicodeScalars.first else { return nil }
    return (scalar, length)
  }

  /// Returns the range of the scalar that begins at an offset, which is empty at the end.
  func scalarRange(at offset: Int) -> Range<Int> {
    offset..<offset + (scalar(at: offset)?.length ?? 0)
  }
}
