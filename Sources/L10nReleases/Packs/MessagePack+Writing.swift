extension MessagePack {
  /// Returns the bytes of a pack. The same messages always produce the same bytes.
  ///
  /// - Parameter lines: the lines of the messages (``ProgramReader``) by id. An empty line withdraws its message. The total
  ///   size of the lines must be less than 4 GiB.
  public static func bytes(of lines: [UInt64: [UInt8]]) -> [UInt8] {
    var ids = Array(lines.keys)
    ids.sort()
    var size = headerSize
    for line in lines.values { size += idSize + endSize + line.count }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size)
    bytes += mark
    append(format, to: &bytes)
    append(UInt32(ids.count), to: &bytes)
    append(UInt64(size), to: &bytes)
    append(UInt64(0), to: &bytes)
    for id in ids { append(id, to: &bytes) }
    var end = 0
    for id in ids {
      end += lines[id]?.count ?? 0
      append(UInt32(end), to: &bytes)
    }
    for id in ids { bytes += lines[id] ?? [] }
    return bytes
  }

  private static func append(_ number: some FixedWidthInteger, to bytes: inout [UInt8]) {
    withUnsafeBytes(of: number.littleEndian) { bytes += $0 }
  }
}
