import CatalogTestSupport
import L10nLanguage
import Testing

@testable import L10nText

@Suite("plural-same-branches")
struct PluralSameBranchesTests {
  private func found(_ translation: String, in language: String = "en") -> [String] {
    CatalogTestSupport.found(
      by: .pluralSameBranches,
      in: ["ko.yml": "a: \"{n, plural, other {회원 #명}}\"\n", "\(language).yml": "a: \(translation)\n"])
  }

  @Test("branches with the same text that count are reported at the first of them")
  func same() {
    #expect(
      found("\"{n, plural, ❶one {# members} other {# members}}\"")
        == ["❶ warning: 'one' and 'other' have the same text; write the singular in 'one'"])
    #expect(found("\"{n, plural, =0 {none} ❶one {{n} members} other {{n} members}}\"").count == 1)
    #expect(
      CatalogTestSupport.found(
        by: .pluralSameBranches,
        in: [
          "ko.yml": "a:\n  other: 회원 %{count}명\n",
          "en.yml": "a:\n  one: ❶\"%{count} members\"\n  other: \"%{count} members\"\n",
        ], syntax: .ruby
      ).count == 1)
  }

  @Test(
    "branches that differ, don't count or aren't distinguished are fine",
    arguments: [
      ("\"{n, plural, one {# member} other {# members}}\"", "en"),
      ("\"{n, plural, one {# sheep} other {# sheep}}\"", "en"),
      ("\"{n, plural, one {# km} other {# km}}\"", "de"), ("\"{n, plural, one {# 명} other {# 명}}\"", "zh-Hans"),
      ("\"{n, plural, one {# Ordner} other {# Ordner}}\"", "de"), ("\"{n, plural, one {A} other {A}}\"", "en"),
      ("\"{n, plural, =1 {# members} other {# members}}\"", "en"),
      ("\"{n, selectordinal, one {# members} two {# members} few {# members} other {# members}}\"", "en"),
      ("\"{n, plural, one {# of {m} members} other {# of {k} members}}\"", "en"),
    ])
  func others(_ translation: String, _ language: String) {
    #expect(found(translation, in: language) == [])
  }

  @Test("branches that the fix of plural-wanted repeats are still reported")
  func afterFix() {
    let bundles = MarkedBundles([
      "ko.yml": "a: \"회원 {n, number, integer}명\"\n", "en.yml": "a: \"{n, number, integer} members\"\n",
    ])
    let fixed = bundles.fixed("{n, number, integer} members", by: .pluralWanted)
    #expect(fixed == "{n, plural, one {# members} other {# members}}")
    #expect(found("\"\(fixed)\"").count == 1)
  }

  @Test("words that are also in the plural after 1 are fine", arguments: ["or more members", "of your members"])
  func alwaysPlural(_ words: String) {
    #expect(found("\"{n, plural, one {# \(words)} other {# \(words)}}\"") == [])
  }
}
