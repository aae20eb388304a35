extension Catalog {
  /// The indexes of the messages in ranges for one processor each: small enough that their texts fit in its cache, and
  /// large enough that distributing them costs little.
  package var messageRanges: [Range<Int>] {
    let messagesAtOnce = max(1, Self.textsAtOnce / max(1, languages.count))
    return stride(from: 0, to: messages.count, by: messagesAtOnce).map {
      $0..<min($0 + messagesAtOnce, messages.count)
    }
  }

  private static let textsAtOnce = 1_500
}
