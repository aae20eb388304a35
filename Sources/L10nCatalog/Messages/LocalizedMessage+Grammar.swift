import L10nMessages

extension LocalizedMessage {
  /// The index of the first text with markup for grammar agreement, which plain text shows, or `nil` if none has any.
  package var firstTextWithGrammarMarkup: Int? {
    guard isSound else { return nil }
    return (0..<stored.count).first { index in
      GrammarMarkup.mayBe(in: stored[index]) && pattern(ofText: index).hasGrammarMarkup
    }
  }
}
