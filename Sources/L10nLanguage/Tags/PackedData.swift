/// Fixed-width records in read-only data, sorted by the key that each record begins with. The table costs nothing until
/// it is searched; then it costs a binary search, and no memory.
struct PackedData: Sendable {
  private let text: StaticString
  private let keyWidth: Int
  private let recordWidth: Int
  private let count: Int

  /// Creates a table of records that `cldr-tables` has sorted. The key has up to eight bytes.
  init(keyWidth: Int, recordWidth: Int, _ text: StaticString) {
    self.text = text
    self.keyWidth = keyWidth
    self.recordWidth = recordWidth
    count = text.utf8CodeUnitCount / recordWidth
  }

  /// Returns the value of the record with a key, or `nil` if there is none.
  func value(for key: UInt64) -> Record? {
    records.value(for: key)
  }

  var records: Records {
    // A literal of several characters is stored as a pointer; one with a single scalar might not be.
    guard text.hasPointerRepresentation else { return Records(start: nil, count: 0, keyWidth: 0, recordWidth: 0) }
    return Records(start: text.utf8Start, count: count, keyWidth: keyWidth, recordWidth: recordWidth)
  }

  /// Returns a Boolean value indicating whether a record has the key.
  func contains(_ key: UInt64?) -> Bool {
    key.map { value(for: $0) != nil } ?? false
  }

  /// A contiguous range of records.
  struct Records: Sendable {
    // Read-only data, as long as the process lives.
    nonisolated(unsafe) let start: UnsafePointer<UInt8>?
    private let storedCount: Int32
    private let storedKeyWidth: UInt8
    private let storedRecordWidth: UInt8

    /// - Parameters:
    ///   - start: the first record, or `nil` if there are none.
    ///   - count: the number of records.
    init(start: UnsafePointer<UInt8>?, count: Int, keyWidth: Int, recordWidth: Int) {
      self.start = start
      storedCount = Int32(truncatingIfNeeded: count)
      storedKeyWidth = UInt8(truncatingIfNeeded: keyWidth)
      storedRecordWidth = UInt8(truncatingIfNeeded: recordWidth)
    }

    var count: Int { Int(storedCount) }
    var keyWidth: Int { Int(storedKeyWidth) }
    var recordWidth: Int { Int(storedRecordWidth) }
    var isEmpty: Bool { count == 0 }

    /// Returns the value of the record with a key, or `nil` if there is none.
    func value(for key: UInt64) -> Record? {
      let place = firstPlace(notBelow: key)
      return place < count && self.key(at: place) == key ? value(at: place) : nil
    }

    /// Returns the value of the first record with a value that satisfies the condition.
    func first(where isWanted: (Record) -> Bool) -> Record? {
      (0..<count).lazy.compactMap { value(at: $0) }.first(where: isWanted)
    }

    /// Returns the records with keys from the first to the last, including both.
    func from(_ first: UInt64, through last: UInt64) -> Records {
      let low = firstPlace(notBelow: first)
      var high = low
      while high < count, key(at: high) <= last { high += 1 }
      return Records(
        start: start.map { $0 + low * recordWidth }, count: high - low, keyWidth: keyWidth, recordWidth: recordWidth)
    }

    // Inlined, it would make the code of matching twice as long.
    @inline(never)
    private func firstPlace(notBelow key: UInt64) -> Int {
      var low = 0
      var high = count
      while low < high {
        let middle = (low + high) / 2
        if self.key(at: middle) < key { low = middle + 1 } else { high = middle }
      }
      return low
    }

    private func value(at place: Int) -> Record? {
      guard let start else { return nil }
      let record = start + place * recordWidth
      return Record(bytes: UnsafeBufferPointer(start: record + keyWidth, count: recordWidth - keyWidth))
    }

    private func key(at place: Int) -> UInt64 {
      guard let start else { return 0 }
      let record = start + place * recordWidth
      if (count - place) * recordWidth >= 8 {
        // Reads eight bytes at once if they are within the records.
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

    /// Returns the field of up to eight bytes at a place, which is empty outside the record.
    func subtag(at offset: Int, width: Int) -> Subtag {
      var bits: UInt64 = 0
      for index in offset..<(offset + 8) {
        bits = bits << 8 | UInt64(index < offset + width && index < bytes.count ? bytes[index] : 0x20)
      }
      return Subtag(bits: bits)
    }

    /// Returns the decimal number at a place. Characters other than digits are ignored.
    func number(at offset: Int, width: Int) -> Int {
      var number = 0
      for index in offset..<(offset + width) where index < bytes.count && 0x30...0x39 ~= bytes[index] {
        number = number * 10 + Int(bytes[index] - 0x30)
      }
      return number
    }

    /// The whole value as text, including padding.
    var text: String {
      String(decoding: bytes, as: UTF8.self)
    }
  }
}
