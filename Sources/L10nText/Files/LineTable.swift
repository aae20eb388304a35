/// The positions at which the lines of a text begin. Lines end at LF, CR LF or a lone CR, as in editors, but not at
/// U+2028, U+2029 or U+0085, although some formats treat these as line breaks.
package struct LineTable: Sendable {
  /// The number of scalars before each line.
  package private(set) var scalarStarts: [Int] = [0]
  /// The number of bytes before each line.
  package private(set) var byteStarts: [Int] = [0]
  /// The number of bytes before every 1,024th scalar, so that finding a place is fast even in a file without line ends.
  private var milestones: [Int] = []
  private static let milestoneDistance = 1_024
  private let byteCount: Int

  package init(_ bytes: [UInt8]) {
    byteCount = bytes.count
    var scalars = 0
    bytes.withUnsafeBytes { bytes in
      var index = 0
      while index < bytes.count {
        // Eight bytes are counted at once if they have no carriage return and no milestone.
        if index + 8 <= bytes.count, (1...Self.milestoneDistance - 8).contains(scalars % Self.milestoneDistance) {
          let group = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
          if group.flags(of: 0x0D) == 0 {
            scalars += addLines(endingIn: group, at: index, after: scalars)
            index += 8
            continue
          }
        }
        for index in index..<min(index + 8, bytes.count) {
          let byte = bytes[index]
          if byte & 0xC0 != 0x80 {
            if scalars.isMultiple(of: Self.milestoneDistance) { milestones.append(index) }
            scalars += 1
          }
          guard byte == 0x0A || byte == 0x0D else { continue }
          if byte == 0x0D, index + 1 < bytes.count, bytes[index + 1] == 0x0A { continue }
          scalarStarts.append(scalars)
          byteStarts.append(index + 1)
        }
        index += 8
      }
    }
  }

  /// Adds the lines that begin after line feeds in eight bytes, and returns the number of scalars that begin there.
  private mutating func addLines(endingIn group: UInt64, at index: Int, after scalars: Int) -> Int {
    let beginnings = ~(group & ~(group << 1)) & UInt64.highBits
    var lineEnds = group.flags(of: 0x0A)
    while lineEnds != 0 {
      let end = lineEnds.trailingZeroBitCount
      scalarStarts.append(scalars + (beginnings & (.max >> (63 - end))).nonzeroBitCount)
      byteStarts.append(index + end / 8 + 1)
      lineEnds &= lineEnds - 1
    }
    return beginnings.nonzeroBitCount
  }

  /// Returns the line of a scalar offset, counted from 0.
  package func line(atScalar offset: Int) -> Int {
    max(0, scalarStarts.partitioningIndex { $0 > offset } - 1)
  }

  /// Returns the line and column of a scalar offset, both from 1, columns in Unicode scalars.
  package func position(atScalar offset: Int) -> (line: Int, column: Int) {
    let line = line(atScalar: offset)
    return (line + 1, offset - scalarStarts[line] + 1)
  }

  /// Returns the line and column of a byte, both from 1, columns in Unicode scalars.
  ///
  /// - Parameter bytes: the text.
  package func position(atByte index: Int, in bytes: [UInt8]) -> (line: Int, column: Int) {
    let line = max(0, byteStarts.partitioningIndex { $0 > index } - 1)
    let before = bytes.withUnsafeBufferPointer {
      UnsafeBufferPointer(rebasing: $0[byteStarts[line]..<index]).scalarCount
    }
    return (line + 1, before + 1)
  }

  /// Returns the bytes of a line, counted from 0, including its line end.
  package func byteRange(ofLine line: Int) -> Range<Int> {
    byteStarts[line]..<(line + 1 < byteStarts.count ? byteStarts[line + 1] : byteCount)
  }

  /// Returns the byte offset of a scalar offset.
  package func byteOffset(atScalar offset: Int, in bytes: [UInt8]) -> Int {
    guard let last = milestones.indices.last, offset > 0 else { return 0 }
    let milestone = min(offset / Self.milestoneDistance, last)
    var scalars = milestone * Self.milestoneDistance
    var index = milestones[milestone]
    while scalars < offset, index < bytes.count {
      index += 1
      while index < bytes.count, bytes[index] & 0xC0 == 0x80 { index += 1 }
      scalars += 1
    }
    return index
  }
}

extension UInt64 {
  /// The highest bit of each byte.
  fileprivate static let highBits: UInt64 = 0x8080_8080_8080_8080

  /// Returns the highest bit of each of the eight bytes that has this value.
  fileprivate func flags(of value: UInt8) -> UInt64 {
    let zeroed = self ^ (0x0101_0101_0101_0101 * UInt64(value))
    return ~((zeroed & ~Self.highBits) + ~Self.highBits | zeroed) & Self.highBits
  }
}
