/// Records of one width in read-only data, sorted by the key that each begins with. It costs nothing until it is
/// searched, and then a binary search and no memory.
struct PackedTable: Sendable {
  private let text: StaticString
  private let keyWidth: Int
  private let recordWidth: Int
  private let count: Int

  /// A table of records that `cldr-tables` has sorted; the key takes up to eight bytes.
  init(keyWidth: Int, recordWidth: Int, _ text: StaticString) {
    self.text = text
    self.keyWidth = keyWidth
    self.recordWidth = recordWidth
    count = text.utf8CodeUnitCount / recordWidth
  }

  /// Returns the part after the key in its record, or `nil` if no record has the key.
  func value(for key: UInt64) -> Record? {
    records.value(for: key)
  }

  /// All records.
  var records: Records {
    // A literal of several characters is stored behind a pointer; one of a single scalar might not be.
    guard text.hasPointerRepresentation else { return Records(start: nil, count: 0, keyWidth: 0, recordWidth: 0) }
    return Records(start: text.utf8Start, count: count, keyWidth: keyWidth, recordWidth: recordWidth)
  }

  /// Returns a Boolean value indicating whether a record has the key.
  func contains(_ key: UInt64?) -> Bool {
    key.map { value(for: $0) != nil } ?? false
  }

  /// Some of the records, next to each other.
  struct Records {
    fileprivate let start: UnsafePointer<UInt8>?
    fileprivate let count: Int
    fileprivate let keyWidth: Int
    fileprivate let recordWidth: Int

    var isEmpty: Bool { count == 0 }

    /// Returns the part after the key in its record, or `nil` if no record has the key.
    func value(for key: UInt64) -> Record? {
      let place = firstPlace(notBelow: key)
      guard let start, place < count, self.key(at: place) == key else { return nil }
      let record = start + place * recordWidth
      return Record(bytes: UnsafeBufferPointer(start: record + keyWidth, count: recordWidth - keyWidth))
    }

    /// The records with keys from one to another, both included.
    func from(_ first: UInt64, through last: UInt64) -> Records {
      let low = firstPlace(notBelow: first)
      var high = low
      while high < count, key(at: high) <= last { high += 1 }
      return Records(
        start: start.map { $0 + low * recordWidth }, count: high - low, keyWidth: keyWidth, recordWidth: recordWidth)
    }

    private func firstPlace(notBelow key: UInt64) -> Int {
      var low = 0
      var high = count
      while low < high {
        let middle = (low + high) / 2
        if self.key(at: middle) < key { low = middle + 1 } else { high = middle }
      }
      return low
    }

    private func key(at place: Int) -> UInt64 {
      guard let start else { return 0 }
      let record = start + place * recordWidth
      if (count - place) * recordWidth >= 8 {
        // Eight bytes at once, as long as they lie within the records.
        return UnsafeRawPointer(record).loadUnaligned(as: UInt64.self).bigEndian >> UInt64(64 - 8 * keyWidth)
      }
      var key: UInt64 = 0
      for index in 0..<keyWidth { key = key << 8 | UInt64(record[index]) }
      return key
    }
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

    /// The decimal number at a place; what is no digit doesn't count.
    func number(at offset: Int, width: Int) -> Int {
      var number = 0
      for index in offset..<(offset + width) where index < bytes.count && 0x30...0x39 ~= bytes[index] {
        number = number * 10 + Int(bytes[index] - 0x30)
      }
      return number
    }

    /// The whole value as text, padding included.
    var text: String {
      String(decoding: bytes, as: UTF8.self)
    }
  }
}
