import L10nAllLanguages
import L10nCatalog
import L10nLanguage
import L10nMessages
import L10nText

extension LocalizedMessage {
  /// Returns a Boolean value indicating whether one of its texts is the same as the source's, so that it hasn't been
  /// translated yet.
  func isCopy(_ text: Int, of source: LocalizedMessage) -> Bool {
    guard stored.count > text, let counterpart = source.stored.counterpartIndex(of: text, in: stored) else {
      return false
    }
    return stored[text].hasSameBytes(as: source.stored[counterpart])
  }
}

extension CheckedText {
  /// Returns a Boolean value indicating whether one of a translation's texts is the same as the source's. A finding
  /// about the source is enough then, and the translator has to write the whole text anyway.
  func isCopy(_ textIndex: Int) -> Bool {
    !isSource && owner.message.source.map { text.isCopy(textIndex, of: $0) } == true
  }
}

extension LanguageTag {
  /// Returns a Boolean value indicating whether both are one language in two regions or scripts, which share texts.
  func isVariant(of source: LanguageTag) -> Bool {
    source.language == language || source.canonicalized().language == canonicalized().language
  }
}
