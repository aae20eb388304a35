import L10nCatalog
import L10nLanguage

extension CatalogMessage {
  /// Returns the message in a language's table, or `nil` if the table doesn't have it.
  ///
  /// It doesn't where users are to get the message in another language, since this one has nothing, nothing yet, or nothing
  /// that can be shown.
  func emitted(inLanguage index: Int) -> LocalizedMessage? {
    guard texts.indices.contains(index), let text = texts[index] else { return nil }
    guard index > 0, let source = texts[0] else { return text }
    return !isBlank(inLanguage: index) && text.isList == source.isList && !text.hasErrors ? text : nil
  }

  /// Returns a Boolean value indicating whether a language has nothing but white space, where the source has more and an
  /// empty text isn't meant.
  func isBlank(inLanguage index: Int) -> Bool {
    texts[index]?.isBlank == true && !metadata.allowsEmpty && texts[0]?.isBlank == false
  }
}
