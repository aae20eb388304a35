import Testing

@testable import L10nProject
@testable import L10nText
@testable import l10n_gen

@Suite("The label of a finding's text in a report")
struct FindingLabelTests {
  private struct LanguageSentence: Facts {
    var sentence: String
    let namesLanguage = true

    var values: KeyValuePairs<FactName, String?> { [:] }
  }

  private func message(_ facts: any Facts, language: String? = "ko", key: String? = "Sign in") -> String {
    Finding(
      rule: .edgeWhitespace, severity: .warning, facts: facts, language: language, key: "sign_in",
      subject: .init(language: language, key: key), location: SourceLocation(file: "ko.yml", line: 1, column: 1)
    ).labeledMessage
  }

  @Test("the language and the key precede the sentence")
  func both() {
    #expect(message(Sentence(sentence: "delete it")) == "ko 'Sign in': delete it")
    #expect(message(Sentence(sentence: "delete it"), key: nil) == "ko: delete it")
    #expect(message(Sentence(sentence: "delete it"), language: nil) == "'Sign in': delete it")
    #expect(message(Sentence(sentence: "delete it"), language: nil, key: nil) == "delete it")
  }

  @Test("names in the sentence aren't repeated")
  func named() {
    #expect(message(LanguageSentence(sentence: "users of ko see it")) == "'Sign in': users of ko see it")
    #expect(message(LanguageSentence(sentence: "'Sign in' is missing in ko")) == "'Sign in' is missing in ko")
    #expect(message(Sentence(sentence: "'Shop.Sign in' is gone")) == "ko: 'Shop.Sign in' is gone")
  }

  @Test("a long key is shortened to its beginning")
  func long() {
    let key = String(repeating: "가", count: 61)
    #expect(message(Sentence(sentence: "x"), key: key) == "ko '\(key.dropLast())…': x")
  }
}
