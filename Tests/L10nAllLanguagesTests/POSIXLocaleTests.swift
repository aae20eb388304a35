import L10nAllLanguages
import Testing

@Suite("Locales of POSIX")
struct POSIXLocaleTests {
  @Test(
    "languages have names as locales",
    arguments: [
      ("ko", "ko"), ("pt-BR", "pt_BR"), ("zh-Hans", "zh_CN"), ("zh-Hant", "zh_TW"), ("zh-Hant-HK", "zh_HK"),
      ("sr-Latn", "sr@latin"), ("sr-Latn-ME", "sr_ME@latin"), ("ca-valencia", "ca@valencia"), ("es-419", "es_419"),
    ])
  func locales(tag: String, name: String) {
    #expect(POSIXLocale.name(of: tag) == name)
  }

  @Test(
    "names of locales are languages",
    arguments: [
      ("sr@latin", "sr-Latn"), ("sr_RS@latin", "sr-Latn-RS"), ("ca@valencia", "ca-valencia"), ("de_DE.UTF-8", "de_DE"),
      ("en@quot", "en@quot"), ("ko", "ko"),
    ])
  func tags(name: String, tag: String) {
    #expect(POSIXLocale.tag(of: name) == tag)
  }
}
