import L10nCatalog
import L10nMessages

/// The message of one language, with everything a rule may need to know about it. A class, because rules search with
/// closures, and each closure would copy all fields of a structure.
final class CheckedText {
  /// The limit of findings of one rule in one text: a hostile text could have one in every few bytes, and each is
  /// located separately.
  static let findingLimit = 20

  let owner: CheckedMessage
  /// The language's index in the catalog; 0 is the source.
  let languageIndex: Int
  let text: LocalizedMessage
  let uses: ArgumentUses
  /// A Boolean value indicating whether the syntax has no mistakes that change the meaning of the texts.
  let isSound: Bool

  init(_ text: LocalizedMessage, of owner: CheckedMessage, inLanguage languageIndex: Int) {
    self.owner = owner
    self.languageIndex = languageIndex
    self.text = text
    uses = ArgumentUses(of: owner.patterns(inLanguage: languageIndex), in: owner)
    isSound = text.isSound
  }

  var language: CheckedLanguage { owner.languages[languageIndex] }

  var arguments: [CatalogArgument] { owner.message.arguments }

  /// The patterns of the message.
  var patterns: [MessagePattern] { owner.patterns(inLanguage: languageIndex) }

  var isSource: Bool { languageIndex == 0 }

  /// A Boolean value indicating whether it hasn't been translated yet.
  var isEmpty: Bool { text.isEmpty }

  var isPluralMap: Bool {
    if case .pluralMap = text.message { true } else { false }
  }

  var subject: Report.Subject { .message(owner.index, language: languageIndex) }

  /// Returns the spot of a character in one of the texts, or of its key if the range is empty, as for a plural map
  /// itself.
  func spot(of range: Range<Int>, in textIndex: Int) -> Spot {
    guard !range.isEmpty, let text = text.text(at: textIndex) else { return .place(text.keyPlace) }
    return .within(text, offset: range.lowerBound)
  }
}
