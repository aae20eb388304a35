import L10nLanguage

/// The requirements of the glossary for the texts of one language. Terms are identified by their index in the glossary.
struct LanguageTerms {
  let name: String
  private let glossary: Glossary
  private let matcher: TermMatcher
  private let renderings: [[Phrase]]
  private let forbidden: [[Phrase]]
  /// The terms with forbidden words.
  private let termsWithForbidden: [Int]

  private struct Phrase {
    var text: String
    var scalars: [Unicode.Scalar]

    init(_ text: String) {
      self.text = text
      scalars = text.unicodeScalars.map(TermScalars.folded)
    }
  }

  init(_ glossary: Glossary, in bundle: Bundle) {
    name = bundle.language
    self.glossary = glossary
    matcher = TermMatcher(tag: bundle.tag)
    renderings = glossary.terms.map { $0.renderings.words(in: bundle.tag).map(Phrase.init) }
    forbidden = glossary.terms.map { $0.forbidden.words(in: bundle.tag).map(Phrase.init) }
    termsWithForbidden = forbidden.indices.filter { [forbidden] in !forbidden[$0].isEmpty }
  }

  func words(of term: Int) -> [String] { renderings[term].map(\.text) }

  func place(of term: Int) -> Place { glossary.terms[term].place }

  /// Returns a Boolean value indicating whether a text has one of the words for a term; true where the glossary has
  /// none in this language.
  func has(_ term: Int, in text: TermScalars) -> Bool {
    renderings[term].isEmpty || renderings[term].contains { matcher.contains($0.scalars, in: text) }
  }

  /// The first forbidden word for each term, or for the given one, with where it stands in UTF-8 bytes.
  func forbidden(in text: String, of term: Int?) -> [(term: Int, word: String, offset: Int)] {
    let terms = term.map { forbidden[$0].isEmpty ? [] : [$0] } ?? termsWithForbidden
    guard !terms.isEmpty else { return [] }
    let scalars = TermScalars(text)
    return terms.compactMap { term in
      var index = 0
      while index < scalars.count {
        // What is right may hold what is wrong: 门店 where 店 is not to be written.
        if let end = ends(of: renderings[term], at: index, in: scalars).max() {
          index = end
        } else if let phrase = forbidden[term].first(where: {
          matcher.end(of: $0.scalars, at: index, in: scalars) != nil
        }) {
          return (term, phrase.text, scalars.scalars.offset(at: index))
        } else {
          index += 1
        }
      }
      return nil
    }
  }

  private func ends(of phrases: [Phrase], at index: Int, in text: TermScalars) -> [Int] {
    phrases.filter { text.has($0.scalars, at: index) }.map { index + $0.scalars.count }
  }
}
