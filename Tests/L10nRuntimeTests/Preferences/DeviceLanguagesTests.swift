import Testing

@testable import L10nRuntime

@Suite("The system's languages")
struct DeviceLanguagesTests {
  @Test(
    "the languages come from the first variable that has any",
    arguments: [
      ([:], []),
      (["LANG": "ko_KR.UTF-8"], ["ko-KR"]),
      (["LANG": "ko"], ["ko"]),
      (["LANG": "zh_CN.GB2312"], ["zh-CN"]),
      (["LANG": "C.UTF-8"], []),
      (["LANG": "POSIX", "LC_MESSAGES": "C"], []),
      (["LANG": "en_US.UTF-8", "LC_MESSAGES": "zh_TW.UTF-8"], ["zh-TW"]),
      (["LANG": "en_US.UTF-8", "LC_MESSAGES": "zh_TW.UTF-8", "LC_ALL": "ko_KR"], ["ko-KR"]),
      (["LANG": "en_US.UTF-8", "LC_MESSAGES": "", "LC_ALL": ""], ["en-US"]),
      (["LANG": "ko_KR.UTF-8", "LC_ALL": "C"], []),
      (["LANG": "en_US.UTF-8", "LANGUAGE": "zh_HK:zh:en_GB"], ["zh-HK", "zh", "en-GB"]),
      (["LANGUAGE": "zh_TW:ko:en"], ["zh-TW", "ko", "en"]),
      (["LANGUAGE": "zh_TW.UTF-8:ko_KR.eucKR"], ["zh-TW", "ko-KR"]),
      (["LANGUAGE": "ko"], ["ko"]),
      (["LANGUAGE": "ko", "LANG": "C"], ["ko"]),
      (["LANGUAGE": "::C:", "LC_ALL": "", "LANG": "de_DE@euro"], ["de-DE"]),
    ] as [([String: String], [String])])
  func environment(_ environment: [String: String], _ languages: [String]) {
    #expect(DeviceLanguages.languages(in: environment) == languages)
  }

  @Test(
    "a modifier's script is kept",
    arguments: [
      ("sr_RS@latin", "sr-Latn-RS"), ("sr_RS.UTF-8@latin", "sr-Latn-RS"), ("sr@Latin", "sr-Latn"),
      ("uz_UZ.UTF-8@cyrillic", "uz-Cyrl-UZ"), ("ks_IN@devanagari", "ks-Deva-IN"), ("tt_RU@iqtelif", "tt-Latn-RU"),
      ("sr_Cyrl_RS@latin", "sr-Cyrl-RS"), ("ca_ES.UTF-8@valencia", "ca-ES-valencia"), ("en_US@quot", "en-US"),
    ])
  func modifiers(_ locale: String, _ language: String) {
    #expect(DeviceLanguages.languages(in: ["LANG": locale]) == [language])
  }

  @Test("the programmer's English counts as English")
  func posixVariant() throws {
    let language = try #require(DeviceLanguages.languages(in: ["LANG": "en_US_POSIX"]).first)
    let preferences = SampleCatalog.preferences(language)
    #expect(SampleCatalog.localization(preferences, fallback: []).chain == ["en", "ko"])
  }

  @Test(
    "a value that isn't a locale has no languages",
    arguments: ["ko KR", "/usr/share/locale", "@", ".", "_", "한국어", "C@x"])
  func noLocale(_ text: String) {
    #expect(DeviceLanguages.languages(in: ["LANGUAGE": text, "LANG": text]) == [])
  }
}
