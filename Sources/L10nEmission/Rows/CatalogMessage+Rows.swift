package import L10nCatalog
import L10nLanguage

extension CatalogMessage {
  /// Returns the message for a language's rows, or `nil` if the language has no row of it.
  ///
  /// There is no row if users should get the message in another language, because this one has no text, an
  /// empty one, or one that can't be shown.
  package func emitted(inLanguage index: Int) -> LocalizedMessage? {
    guard texts.indices.contains(index), let text = texts[index] else { return nil }
    guard index > 0, let source = texts[0] else { return text }
    return !isBlank(inLanguage: index) && text.isList == source.isList && !text.hasErrors ? text : nil
  }

  /// Returns a Boolean value indicating whether a language has only white space where the source has text, and an empty
  /// text isn't intended.
  func isBlank(inLanguage index: Int) -> Bool {
    texts[index]?.isBlank == true && !metadata.allowsEmpty && texts[0]?.isBlank == false
  }
}
