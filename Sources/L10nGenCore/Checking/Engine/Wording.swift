import L10nLanguage

/// One text of a message, beside the source's text that it translates: the message's only one, an item of its list or a
/// category of its plural map.
struct Wording {
  let owner: CheckedMessage
  let language: CheckedLanguage
  /// The language's index in the catalog; 0 is the source.
  let languageIndex: Int
  let text: BundleText
  /// What it is a translation of; nil for the source's own texts, and where the source has none like it.
  let source: BundleText?
  /// Which of the source's texts that is.
  let sourceIndex: Int?
  /// The message that it belongs to, and which of its texts it is.
  let message: LocalizedMessage
  let textIndex: Int

  var isSource: Bool { languageIndex == 0 }

  var subject: Report.Subject { .message(owner.index, language: languageIndex) }

  /// What it says.
  var pattern: MessagePattern { message.pattern(ofText: textIndex) }

  /// What the source's text says.
  var sourcePattern: MessagePattern? {
    sourceIndex.flatMap { owner.message.source?.pattern(ofText: $0) }
  }

  /// What the text writes, parsed, with its places.
  var patternText: PatternText { PatternText(pattern) }

  /// What the source's text writes.
  var sourcePatternText: PatternText? { sourcePattern.map { PatternText($0) } }

  /// The spot of a character, by its offset in UTF-8 bytes of the text.
  func spot(at offset: Int) -> Spot {
    .within(text, offset: offset)
  }

  /// A fix that replaces some of the text's UTF-8 bytes.
  func fix(
    _ range: Range<Int>, with replacement: String, effect: Fix.Effect = .characters, dependsOnSource: Bool = false
  ) -> Fix {
    Fix(
      scalar: text.place, range: range, replacement: replacement, effect: effect, dependsOnSource: dependsOnSource)
  }
}

extension BundleMessage {
  /// Which text one of another language's texts is a translation of, by what it is in its message: the item at its index,
  /// the same category or, where there is none, the one for all numbers.
  func counterpartIndex(of textIndex: Int, in translation: BundleMessage) -> Int? {
    switch (self, translation) {
    case (.text, .text), (.text, .pluralMap): return 0
    case (.list(let items), .list): return items.indices.contains(textIndex) ? textIndex : nil
    case (.pluralMap(let variants), .pluralMap(let translated)):
      guard translated.indices.contains(textIndex) else { return nil }
      let category = translated[textIndex].category
      return variants.firstIndex { $0.category == category } ?? variants.firstIndex { $0.category == .other }
    case (.pluralMap(let variants), .text): return variants.firstIndex { $0.category == .other }
    case (.list, _), (_, .list): return nil
    }
  }

  /// That text.
  func counterpart(of textIndex: Int, in translation: BundleMessage) -> BundleText? {
    counterpartIndex(of: textIndex, in: translation).map { texts[$0] }
  }
}
