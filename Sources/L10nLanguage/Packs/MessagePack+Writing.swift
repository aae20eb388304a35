extension MessagePack {
  /// Returns the bytes of a pack. The same messages always produce the same bytes.
  ///
  /// - Parameter lines: the lines of the messages (``ProgramReader``) by id. An empty line withdraws its message. The total
  ///   size of the lines must be less than 4 GiB.
  public static func bytes(of lines: [UInt64: [UInt8]]) -> [UInt8] {
    let sorted = lines.sorted { $0.key < $1.key }
    let size = headerSize + sorted.reduce(0) { $0 + idSize + endSize + $1.value.count }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size)
    bytes += mark
    append(format, to: &bytes)
    append(UInt32(sorted.count), to: &bytes)
    append(UInt64(size), to: &bytes)
    append(UInt64(0), to: &bytes)
    for line in sorted { append(line.key, to: &bytes) }
    var end = 0
    for line in sorted {
      end += line.value.count
      append(UInt32(end), to: &bytes)
    }
    for line in sorted { bytes += line.value }
    return bytes
  }

  private static func append(_ number: some FixedWidthInteger, to bytes: inout [UInt8]) {
    withUnsafeBytes(of: number.littleEndian) { bytes += $0 }
  }
}
