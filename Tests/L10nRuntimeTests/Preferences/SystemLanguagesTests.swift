import Testing

@testable import L10nRuntime

@Suite("The system's languages")
struct SystemLanguagesTests {
  @Test(
    "come from the first variable that names any",
    arguments: [
      ([:], []),
      (["LANG": "ko_KR.UTF-8"], ["ko-KR"]),
      (["LANG": "C.UTF-8"], []),
      (["LANG": "POSIX", "LC_MESSAGES": "C"], []),
      (["LANG": "en_US.UTF-8", "LC_MESSAGES": "zh_TW.UTF-8"], ["zh-TW"]),
      (["LANG": "en_US.UTF-8", "LC_MESSAGES": "zh_TW.UTF-8", "LC_ALL": "ko_KR"], ["ko-KR"]),
      (["LANG": "en_US.UTF-8", "LANGUAGE": "zh_HK:zh:en_GB"], ["zh-HK", "zh", "en-GB"]),
      (["LANGUAGE": "ko"], ["ko"]),
      (["LANGUAGE": "ko", "LANG": "C"], ["ko"]),
      (["LANGUAGE": "", "LANG": "de_DE@euro"], ["de-DE"]),
      (["LANGUAGE": "::C:", "LC_ALL": "", "LANG": "sr_RS.UTF-8@latin"], ["sr-RS"]),
    ] as [([String: String], [String])])
  func environment(_ environment: [String: String], _ languages: [String]) {
    #expect(SystemLanguages.languages(in: environment) == languages)
  }
}
