/// A change to one text of a bundle that resolves a finding without changing what the message means.
package struct Fix: Sendable, Hashable {
  /// The start of the text in its file, including its quote.
  package var scalar: Place
  /// The range to replace, in UTF-8 bytes of the text without its quotes and with escapes decoded.
  package var range: Range<Int>
  /// The new content of the range.
  package var replacement: String
  /// The greatest effect that the change may have on the message. A fix that has another effect isn't applied.
  package var effect: Effect
  /// A Boolean value indicating whether the source's text is the reason, which another message with the same text may
  /// not have.
  package var dependsOnSource: Bool

  /// The effect of a change on a message, as its syntax reads it.
  package enum Effect: Sendable, Hashable {
    /// The replaced characters and the new ones are shown to users as they are written.
    case characters
    /// The replaced characters become one placeholder.
    case placeholder
    /// The style of one placeholder becomes another.
    case style
    /// The whole text becomes a plural over this argument, and each branch shows the same as before.
    case plural(argument: String)
    /// One branch of a plural is removed.
    case branchRemoval
    /// The file keeps one of several byte-order marks. No text changes.
    case byteOrderMarkRemoval
  }

  package init(
    scalar: Place, range: Range<Int>, replacement: String, effect: Effect = .characters, dependsOnSource: Bool = false
  ) {
    self.scalar = scalar
    self.range = range
    self.replacement = replacement
    self.effect = effect
    self.dependsOnSource = dependsOnSource
  }
}
