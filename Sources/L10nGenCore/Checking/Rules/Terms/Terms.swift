import L10nLanguage

/// `terms`: texts that don't keep to the glossary.
struct Terms: CatalogRule {
  let id = RuleID.terms
  let defaultSeverity = Severity.warning
  var summary: String {
    "a text doesn't follow the glossary, terms.yml"
  }
  var explanation: String {
    """
    The glossary lies beside the bundles and lists what one word is to be for in each language, words that are not to be \
    written for it, and what is never translated:

      terms:
      - { ko: 리뷰, en: review, zh-Hans: [评价, 点评], forbidden: { en: [comment] } }
      untranslated: [Olive Young]

    Where a source has a term, its translations are to have one of their words for it. The source counts as having it \
    only where the word stands by itself: a Korean particle or an English plural may follow, while 리뷰어 and preview are \
    other words, and of two terms in one place the longer counts. For a translation any form will do, part of a longer \
    word among them, and case never counts. Chinese and Japanese, which write no spaces, are searched as they stand. A \
    forbidden word is one only where the source has the term, or in the source itself. The names of arguments and \
    addresses are no text, and what is the same as in the source isn't translated yet.
    """
  }
  var example: RuleExample {
    RuleExample(
      flagged: [
        "ko.yml": "write: 리뷰를 남겨 주세요\n", "en.yml": "write: Leave a comment\n",
        "terms.yml": "terms:\n- { ko: 리뷰, en: review }\n",
      ],
      finding: "'리뷰' is to be 'review' in en by the glossary, and this text has no such word",
      fixed: [
        "ko.yml": "write: 리뷰를 남겨 주세요\n", "en.yml": "write: Leave a review\n",
        "terms.yml": "terms:\n- { ko: 리뷰, en: review }\n",
      ])
  }

  func check(_ catalog: Catalog, _: AccessorTree, _ reporter: inout Reporter) {
    guard !catalog.glossary.isEmpty, let source = catalog.bundles.first else { return }
    let languages = catalog.bundles.map { LanguageTerms(catalog.glossary, in: $0) }
    let sources = SourceTerms(catalog.glossary, in: source.tag)
    for index in catalog.messages.indices {
      let message = catalog.messages[index]
      guard let sourceMessage = message.source?.message else { continue }
      for text in sourceMessage.texts {
        for (term, word, offset) in languages[0].forbidden(in: text.text, of: nil) {
          report(forbidden: word, term, for: nil, languages[0], .within(text, offset: offset), index, 0, &reporter)
        }
      }
      for (language, localized) in message.texts.enumerated().dropFirst() {
        guard let translation = localized?.message else { continue }
        for (textIndex, text) in translation.texts.enumerated() where !text.text.isEmpty {
          let counterpart = sourceMessage.counterpart(of: textIndex, in: translation)
          guard let counterpart, counterpart.text != text.text else { continue }
          check(text, against: sources.found(in: counterpart.text), languages[language], index, language, &reporter)
        }
      }
    }
  }

  private func check(
    _ text: BundleText, against found: [SourceTerms.Found], _ language: LanguageTerms, _ message: Int, _ index: Int,
    _ reporter: inout Reporter
  ) {
    guard !found.isEmpty else { return }
    let scalars = TermScalars(text.text)
    for item in found.prefix(CheckedText.findingLimit) {
      switch item.meaning {
      case .untranslated(let untranslated):
        guard !text.text.contains(untranslated.text) else { continue }
        reporter.report(
          id, "'\(untranslated.text)' is never translated by the glossary, and this text lacks it",
          at: .within(text, offset: 0), of: .message(message, language: index),
          related: [.init(place: untranslated.place, words: "in the glossary")])
      case .term(let term):
        if let (_, word, offset) = language.forbidden(in: text.text, of: term).first {
          report(
            forbidden: word, term, for: item.word, language, .within(text, offset: offset), message, index, &reporter)
        } else if !language.has(term, in: scalars) {
          let words = QuotedList.joined(language.words(of: term).map { "'\($0)'" }, by: "or")
          reporter.report(
            id, "'\(item.word)' is to be \(words) in \(language.name) by the glossary, and this text has no such word",
            at: .within(text, offset: 0), of: .message(message, language: index),
            related: [.init(place: language.place(of: term), words: "in the glossary")])
        }
      }
    }
  }

  private func report(
    forbidden word: String, _ term: Int, for sourceWord: String?, _ language: LanguageTerms, _ spot: Spot,
    _ message: Int, _ index: Int, _ reporter: inout Reporter
  ) {
    let meant = sourceWord.map { " for '\($0)'" } ?? ""
    let words = QuotedList.joined(language.words(of: term).map { "'\($0)'" }, by: "or")
    let advice = words.isEmpty ? "choose another word" : "write \(words)"
    reporter.report(
      id, "'\(word)' is not to be written\(meant) by the glossary; \(advice)", at: spot,
      of: .message(message, language: index),
      related: [.init(place: language.place(of: term), words: "in the glossary")])
  }
}
