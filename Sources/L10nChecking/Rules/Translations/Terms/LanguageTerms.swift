import L10nCatalog
import L10nLanguage
import L10nText

/// The requirements of the glossary for the texts of one language. Terms are identified by their index in the glossary.
struct LanguageTerms {
  let name: String
  private let glossary: Glossary
  private let matcher: TermMatcher
  private let renderings: [[Phrase]]
  private let forbidden: [[Phrase]]
  /// The terms with forbidden words, by the words' beginnings, so that a long glossary isn't searched for each text.
  private let termsWithForbidden: [Beginning: [Int]]

  /// The first two characters of a phrase, or only the first of a short one, whose other forms may differ in the
  /// second.
  private struct Beginning: Hashable {
    var first: Unicode.Scalar?
    var second: Unicode.Scalar?

    init(_ first: Unicode.Scalar?, _ second: Unicode.Scalar?) {
      self.first = first
      self.second = second
    }

    init(of phrase: [Unicode.Scalar]) {
      self.init(phrase.first, phrase.count > 2 ? phrase[1] : nil)
    }
  }

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
    var terms: [Beginning: [Int]] = [:]
    for (term, phrases) in forbidden.enumerated() {
      for phrase in phrases { terms[Beginning(of: phrase.scalars), default: []].append(term) }
    }
    termsWithForbidden = terms
  }

  func words(of term: Int) -> [String] { renderings[term].map(\.text) }

  func place(of term: Int) -> Place { glossary.terms[term].place }

  /// Returns a Boolean value indicating whether a text has one of the words for a term, or the glossary has no word for
  /// it in this language.
  func has(_ term: Int, in text: TermScalars) -> Bool {
    renderings[term].isEmpty || renderings[term].contains { matcher.contains($0.scalars, in: text) }
  }

  /// Returns the first forbidden word for each term, or for the given one, with its position in UTF-8 bytes.
  func forbidden(in text: String, of term: Int?) -> [(term: Int, word: String, offset: Int)] {
    guard term.map({ !forbidden[$0].isEmpty }) ?? !termsWithForbidden.isEmpty else { return [] }
    let scalars = TermScalars(text)
    let terms = term.map { [$0] } ?? self.terms(thatMayBeForbiddenIn: scalars)
    return terms.compactMap { term in
      var index = 0
      while index < scalars.count {
        // Allowed words may contain forbidden ones: 门店 if 店 is forbidden.
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

  private func terms(thatMayBeForbiddenIn text: TermScalars) -> [Int] {
    var seen: Set<Beginning> = []
    var terms: Set<Int> = []
    for index in 0..<text.count {
      for beginning in [Beginning(text[index], nil), Beginning(text[index], text[index + 1])]
      where seen.insert(beginning).inserted {
        terms.formUnion(termsWithForbidden[beginning] ?? [])
      }
    }
    return terms.sorted()
  }

  private func ends(of phrases: [Phrase], at index: Int, in text: TermScalars) -> [Int] {
    phrases.filter { text.has($0.scalars, at: index) }.map { index + $0.scalars.count }
  }
}
