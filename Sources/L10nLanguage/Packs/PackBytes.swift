/// The bytes of a pack: memory, or a mapped file, that stays where it is until nobody uses it any more.
@_spi(Updates)
public final class PackBytes: Sendable {
  /// The bytes, which nobody changes while this object exists.
  nonisolated(unsafe) let buffer: UnsafeRawBufferPointer
  /// The number of bytes.
  public var count: Int { buffer.count }
  private let release: @Sendable (UnsafeRawBufferPointer) -> Void

  /// Takes over bytes that already are where they stay.
  ///
  /// - Parameters:
  ///   - buffer: the bytes. A mapped file must not be changed or truncated any more.
  ///   - release: gives the memory back. It is called once, when this object goes.
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
