/// Where the lines of one table stand in the file that holds the texts.
struct TableLines: Sendable {
  /// The offset of the first line.
  private let start: Int
  /// Where each line ends behind `start`, its line feed included: a runtime reads no table beyond 4 GiB either.
  private var ends: [UInt32] = []

  /// No lines yet, the first of which is to begin at an offset.
  init(start: Int, capacity: Int) {
    self.start = start
    ends.reserveCapacity(capacity)
  }

  /// Adds the line that ends at an offset.
  mutating func endLine(at end: Int) {
    ends.append(UInt32(truncatingIfNeeded: end - start))
  }

  /// A line of the file without its line feed; nil for a message that the language hasn't.
  func line(_ number: Int, of file: [UInt8]) -> ArraySlice<UInt8>? {
    guard ends.indices.contains(number) else { return nil }
    let first = start + (number == 0 ? 0 : Int(ends[number - 1]))
    let end = start + Int(ends[number]) - 1
    return first < end ? file[first..<end] : nil
  }
}
