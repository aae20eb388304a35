/// Records of one width in read-only data, sorted by the key that each begins with. It costs nothing until it is
/// searched, and then a binary search and no memory.
struct PackedTable: Sendable {
  private let text: StaticString
  private let keyWidth: Int
  private let recordWidth: Int

  /// A table of records that `cldr-tables` has sorted; the key takes up to eight bytes.
  init(keyWidth: Int, recordWidth: Int, _ text: StaticString) {
    self.text = text
    self.keyWidth = keyWidth
    self.recordWidth = recordWidth
  }

  /// What follows the key in its record; nil where no record has the key.
  func value(for key: UInt64) -> Record? {
    // A literal of several characters is stored behind a pointer; one of a single scalar might not be.
    guard text.hasPointerRepresentation else { return nil }
    let start = text.utf8Start
    var low = 0
    var high = text.utf8CodeUnitCount / recordWidth
    while low < high {
      let middle = (low + high) / 2
      let record = start + middle * recordWidth
      var candidate: UInt64 = 0
      for index in 0..<keyWidth { candidate = candidate << 8 | UInt64(record[index]) }
      if candidate == key {
        return Record(bytes: UnsafeBufferPointer(start: record + keyWidth, count: recordWidth - keyWidth))
      }
      if candidate < key { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  /// Whether a record has the key.
  func contains(_ key: UInt64?) -> Bool {
    key.map { value(for: $0) != nil } ?? false
  }

  /// The value of a record, in fields of fixed width.
  struct Record {
    fileprivate let bytes: UnsafeBufferPointer<UInt8>

    /// The field of up to eight bytes at a place; empty outside the record.
    func subtag(at offset: Int, width: Int) -> Subtag {
      var bits: UInt64 = 0
      for index in offset..<(offset + 8) {
        bits = bits << 8 | UInt64(index < offset + width && index < bytes.count ? bytes[index] : 0x20)
      }
      return Subtag(bits: bits)
    }

    /// The whole value as text, padding included.
    var text: String {
      String(decoding: bytes, as: UTF8.self)
    }
  }
}
