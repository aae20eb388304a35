/// A set of Unicode scalars in which membership takes two loads, and a text is searched byte by byte.
struct ScalarSet: Sendable {
  /// For every 64 scalars, where `members` has them; 0 where none is in the set, and up to the last that are.
  private var places: [UInt16] = []
  /// The members among 64 scalars, the lowest bit for the first. The first element has none.
  private var members: [UInt64] = [0]

  /// The set that generated tables give as ranges in hexadecimal: `300-36F 5BF`; headings such as `230:` are passed by.
  init(ranges tables: StaticString...) {
    for word in tables.flatMap({ TableWords($0) }) where word.last != UInt8(ascii: ":") {
      let ends = word.split(separator: UInt8(ascii: "-"))
      guard let first = ends.first, let last = ends.last else { continue }
      insert(TableWords.number(first)...max(TableWords.number(first), TableWords.number(last)))
    }
  }

  init(_ scalars: some Sequence<Unicode.Scalar>) {
    for scalar in scalars { insert(scalar.value...scalar.value) }
  }

  private mutating func insert(_ range: ClosedRange<UInt32>) {
    var value = range.lowerBound
    while value <= min(range.upperBound, 0x10FFFF) {
      let page = Int(value >> 6)
      if page >= places.count { places += Array(repeating: 0, count: page + 1 - places.count) }
      if places[page] == 0 {
        places[page] = UInt16(members.count)
        members.append(0)
      }
      members[Int(places[page])] |= 1 << UInt64(value & 63)
      value += 1
    }
  }

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    contains(page: Int(scalar.value >> 6), UInt64(scalar.value & 63))
  }

  private func contains(page: Int, _ bit: UInt64) -> Bool {
    page < places.count && members[Int(places[page])] & 1 << bit != 0
  }

  /// Where the first member stands at or after an offset, in UTF-8 bytes; nil where there is none.
  func firstOffset(in text: String, from start: Int = 0) -> Int? {
    var text = text
    return text.withUTF8 { bytes in
      var index = start
      while index < bytes.count {
        let lead = bytes[index]
        // A continuation byte holds six bits, which is a scalar's place among the 64 of its page.
        let page: Int
        let width: Int
        switch lead {
        case 0..<0x80: (page, width) = (Int(lead >> 6), 1)
        case 0xC0..<0xE0: (page, width) = (Int(lead & 0x1F), 2)
        case 0xE0..<0xF0: (page, width) = (Int(lead & 0xF) << 6, 3)
        default: (page, width) = (Int(lead & 7) << 12, 4)
        }
        // A string's UTF-8 is well-formed, so that this never ends the search.
        guard index + width <= bytes.count else { return nil }
        let last = UInt64(bytes[index + width - 1] & 0x3F)
        switch width {
        case 3: if contains(page: page | Int(bytes[index + 1] & 0x3F), last) { return index }
        case 4:
          let middle = Int(bytes[index + 1] & 0x3F) << 6 | Int(bytes[index + 2] & 0x3F)
          if contains(page: page | middle, last) { return index }
        default: if contains(page: page, last) { return index }
        }
        index += width
      }
      return nil
    }
  }
}
