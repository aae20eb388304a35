/// Messages in one language that replace those that an app was built with.
///
/// A pack is searched in place, in memory or in a mapped file. Its layout, with all numbers in little endian:
///
/// | at | length | content |
/// |---|---|---|
/// | 0 | 8 | `L10NPCK1` |
/// | 8 | 4 | the format, 2 |
/// | 12 | 4 | the number of messages, n |
/// | 16 | 8 | the length of the pack in bytes |
/// | 24 | 8 | 0, reserved |
/// | 32 | 8 × n | the ids of the messages (``MessageID``), strictly ascending |
/// | 32 + 8 × n | 4 × n | the end of each message's line, counted from the start of the first line |
/// | 32 + 12 × n | | the programs of the messages (``ProgramReader``), without line feeds |
///
/// An empty line withdraws a message: the user gets it in the next language. When a pack is read, only its structure is
/// checked, so that it can be used immediately; `MessageReplacement` in L10nReleases checks the lines.
@_spi(Updates)
public struct MessagePack: Sendable {
  /// The number of messages.
  public let count: Int
  private let bytes: PackBytes

  static let mark = Array("L10NPCK1".utf8)
  static let format: UInt32 = 2
  static let headerSize = 32
  static let idSize = MemoryLayout<UInt64>.size
  static let endSize = MemoryLayout<UInt32>.size

  /// The reason why bytes aren't a pack.
  public enum Malformed: Error, Equatable {
    /// The bytes aren't a pack, or end within the header.
    case header
    /// Another version of the format: in version 1, lines were texts in their syntax.
    case format(UInt32)
    /// The length differs from that in the header, or is too small for the number of messages.
    case length
    /// The ids aren't in ascending order.
    case ids
    /// The lines overlap, or don't fill the rest of the pack.
    case lines
  }

  /// Reads a pack. This takes a single pass over its ids, and keeps the bytes.
  public init(_ bytes: PackBytes) throws(Malformed) {
    let buffer = bytes.buffer
    guard buffer.count >= Self.headerSize, buffer.starts(with: Self.mark) else { throw .header }
    let format = UInt32(littleEndian: buffer.loadUnaligned(fromByteOffset: 8, as: UInt32.self))
    guard format == Self.format else { throw .format(format) }
    guard buffer.loadUnaligned(fromByteOffset: 24, as: UInt64.self) == 0 else { throw .header }
    let count = UInt64(UInt32(littleEndian: buffer.loadUnaligned(fromByteOffset: 12, as: UInt32.self)))
    let length = UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: 16, as: UInt64.self))
    // In 64 bits, because `Int` has 32 bits on some watches.
    let linesStart = UInt64(Self.headerSize) + count * UInt64(Self.idSize + Self.endSize)
    guard length == UInt64(buffer.count), linesStart <= length else { throw .length }
    self.count = Int(count)
    self.bytes = bytes
    for number in 0..<max(self.count - 1, 0) {
      guard id(number) < id(number + 1) else { throw .ids }
      guard end(number) <= end(number + 1) else { throw .lines }
    }
    guard (count == 0 ? 0 : UInt64(end(self.count - 1))) == length - linesStart else { throw .lines }
  }

  /// The ids of the messages, in ascending order.
  public var ids: [UInt64] {
    (0..<count).map { id($0) }
  }

  /// Calls `body` with the line of a message, or returns `nil` if the pack has no such message.
  public func withLine<Result>(of id: UInt64, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result? {
    guard let number = number(of: id) else { return nil }
    return withExtendedLifetime(bytes) { body(line(number)) }
  }

  private func number(of id: UInt64) -> Int? {
    var range = 0..<count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      let found = self.id(middle)
      if found == id { return middle }
      range = found < id ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }

  private func line(_ number: Int) -> UnsafeBufferPointer<UInt8> {
    let lines = UnsafeRawBufferPointer(rebasing: bytes.buffer[linesStart...])
    let start = number == 0 ? 0 : Int(end(number - 1))
    return UnsafeRawBufferPointer(rebasing: lines[start..<Int(end(number))]).assumingMemoryBound(to: UInt8.self)
  }

  private var linesStart: Int {
    Self.headerSize + count * (Self.idSize + Self.endSize)
  }

  private func id(_ number: Int) -> UInt64 {
    let offset = Self.headerSize + number * Self.idSize
    return UInt64(littleEndian: bytes.buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  private func end(_ number: Int) -> UInt32 {
    let offset = Self.headerSize + count * Self.idSize + number * Self.endSize
    return UInt32(littleEndian: bytes.buffer.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }
}

extension MessagePack: Equatable {
  /// Packs are equal if all of their bytes are equal.
  public static func == (first: MessagePack, second: MessagePack) -> Bool {
    first.bytes === second.bytes || first.bytes.buffer.elementsEqual(second.bytes.buffer)
  }
}
