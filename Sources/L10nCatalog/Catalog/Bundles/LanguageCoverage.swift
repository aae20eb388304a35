/// The share of the source's messages that one language has.
package struct LanguageCoverage: Sendable, Hashable {
  package var language: String
  /// The number of the source's messages that it should have.
  package var messages: Int
  /// The number of these messages that it has.
  package var translated: Int
  /// The number of its strings that aren't final.
  package var unfinished = 0
  /// A Boolean value indicating whether all of its files, and all strings in them, could be read. Strings that couldn't
  /// be read count as missing.
  package var isWhole: Bool
  /// The languages that a sparse language inherits from, the nearest first; `nil` for a language that isn't sparse.
  package var inherited: Inheritance?

  /// The messages that a sparse language, such as `zh-HK`, inherits from more general ones, such as `zh-Hant`.
  package struct Inheritance: Sendable, Hashable {
    /// The languages, each with the number of messages that are inherited from it.
    package var parts: [Part]
    /// A Boolean value indicating whether the configuration lists the language as sparse.
    package var isConfigured: Bool

    /// The messages that are inherited from one language.
    package struct Part: Sendable, Hashable {
      package var language: String
      /// The number of messages that are inherited from it.
      package var messages: Int

      package init(language: String, messages: Int) {
        self.language = language
        self.messages = messages
      }
    }

    package init(parts: [Part], isConfigured: Bool) {
      self.parts = parts
      self.isConfigured = isConfigured
    }
  }

  package init(
    language: String, messages: Int, translated: Int, isWhole: Bool = true, inherited: Inheritance? = nil
  ) {
    self.language = language
    self.messages = messages
    self.translated = translated
    self.isWhole = isWhole
    self.inherited = inherited
  }

  /// The number of messages that neither the language nor those that it inherits from have.
  package var missing: Int {
    messages - translated - (inherited?.parts.reduce(0) { $0 + $1.messages } ?? 0)
  }
}

extension Catalog {
  /// The coverage of every language, in the catalog's order.
  package var coverage: [LanguageCoverage] {
    var unfinished = languages.map { _ in 0 }
    for index in messages.indices {
      for (language, _) in states(ofMessage: index) { unfinished[language] += 1 }
    }
    return languages.indices.map { index in
      var coverage = LanguageCoverage(
        language: languages[index], messages: 0, translated: 0,
        isWhole: bundles[index].files.isEmpty || bundles[index].isWhole)
      coverage.unfinished = unfinished[index]
      // No other language shows how many strings of the source couldn't be read.
      if index == 0 { coverage.messages += bundles[index].entries.unreadCount }
      var inherited: [Int: Int] = [:]
      for message in messages where message.isInSource {
        guard message.isIn(language: index) || message.isTranslatable else { continue }
        coverage.messages += 1
        if message.isTranslated(in: index) {
          coverage.translated += 1
        } else if let general = generalLanguage(with: message, for: index) {
          inherited[general, default: 0] += 1
        }
      }
      coverage.inherited = sparse[index].map { sparse in
        let parts = sparse.general.compactMap { general in
          inherited[general].map { LanguageCoverage.Inheritance.Part(language: languages[general], messages: $0) }
        }
        return .init(parts: parts, isConfigured: sparse.isConfigured)
      }
      return coverage
    }
  }
}
