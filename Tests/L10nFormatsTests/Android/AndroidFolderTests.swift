import Testing

@testable import L10nFormats

@Suite("Folders of Android's resources")
struct AndroidFolderTests {
  @Test(
    "a folder says its language as Android writes it",
    arguments: [
      ("values-ko", "ko"), ("values-zh-rCN", "zh-CN"), ("values-pt-rBR", "pt-BR"), ("values-b+zh+Hans", "zh-Hans"),
      ("values-b+es+419", "es-419"), ("values-iw", "he"), ("values-in", "id"), ("values-fil", "fil"),
      ("values-b+zh+Hans+CN", "zh-Hans-CN"),
    ])
  func languages(folder: String, language: String) {
    #expect(AndroidFolder.language(of: folder) == language)
    #expect(AndroidFolder.name(of: language) == folder)
  }

  @Test(
    "folders for some devices, and others, have no language",
    arguments: [
      "values", "values-land", "values-v26", "values-night", "values-ko-land", "values-sw600dp", "values-mcc310",
      "values-car", "values-", "values-b+", "values-zh-CN", "values-zh-rCN-v21", "drawable-ko", "values-w820dp",
    ])
  func others(folder: String) {
    #expect(AndroidFolder.language(of: folder) == nil)
  }

  @Test("a path has the folder of each language, and the source language's is the one for all")
  func paths() {
    func path(_ path: String, _ language: String, isSource: Bool = false) -> String? {
      AndroidFolder.path(path, placeholder: "{language}", language: language, isSource: isSource)
    }
    #expect(path("res/values-{language}/strings.xml", "zh-Hans") == "res/values-b+zh+Hans/strings.xml")
    #expect(path("res/values-{language}/strings.xml", "en", isSource: true) == "res/values/strings.xml")
    #expect(path("{language}.lproj/strings.xml", "en") == nil)
  }
}
