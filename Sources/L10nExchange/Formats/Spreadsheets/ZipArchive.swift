import CZlib

/// The files of a ZIP archive (PKWARE's APPNOTE 6.3), as far as spreadsheets need it: stored or deflated, without
/// encryption and in one part.
struct ZipArchive {
  private let bytes: [UInt8]
  private var entries: [String: Entry] = [:]

  private struct Entry {
    var method: Int
    var compressed: Int
    var size: Int
    /// The offset of its local header.
    var offset: Int
  }

  /// In bytes, so that a small archive can't use up all the memory.
  static let sizeLimit = 64 << 20
  /// The maximum ratio of a file's size to its stored size, beyond the first ``freeSize`` bytes. In spreadsheets it is
  /// ten to fifty; in files made to take a long time, a thousand.
  private static let growthLimit = 200
  private static let freeSize = 1 << 20

  /// The reason why a file can't be read.
  enum Failure: Error {
    case missing
    /// It is larger than ``sizeLimit``.
    case tooLarge
    /// It is compressed more tightly than any spreadsheet program does.
    case bomb
    /// It doesn't match the archive's description, or is compressed in another way.
    case damaged
  }

  /// Reads the list of files, or returns `nil` if the bytes aren't an archive.
  init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    // The record at the end may be followed by a comment of up to 64 KiB.
    let last = bytes.count - 22
    guard last >= 0 else { return nil }
    let candidates = stride(from: last, through: max(0, last - 0xFFFF), by: -1)
    guard let end = candidates.first(where: { number(at: $0, 4) == 0x0605_4B50 }) else { return nil }
    let count = number(at: end + 10, 2)
    var offset = number(at: end + 16, 4)
    for _ in 0..<count {
      guard number(at: offset, 4) == 0x0201_4B50 else { return nil }
      let nameLength = number(at: offset + 28, 2)
      guard offset + 46 + nameLength <= bytes.count else { return nil }
      let name = String(decoding: bytes[offset + 46..<offset + 46 + nameLength], as: UTF8.self)
      entries[name] = Entry(
        method: number(at: offset + 10, 2), compressed: number(at: offset + 20, 4), size: number(at: offset + 24, 4),
        offset: number(at: offset + 42, 4))
      offset += 46 + nameLength + number(at: offset + 30, 2) + number(at: offset + 32, 2)
    }
  }

  /// The names of its files.
  var names: Set<String> { Set(entries.keys) }

  /// Returns the bytes of a file.
  func content(of name: String) throws(Failure) -> [UInt8] {
    guard let entry = entries[name] else { throw .missing }
    guard number(at: entry.offset, 4) == 0x0403_4B50 else { throw .damaged }
    let start = entry.offset + 30 + number(at: entry.offset + 26, 2) + number(at: entry.offset + 28, 2)
    guard entry.size <= Self.sizeLimit else { throw .tooLarge }
    guard start + entry.compressed <= bytes.count else { throw .damaged }
    guard entry.size <= Self.freeSize + entry.compressed * Self.growthLimit else { throw .bomb }
    let data = bytes[start..<start + entry.compressed]
    switch entry.method {
    case 0: return Array(data)
    case 8:
      guard let inflated = Self.inflated(data, size: entry.size) else { throw .damaged }
      return inflated
    default: throw .damaged
    }
  }

  /// Returns a little-endian number, or 0 outside the archive, which isn't valid in any record.
  private func number(at offset: Int, _ count: Int) -> Int {
    guard offset >= 0, offset + count <= bytes.count else { return 0 }
    return (0..<count).reduce(0) { $0 | Int(bytes[offset + $1]) << (8 * $1) }
  }

  /// Returns decompressed data (RFC 1951), or `nil` if it isn't of the given size.
  private static func inflated(_ data: ArraySlice<UInt8>, size: Int) -> [UInt8]? {
    var stream = z_stream()
    // Negative: without a header.
    guard inflateInit2_(&stream, -MAX_WBITS, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
      return nil
    }
    defer { inflateEnd(&stream) }
    var input = Array(data)
    // One more byte than needed, to check that there isn't more.
    var output = [UInt8](repeating: 0, count: size + 1)
    let (status, count) = input.withUnsafeMutableBufferPointer { input in
      output.withUnsafeMutableBufferPointer { output in
        stream.next_in = input.baseAddress
        stream.avail_in = uInt(input.count)
        stream.next_out = output.baseAddress
        stream.avail_out = uInt(output.count)
        let status = inflate(&stream, Z_FINISH)
        return (status, output.count - Int(stream.avail_out))
      }
    }
    guard status == Z_STREAM_END, count == size else { return nil }
    output.removeLast()
    return output
  }
}

extension ZipArchive {
  /// Returns an archive of files, in their order and without compression. It has no times, so that the same files
  /// produce the same bytes.
  static func bytes(of files: [(name: String, bytes: [UInt8])]) -> [UInt8] {
    var archive: [UInt8] = []
    var directory: [UInt8] = []
    for file in files {
      let checksum = file.bytes.withUnsafeBufferPointer { crc32(0, $0.baseAddress, uInt($0.count)) }
      let name = Array(file.name.utf8)
      // Version 2.0, names in UTF-8, stored, on 1 January 1980.
      let common =
        little(20, 2) + little(0x0800, 2) + little(0, 2) + little(0, 2) + little(0x0021, 2)
        + little(Int(checksum), 4) + little(file.bytes.count, 4) + little(file.bytes.count, 4) + little(name.count, 2)
      directory += little(0x0201_4B50, 4) + little(20, 2) + common + little(0, 2) + little(0, 2) + little(0, 2)
      directory += little(0, 2) + little(0, 4) + little(archive.count, 4) + name
      archive += little(0x0403_4B50, 4) + common + little(0, 2) + name + file.bytes
    }
    let counts = little(files.count, 2) + little(files.count, 2)
    return archive + directory + little(0x0605_4B50, 4) + little(0, 4) + counts + little(directory.count, 4)
      + little(archive.count, 4) + little(0, 2)
  }

  private static func little(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
}
