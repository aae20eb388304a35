/// The bytes of a pack, in memory or in a mapped file, which stay in place as long as they are used.
@_spi(Updates)
public final class PackBytes: Sendable {
  /// The bytes, which must not change while this object exists.
  nonisolated(unsafe) let buffer: UnsafeRawBufferPointer
  /// The number of bytes.
  public var count: Int { buffer.count }
  private let release: @Sendable (UnsafeRawBufferPointer) -> Void

  /// Takes ownership of bytes without copying them.
  ///
  /// - Parameters:
  ///   - buffer: the bytes. A mapped file must no longer be changed or truncated.
  ///   - release: a function that frees the memory. It is called once, when this object is deallocated.
  public init(_ buffer: UnsafeRawBufferPointer, release: @escaping @Sendable (UnsafeRawBufferPointer) -> Void) {
    self.buffer = buffer
    self.release = release
  }

  /// Copies bytes.
  public convenience init(_ bytes: [UInt8]) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: MemoryLayout<UInt64>.alignment)
    bytes.withUnsafeBytes { copy.copyMemory(from: $0) }
    self.init(UnsafeRawBufferPointer(copy)) { $0.deallocate() }
  }

  deinit {
    release(buffer)
  }
}
