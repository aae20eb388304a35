/// The way in which the entries of a format's mappings are separated.
protocol EntryLayout {
  /// The separator of the entries in a keyed text.
  var separator: [UInt8] { get }

  /// Gives the space and the comments between the entries of a mapping to the entry below them, and those below the
  /// last entry to the mapping.
  ///
  /// - Parameter isWhole: a Boolean value indicating whether the mapping is the whole file.
  func separate(_ text: inout KeyedText, isWhole: Bool)

  /// Returns the number of bytes at the beginning of an entry that only separate it from the one above it.
  func space(before entry: KeyedText) -> Int

  /// Returns the reason why the entries of a mapping can't have an order, and what to do, or `nil` if they can.
  ///
  /// - Parameters:
  ///   - order: the indexes of the entries in that order.
  ///   - places: the ranges of the entries in the file.
  func obstacle(to order: [Int], of text: KeyedText, at places: [Range<Int>], isWhole: Bool) -> String?
}

extension EntryLayout {
  func separate(_ text: inout KeyedText, isWhole: Bool) {}
  func obstacle(to order: [Int], of text: KeyedText, at places: [Range<Int>], isWhole: Bool) -> String? { nil }

  /// The number of bytes of the empty lines at the beginning of an entry of whole lines.
  func emptyLines(before entry: KeyedText) -> Int {
    let space = entry.head.prefix { $0 == UInt8(ascii: " ") || (0x09...0x0D).contains($0) }
    return space.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
  }
}
