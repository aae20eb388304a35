package import L10nCatalog
package import L10nLanguage
import L10nMessages
import L10nText

/// Finds the glossary's words in texts of the source.
package struct SourceTerms {
  private let matcher: TermMatcher
  /// The first characters of the words, in upper and lower case.
  private let beginnings: ScalarSet
  /// The words by their first character, the longest first.
  private let phrases: [Unicode.Scalar: [Phrase]]

  /// The meaning of a word in the source.
  package enum Meaning {
    /// A term, by its number in the glossary.
    case term(Int)
    case untranslated(Glossary.FixedText)
  }

  /// A word that was found in a text.
  package struct Found {
    package var word: String
    package var meaning: Meaning
  }

  private struct Phrase {
    var text: String
    var scalars: [Unicode.Scalar]
    var meaning: Meaning
    /// Its number among all words, to find each only once.
    var number = 0
  }

  package init(_ glossary: Glossary, in tag: LanguageTag) {
    matcher = TermMatcher(tag: tag)
    var phrases: [Phrase] = []
    func add(_ text: String, _ meaning: Meaning, number: Int) {
      let scalars = text.unicodeScalars.map(TermScalars.folded)
      phrases.append(Phrase(text: text, scalars: scalars, meaning: meaning, number: number))
    }
    for (number, term) in glossary.terms.enumerated() {
      for word in term.renderings.words(in: tag) { add(word, .term(number), number: number) }
    }
    for (number, untranslated) in glossary.untranslated.enumerated() {
      add(untranslated.text, .untranslated(untranslated), number: glossary.terms.count + number)
    }
    let sorted = phrases.sorted { ($0.scalars.count, $1.number) > ($1.scalars.count, $0.number) }
    // If several terms have the same word, only the first is searched for.
    var known: Set<[Unicode.Scalar]> = []
    let first = sorted.filter { phrase in
      guard case .term = phrase.meaning else { return !known.contains(phrase.scalars) }
      return known.insert(phrase.scalars).inserted
    }
    self.phrases = Dictionary(grouping: first) { $0.scalars.first ?? " " }
    beginnings = ScalarSet(
      self.phrases.keys.flatMap { [$0] + Array($0.properties.uppercaseMapping.unicodeScalars.prefix(1)) })
  }

  /// Returns the words of a text, each meaning once; if two are in one place, the longer.
  package func found(in text: String) -> [Found] {
    guard beginnings.firstOffset(in: text) != nil else { return [] }
    let scalars = TermScalars(text)
    var found: [Found] = []
    var numbers: Set<Int> = []
    var search = TextSearch(in: text)
    var index = 0
    while index < scalars.count {
      let match = scalars[index].flatMap { phrases[$0] }?.lazy.compactMap { phrase in
        matcher.end(of: phrase.scalars, at: index, in: scalars).flatMap { end in
          isMeant(phrase, &search) ? (phrase, end) : nil
        }
      }.first
      guard let (phrase, end) = match else {
        index += 1
        continue
      }
      if numbers.insert(phrase.number).inserted { found.append(Found(word: phrase.text, meaning: phrase.meaning)) }
      index = end
    }
    return found
  }

  /// Returns the words of a message's texts, each once.
  package func found(in source: LocalizedMessage) -> [Found] {
    var known: Set<String> = []
    return source.stored.texts.flatMap { found(in: $0) }.filter { known.insert($0.word).inserted }
  }

  /// Returns a Boolean value indicating whether a phrase that is never translated occurs in exactly its spelling.
  private func isMeant(_ phrase: Phrase, _ search: inout TextSearch) -> Bool {
    if case .untranslated = phrase.meaning { search.hasFound(phrase.text) } else { true }
  }
}
