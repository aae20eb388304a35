import L10nMessages

extension PatternText {
  /// The markup for grammar agreement in the text, without that in branches.
  var grammarMarkup: GrammarMarkup { GrammarMarkup(bytes, hole: Self.hole) }

  /// A Boolean value indicating whether it has such markup, perhaps with mistakes.
  var hasGrammarMarkup: Bool {
    let markup = grammarMarkup
    return !markup.spans.isEmpty || !markup.faults.isEmpty
  }

  /// The bytes with spaces in place of the attributes of such markup, which users don't see.
  var shownBytes: [UInt8] {
    guard GrammarMarkup.mayBe(in: bytes) else { return bytes }
    var shown = bytes
    for index in grammarMarkup.spans.flatMap(\.attributes) { shown[index] = UInt8(ascii: " ") }
    return shown
  }

  /// Returns a Boolean value indicating whether Foundation inflects the word at a position.
  func isInflected(at index: Int) -> Bool {
    guard GrammarMarkup.mayBe(in: bytes) else { return false }
    return grammarMarkup.spans.contains { $0.content.contains(index) && isInflected($0) }
  }

  /// Returns a Boolean value indicating whether a part has the attribute by which Foundation inflects its words.
  func isInflected(_ span: GrammarMarkup.Span) -> Bool {
    GrammarMarkup.attributes(of: span, in: bytes).attributes.contains {
      $0.name == "inflect" && $0.value == .truth(true)
    }
  }
}
