/// How much of the source one language has.
package struct LanguageCoverage: Sendable, Hashable {
  /// The language.
  package var language: String
  /// How many messages of the source are to be in it.
  package var messages: Int
  /// How many of these it has.
  package var translated: Int

  /// Makes a coverage.
  package init(language: String, messages: Int, translated: Int) {
    self.language = language
    self.messages = messages
    self.translated = translated
  }
}

extension Catalog {
  /// The coverage of every language, in the catalog's order.
  package var coverage: [LanguageCoverage] {
    languages.indices.map { index in
      var coverage = LanguageCoverage(language: languages[index], messages: 0, translated: 0)
      for message in messages where message.isInSource {
        let text = message.texts[index]
        guard text != nil || message.metadata.isTranslatable else { continue }
        coverage.messages += 1
        guard let text else { continue }
        if message.metadata.allowsEmpty || !text.message.isEmpty || index == 0 { coverage.translated += 1 }
      }
      return coverage
    }
  }
}
