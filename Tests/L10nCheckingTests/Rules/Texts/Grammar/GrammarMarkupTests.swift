import CatalogTestSupport
import Testing

@testable import L10nText

@Suite("grammar-markup")
struct GrammarMarkupRuleTests {
  /// Returns the findings in the English text of a string whose Korean source has two arguments.
  private func found(_ text: String) -> [String] {
    CatalogTestSupport.found(
      by: .grammarMarkup,
      in: [
        "ko.lproj/Localizable.strings": "a = \"%1$lld %2$@\";",
        "en.lproj/Localizable.strings": "a = \"\(text)\";",
      ])
  }

  @Test(
    "markup of Apple's documentation, links and other carets are accepted",
    arguments: [
      "^[%1$lld %2$@](inflect: true)", "^[%1$lld ^[%2$@](morphology: { partOfSpeech: \\\"noun\\\" })](inflect: true)",
      "^[%2$@](inflect: true) is ^[ready](agreeWithArgument: 2)", "^[they](referentConcept: 1)",
      "^[el %2$@](agreeWithConcept:1)", "^[x](morphology: { partOfSpeech: 'noun', grammaticalGender: 'feminine' })",
      "^[Fast](rainbow: 'fun')", "^[a](inflect: { number: 'plural' })", "[%2$@](https://a.b)", "^[a-z]+$ (%1$lld)",
      "^[%1$lld](formatNumber: true)",
    ])
  func accepted(text: String) {
    #expect(found(text) == [])
  }

  @Test(
    "what users would see is an error, and what has no effect a warning, at its place",
    arguments: [
      ("a ❶^[%1$lld item(inflect: true)", "error: '^[' isn't closed"),
      ("^[%1$lld item]❶ (inflect: true)", "error: attributes begin with '(' right after ']'"),
      ("^[%1$lld 项]❶（inflect：true）", "error: attributes begin with '(' right after ']'"),
      ("^[%1$lld item]❶(inflect: true", "error: the attributes aren't closed"),
      ("❶[%1$lld item](inflect: true)", "error: this is a link"),
      ("❶^[%1$lld item]", "error: '^[…]' has no attributes"),
      ("❶^[%1$lld item]()", "error: '^[…]' has no attributes"),
      ("^[%1$lld item](❶inflct: true)", "warning: Foundation has no attribute 'inflct'"),
      ("^[%1$lld item](inflect❶：true)", "warning: Foundation can't read these attributes"),
      ("^[%1$lld item](inflect: ❶false)", "warning: this attribute can only be true"),
      ("^[x](❶partOfSpeech: 'noun')", "warning: 'partOfSpeech' is a part of 'morphology'"),
      ("^[x](morphology: { ❶partOfSpech: 'noun' })", "warning: Foundation has no attribute 'partOfSpech'"),
      ("^[x](morphology: { partOfSpeech: ❶'nuon' })", "warning: 'nuon' isn't a value of 'partOfSpeech'"),
      ("^[x](morphology: ❶'noun')", "warning: this attribute is a mapping"),
      ("^[x](agreeWithArgument: ❶3)", "warning: the text has no argument 3"),
      ("^[x](agreeWithArgument: ❶'1')", "warning: this attribute is the number of an argument"),
      ("^[x](agreeWithConcept: ❶0)", "warning: this attribute is the number of a concept"),
    ])
  func mistakes(text: String, expected: String) {
    let found = found(text)
    #expect(found.count == 1 && found[0].hasPrefix("❶ \(expected)"), "\(found)")
  }
}
