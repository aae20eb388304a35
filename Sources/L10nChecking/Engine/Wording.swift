import L10nCatalog
import L10nLanguage
package import L10nMessages
import L10nText

/// One text of a message, with the source's text that it translates: the message's only text, an item of its list or a
/// category of its plural map.
struct Wording {
  let owner: CheckedMessage
  /// The language's index in the catalog; 0 is the source.
  let languageIndex: Int
  let text: BundleText
  /// The text of the source that this one translates; `nil` for the source's own texts and if the source doesn't have
  /// one.
  let source: BundleText?
  /// The index of the source's text.
  let sourceIndex: Int?
  /// The message that it belongs to, and its index among the message's texts.
  let message: LocalizedMessage
  let textIndex: Int

  var language: CheckedLanguage { owner.languages[languageIndex] }

  var isSource: Bool { languageIndex == 0 }

  var subject: Report.Subject { .message(owner.index, language: languageIndex) }

  /// The pattern of the text.
  var pattern: MessagePattern { message.pattern(ofText: textIndex) }

  /// The pattern of the source's text.
  var sourcePattern: MessagePattern? {
    sourceIndex.flatMap { owner.message.source?.pattern(ofText: $0) }
  }

  /// The text in parsed form, with positions.
  var patternText: PatternText { PatternText(pattern) }

  /// The source's text in parsed form, with positions.
  var sourcePatternText: PatternText? { sourcePattern.map { PatternText($0) } }

  /// Returns the spot of a character, by its offset in UTF-8 bytes of the text.
  func spot(at offset: Int) -> Spot {
    .within(text, offset: offset)
  }

  /// Returns a fix that replaces some of the text's UTF-8 bytes.
  func fix(
    _ range: Range<Int>, with replacement: String, effect: Fix.Effect = .characters, dependsOnSource: Bool = false
  ) -> Fix {
    Fix(
      scalar: text.place, range: range, replacement: replacement, effect: effect, dependsOnSource: dependsOnSource)
  }
}

extension MessageTexts {
  /// Returns the index of the translation of one of the source's texts: the item at the same index, the same category
  /// or, if the translation doesn't have it, `other`.
  package func counterpartIndex(of textIndex: Int, in translation: MessageTexts) -> Int? {
    guard isList == translation.isList else { return nil }
    switch self {
    case .text: return 0
    case .list(let items): return items.indices.contains(textIndex) ? textIndex : nil
    case .pluralMap(let variants):
      var category = PluralCategory.other
      if case .pluralMap(let translated) = translation {
        guard translated.indices.contains(textIndex) else { return nil }
        category = translated[textIndex].category
      }
      return variants.firstIndex { $0.category == category } ?? variants.firstIndex { $0.category == .other }
    }
  }

  /// Returns the source's text that one of a translation's texts translates.
  func counterpart(of textIndex: Int, in translation: MessageTexts) -> Text? {
    counterpartIndex(of: textIndex, in: translation).map { self[$0] }
  }
}
