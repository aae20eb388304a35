/// A set of a message's arguments, by their indexes. It needs no memory for the first 64, which are enough for all real
/// messages.
struct ArgumentSet {
  private var bits: UInt64 = 0
  private var others: Set<Int> = []

  mutating func insert(_ index: Int) {
    if index < UInt64.bitWidth { bits |= 1 << UInt64(index) } else { others.insert(index) }
  }

  func contains(_ index: Int) -> Bool {
    index < UInt64.bitWidth ? bits & 1 << UInt64(index) != 0 : others.contains(index)
  }

  func isSubset(of other: ArgumentSet) -> Bool {
    bits & ~other.bits == 0 && (others.isEmpty || others.isSubset(of: other.others))
  }
}
