import L10nCatalog
import L10nMessages
import L10nText

/// `terms`: texts that don't follow the glossary.
struct Terms: CatalogRule {
  let id = RuleID.terms
  let defaultSeverity = Severity.warning

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
          id, GlossaryProblem.untranslated(untranslated.text),
          at: .within(text, offset: 0), of: .message(message, language: index),
          related: [.init(place: untranslated.place, words: "in the glossary")])
      case .term(let term):
        if let (_, word, offset) = language.forbidden(in: text.text, of: term).first {
          report(
            forbidden: word, term, for: item.word, language, .within(text, offset: offset), message, index, &reporter)
        } else if !language.has(term, in: scalars) {
          reporter.report(
            id, GlossaryProblem.missing(item.word, expected: language.words(of: term)),
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
    reporter.report(
      id, GlossaryProblem.forbidden(word, for: sourceWord, expected: language.words(of: term)), at: spot,
      of: .message(message, language: index),
      related: [.init(place: language.place(of: term), words: "in the glossary")])
  }
}

/// A text that doesn't use the words of the glossary.
private enum GlossaryProblem: Facts {
  /// A word that is the same in all languages is missing.
  case untranslated(String)
  /// None of the translations of a source word is used.
  case missing(String, expected: [String])
  /// A forbidden word is used, perhaps as the translation of a source word.
  case forbidden(String, for: String?, expected: [String])

  var values: KeyValuePairs<FactName, String?> {
    switch self {
    case .untranslated(let word): [.problem: "untranslated", .term: word]
    case .missing(let word, let expected):
      [.problem: "missing", .term: word, .expected: expected.joined(separator: ", ")]
    case .forbidden(let word, _, let expected):
      [.problem: "forbidden", .term: word, .expected: expected.isEmpty ? nil : expected.joined(separator: ", ")]
    }
  }
  var sentence: String {
    switch self {
    case .untranslated(let word): "glossary: '\(word)' stays untranslated; add it here"
    case .missing(let word, let expected):
      "glossary: translate '\(word)' as \(Self.quoted(expected)) here"
    case .forbidden(let word, let sourceWord, let expected):
      "glossary: don't use '\(word)'\(sourceWord.map { " for '\($0)'" } ?? ""); "
        + (expected.isEmpty ? "choose another word" : "write \(Self.quoted(expected))")
    }
  }

  private static func quoted(_ words: [String]) -> String {
    QuotedList.joined(words.map { "'\($0)'" }, by: "or")
  }
}
