import L10nLanguage

extension CatalogMessage {
  /// Returns the message in a language's table, or `nil` if the table doesn't have it.
  func emitted(inLanguage index: Int) -> LocalizedMessage? {
    isEmitted(inLanguage: index) ? texts[index] : nil
  }

  /// Returns a Boolean value indicating whether a language's table holds the message. It doesn't where users are to get
  /// the message in another language, since this one has nothing, nothing yet, or nothing that can be shown.
  func isEmitted(inLanguage index: Int) -> Bool {
    guard isIn(language: index) else { return false }
    guard index > 0, isInSource else { return true }
    return !isBlank(inLanguage: index) && texts[index]?.message.isList == texts[0]?.message.isList
      && texts[index]?.hasErrors == false
  }

  /// Returns a Boolean value indicating whether a language has nothing but white space, where the source has more and an
  /// empty text isn't meant.
  func isBlank(inLanguage index: Int) -> Bool {
    texts[index]?.isBlank == true && !metadata.allowsEmpty && texts[0]?.isBlank == false
  }
}
