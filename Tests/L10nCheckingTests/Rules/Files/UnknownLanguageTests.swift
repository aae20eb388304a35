import CatalogTestSupport
import Testing

@testable import L10nText

@Suite("unknown-language")
struct UnknownLanguageTests {
  @Test("a country's code instead of a language's is reported with the language")
  func countries() {
    #expect(
      found(by: .unknownLanguage, in: ["ko.yml": "a: 1\n", "jp/store.yml": "❶a: 1\n"])
        == ["❶ error: 'jp' is a country, not a language; name the file after the language 'ja'"])
  }

  @Test("two languages in a path are reported")
  func twoLanguages() {
    #expect(
      found(by: .unknownLanguage, in: ["ko.yml": "a: 1\n", "en/store.fr.yml": "❶a: 1\n"])
        == [
          "❶ error: the path has two languages, 'en' and 'fr'; remove one, or list the intended one in 'languages'"
        ])
  }

  @Test("a language in two spellings is reported with a file in the other spelling")
  func twoSpellings() {
    #expect(
      found(by: .unknownLanguage, in: ["ko.yml": "a: 1\n", "zh-CN.yml": "❷a: 1\n", "zh-Hans/store.yml": "❶a: 1\n"])
        == ["❶ error: 'zh-Hans' is the same language as 'zh-CN'; write it in one way (❷ written 'zh-CN' here)"])
  }

  @Test("an unconfigured region of a configured language is reported with advice that both are possible")
  func regionThatIsNotConfigured() {
    var bundles = MarkedBundles(["ko.yml": "a: 1\n", "pt.yml": "❶b: 1\n", "pt-BR.yml": "❷a: 1\n"])
    bundles.languages = ["ko", "pt"]
    #expect(
      bundles.found(by: .unknownLanguage) == [
        "❶ error: 'pt' is the same language as 'pt-BR'; write it in one way, or list both in 'languages' (❷ written "
          + "'pt-BR' here)"
      ])
    bundles.languages = ["ko", "pt", "pt-BR"]
    #expect(bundles.found(by: .unknownLanguage) == [])
  }

  @Test("a file without a language is a warning, since it may not be a bundle, with the place for files in its format")
  func noLanguage() {
    let why = "❶ warning: this file isn't read, because no part of its path is a language; "
    for (path, text, advice) in [
      ("store/texts.yml", "❶a: 1\n", "name it like 'texts.ko.yml' or 'ko/texts.yml'"),
      ("English.lproj/Localizable.strings", "❶a = b;", "move it to a folder like 'ko.lproj'"),
    ] {
      #expect(found(by: .unknownLanguage, in: ["ko.yml": "a: 1\n", path: text]) == [why + advice])
    }
  }

  @Test("configured languages without files or tags, and files in other languages, are reported")
  func configured() {
    var bundles = MarkedBundles(["ko.yml": "a: 1\n", "fr.yml": "❶a: 1\n"])
    bundles.languages = ["ko", "en", "korean_!"]
    bundles.fallback = ["de"]
    let found = bundles.found(by: .unknownLanguage)
    #expect(
      Set(found) == [
        "❶ warning: 'fr' isn't listed in 'languages', so this isn't read; add the language there, or remove the strings",
        "l10n.yml:1:1 error: 'korean_!' is not a BCP 47 language tag; write one such as 'ko', 'pt-BR' or 'zh-Hans'",
        "l10n.yml:1:1 error: the fallback 'de' has no files; add them, or remove it",
        "l10n.yml:1:1 error: there is no file for the language 'en'; add 'en.yml', or remove the language",
      ])
    #expect(bundles.found(by: .missingKey) == [])
  }

  @Test("a file without strings says nothing about the languages")
  func emptyFiles() {
    var bundles = MarkedBundles([
      "en.lproj/Localizable.strings": "a = b;", "fr.lproj/Localizable.strings": "/* nothing */\n",
      "de.lproj/Localizable.strings": "❶a = b;",
    ])
    bundles.source = "en"
    bundles.languages = ["en"]
    #expect(bundles.found(by: .unknownLanguage).count == 1)
    #expect(bundles.found(by: .unknownLanguage).first?.hasPrefix("❶ warning: 'de' isn't listed") == true)
  }

  @Test("a source without files is reported as such")
  func sourceWithoutFiles() {
    #expect(
      found(by: .unknownLanguage, in: ["en.yml": "a: 1\n"]) == [
        "l10n.yml:1:1 error: there is no file for the source language 'ko'; add 'ko.yml', or name another source"
      ])
  }

  @Test("a country's code in the configuration is reported, and its missing file is not")
  func configuredCountries() {
    var bundles = MarkedBundles(["ko.yml": "a: 1\n"])
    bundles.languages = ["ko", "cn", "kr"]
    #expect(
      bundles.found(by: .unknownLanguage) == [
        "l10n.yml:1:1 error: 'cn' is a country, not a language; write 'zh-Hans'",
        "l10n.yml:1:1 error: 'kr' is a country, not a language; write 'ko'",
      ])
  }

  @Test("a language that is listed twice is reported once")
  func listedTwice() {
    var bundles = MarkedBundles(["ko.yml": "a: 1\n", "zh-Hans.yml": "a: 1\n"])
    bundles.languages = ["ko", "zh-Hans", "zh_CN"]
    #expect(
      bundles.found(by: .unknownLanguage)
        == ["l10n.yml:1:1 error: 'zh_CN' is the same language as 'zh-Hans'; write it in one way"])
  }

  @Test("a country's code among the languages of a file is reported at its key")
  func rootCountries() {
    #expect(
      found(by: .unknownLanguage, in: ["all.yml": "ko: {a: 1}\n❶cn: {a: 1}\n"])
        == ["❶ error: 'cn' is a country, not a language; name the key after the language 'zh-Hans'"])
  }

  @Test("namespaces that look like tags are fine next to a language")
  func namespaces() {
    #expect(found(by: .unknownLanguage, in: ["ko/store.yml": "a: 1\n", "ko/common.yml": "a: 1\n"]) == [])
  }

  @Test("a language in two spellings is a single finding, however many keys both files have")
  func spellings() {
    let files: [KeyValuePairs<String, String>] = [
      ["ko.yml": "a: 가\nb: 나\n", "sr-Cyrl.yml": "a: б\nb: в\n", "sr.yml": "❶a: б\nb: г\n"],
      ["ko.yml": "a: 가\nb: 나\n", "zh-Hans.yml": "a: 一\nb: 二\n", "zh_hans.yml": "❶a: 一\nb: 三\n"],
    ]
    for files in files { #expect(MarkedBundles(files).foundRules == ["❶ unknown-language"]) }
  }

  @Test("the former code of a language next to its present one is a single finding in Android's folders, too")
  func androidFolders() {
    let strings = { (text: String) in
      "<resources>\n<string name=\"a\">\(text)</string>\n<string name=\"b\">\(text)</string>\n</resources>\n"
    }
    for (former, present) in [("iw", "he"), ("in", "id"), ("zh-rCN", "b+zh+CN")] {
      let bundles = MarkedBundles([
        "values/strings.xml": strings("가"), "values-\(former)/strings.xml": "❶" + strings("x"),
        "values-\(present)/strings.xml": strings("x"),
      ])
      #expect(
        bundles.found(by: .unknownLanguage) == [
          "❶ error: 'values-\(former)' is the same language as 'values-\(present)'; write it in one way"
        ])
      #expect(bundles.foundRules == ["❶ unknown-language"])
    }
    let regions: KeyValuePairs = [
      "values/strings.xml": strings("가"), "values-pt/strings.xml": strings("x"),
      "values-pt-rBR/strings.xml": strings("x"),
    ]
    #expect(found(by: .unknownLanguage, in: regions) == [])
  }
}
