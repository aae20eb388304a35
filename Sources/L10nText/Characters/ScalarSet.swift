import L10nMessages

/// A set of Unicode scalars in which testing membership takes two loads, and a text is searched byte by byte.
package struct ScalarSet: Sendable {
  /// The index in `members` for every 64 scalars: 0 if none of them is in the set, and nothing after the last that are.
  private var places: [UInt16] = []
  /// The members among 64 scalars, the lowest bit for the first. The first element is empty.
  private var members: [UInt64] = [0]
  /// A Boolean value for each byte, indicating whether a member in UTF-8 may begin with it, so that most of a text is
  /// skipped without decoding its scalars.
  private var leads = [Bool](repeating: false, count: 256)

  /// Creates the set of ranges in generated tables, in hexadecimal: `300-36F 5BF`. Headings such as `230:` are skipped.
  package init(ranges tables: StaticString...) {
    for word in tables.flatMap({ PackedWords($0) }) where word.last != UInt8(ascii: ":") {
      let ends = word.split(separator: UInt8(ascii: "-"))
      guard let first = ends.first, let last = ends.last else { continue }
      insert(PackedWords.number(first)...max(PackedWords.number(first), PackedWords.number(last)))
    }
  }

  package init(_ scalars: some Sequence<Unicode.Scalar>) {
    for scalar in scalars { insert(scalar.value...scalar.value) }
  }

  /// Returns the members of both sets.
  func union(_ other: ScalarSet) -> ScalarSet {
    var union = self
    for (page, place) in other.places.enumerated() where place != 0 {
      for bit in 0..<64 where other.members[Int(place)] >> bit & 1 != 0 {
        let value = UInt32(page << 6 | bit)
        union.insert(value...value)
      }
    }
    return union
  }

  private mutating func insert(_ range: ClosedRange<UInt32>) {
    guard range.upperBound <= 0x10FFFF else { return }
    for page in Int(range.lowerBound >> 6)...Int(range.upperBound >> 6) {
      if page >= places.count { places += Array(repeating: 0, count: page + 1 - places.count) }
      if places[page] == 0 {
        places[page] = UInt16(members.count)
        members.append(0)
      }
      let start = UInt32(page) << 6
      let first = UInt64(max(range.lowerBound, start) - start)
      let last = UInt64(min(range.upperBound, start + 63) - start)
      members[Int(places[page])] |= (.max >> (63 - (last - first))) << first
      noteLeads(of: start + UInt32(first)...start + UInt32(last))
    }
  }

  /// Notes the first bytes of the scalars of one page: one for all, except in ASCII.
  private mutating func noteLeads(of range: ClosedRange<UInt32>) {
    switch range.lowerBound {
    case 0..<0x80: for value in range { leads[Int(value)] = true }
    case 0x80..<0x800: leads[Int(0xC0 | range.lowerBound >> 6)] = true
    case 0x800..<0x10000: leads[Int(0xE0 | range.lowerBound >> 12)] = true
    default: leads[Int(0xF0 | range.lowerBound >> 18)] = true
    }
  }

  package func contains(_ scalar: Unicode.Scalar) -> Bool {
    contains(page: Int(scalar.value >> 6), UInt64(scalar.value & 63))
  }

  private func contains(page: Int, _ bit: UInt64) -> Bool {
    page < places.count && members[Int(places[page])] & 1 << bit != 0
  }

  /// Returns the offset of the first member at or after an offset, in UTF-8 bytes, or `nil` if there is none.
  package func firstOffset(in text: String, from start: Int = 0) -> Int? {
    text.withBytes { bytes in
      var index = start
      while index < bytes.count {
        let lead = bytes[index]
        guard leads[Int(lead)] else {
          index += 1
          continue
        }
        // A continuation byte has six bits, which are the scalar's place among the 64 of its page.
        let width = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
        // A string's UTF-8 is well-formed, so this never ends the search.
        guard index + width <= bytes.count else { return nil }
        let page =
          switch width {
          case 1: Int(lead >> 6)
          case 2: Int(lead & 0x1F)
          case 3: Int(lead & 0xF) << 6 | Int(bytes[index + 1] & 0x3F)
          default: Int(lead & 7) << 12 | Int(bytes[index + 1] & 0x3F) << 6 | Int(bytes[index + 2] & 0x3F)
          }
        if contains(page: page, UInt64(bytes[index + width - 1] & 0x3F)) { return index }
        index += width
      }
      return nil
    }
  }
}
