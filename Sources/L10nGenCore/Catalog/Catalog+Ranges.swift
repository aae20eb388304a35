extension Catalog {
  /// The indexes of the messages in ranges that one processor works on at a time: so few texts that they stay within its
  /// reach, and so many that handing them out costs little.
  var messageRanges: [Range<Int>] {
    Concurrently.ranges(below: messages.count, of: max(1, Self.textsAtOnce / max(1, languages.count)))
  }

  private static let textsAtOnce = 1_500
}
