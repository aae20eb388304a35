/// Key numbers by id: an open-addressing table in memory that never changes, for reads of a few nanoseconds.
struct KeyIndex: Sendable {
  // Written only by the initializer.
  nonisolated(unsafe) private let ids: UnsafeMutableBufferPointer<UInt64>
  /// Key numbers plus one; 0 is a free place.
  nonisolated(unsafe) private let places: UnsafeMutablePointer<UInt32>
  /// The size of `places` minus one. The size is a power of two and greater than the number of keys.
  private let mask: Int

  /// Creates an index of `count` keys. `fill` writes all their ids.
  init(count: Int, fill: (UnsafeMutableBufferPointer<UInt64>) -> Void) {
    var size = 2
    while size < count * 2 { size *= 2 }
    mask = size - 1
    // Numbers need no initialization before they are written.
    ids = .allocate(capacity: count)
    fill(ids)
    places = .allocate(capacity: size)
    places.initialize(repeating: 0, count: size)
    for number in 0..<count {
      var place = start(of: ids[number])
      while places[place] != 0 { place = (place + 1) & mask }
      places[place] = UInt32(truncatingIfNeeded: number + 1)
    }
  }

  /// Returns the number of the key with this id, or `nil` if there is none. If two keys have the same id, the first is
  /// found.
  @inline(__always)
  func number(of id: UInt64) -> Int? {
    number(of: id) { _ in true }
  }

  /// Returns the number of the first key with this id for which `isMeant` returns true, or `nil` if there is none.
  @inline(__always)
  func number(of id: UInt64, where isMeant: (Int) -> Bool) -> Int? {
    // The mask keeps places within the table, half of which is free, so the search ends.
    var place = start(of: id)
    while true {
      let number = Int(places[place]) - 1
      if number < 0 { return nil }
      if ids[number] == id, isMeant(number) { return number }
      place = (place &+ 1) & mask
    }
  }

  /// Returns the id of a key.
  func id(_ number: Int) -> UInt64 { ids[number] }

  /// Frees the memory. Nothing may be used afterwards.
  func deallocate() {
    ids.deallocate()
    places.deallocate()
  }

  @inline(__always)
  private func start(of id: UInt64) -> Int {
    Int(truncatingIfNeeded: id ^ (id >> 32)) & mask
  }
}
