/// UTF-8 output, written into memory lent by the caller and, if that is too small, into memory of its own.
struct TextBuffer: ~Copyable {
  private var bytes: UnsafeMutableBufferPointer<UInt8>
  private var count = 0
  private var ownsBytes = false

  /// Creates a buffer that writes into `scratch`, which must outlive it.
  init(_ scratch: UnsafeMutableBufferPointer<UInt8>) {
    bytes = scratch
  }

  deinit {
    if ownsBytes { bytes.deallocate() }
  }

  /// The bytes written so far; valid until the next byte is written.
  var written: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: bytes[..<count])
  }

  /// The bytes written so far, as a string.
  var text: String {
    String(decoding: written, as: UTF8.self)
  }

  /// Appends bytes.
  @inline(__always)
  mutating func append(_ source: UnsafeBufferPointer<UInt8>) {
    guard let start = source.baseAddress else { return }
    reserve(source.count)
    // `reserve` made room for as many bytes after the first `count`.
    if let end = bytes.baseAddress { (end + count).update(from: start, count: source.count) }
    count += source.count
  }

  /// Appends a string.
  mutating func append(_ text: String) {
    let isAppended: Void? = text.utf8.withContiguousStorageIfAvailable { append($0) }
    if isAppended == nil {
      var text = text
      text.withUTF8 { append($0) }
    }
  }

  /// Appends a short text.
  @inline(__always)
  mutating func append(_ text: ShortText) {
    reserve(text.count)
    text.copy(to: bytes, at: count)
    count += text.count
  }

  /// Appends one ASCII character.
  @inline(__always)
  mutating func append(_ byte: UInt8) {
    reserve(1)
    bytes[count] = byte
    count += 1
  }

  @inline(__always)
  private mutating func reserve(_ more: Int) {
    if bytes.count - count < more { grow(by: more) }
  }

  @inline(never)
  private mutating func grow(by more: Int) {
    let larger = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 2 * (count + more))
    _ = larger.update(fromContentsOf: written)
    if ownsBytes { bytes.deallocate() }
    bytes = larger
    ownsBytes = true
  }
}
