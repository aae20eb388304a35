import TestSupport
import Testing

@Suite("l10n-gen export xcloc")
struct ExportLocalizationCatalogCommandTests {
  @Test("a folder is written in Xcode's form, and can be imported again")
  func whole() throws {
    let sandbox = try Sandbox([
      "l10n.yml": "source: en\ntranslations: App\n", "Shop.xcodeproj/project.pbxproj": "",
      "App/Localizable.xcstrings": """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "Save" : {
            "comment" : "A button",
            "localizations" : {
              "ko" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "저장"
                }
              }
            }
          }
        },
        "version" : "1.0"
      }
      """,
    ])
    #expect(
      try sandbox.run("export", "xcloc").error == "Wrote ko.xcloc/Localized Contents/ko.xliff\n1 string written\n")
    #expect(
      try sandbox.read("ko.xcloc/contents.json") == """
        {
          "developmentRegion" : "en",
          "project" : "Shop.xcodeproj",
          "targetLocale" : "ko",
          "toolInfo" : {
            "toolID" : "com.apple.dt.xcode",
            "toolName" : "l10n-gen"
          },
          "version" : "1.0"
        }
        """)
    #expect(
      try sandbox.read("ko.xcloc/Source Contents/App/Localizable.xcstrings") == """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "Save" : {
              "comment" : "A button"
            }
          },
          "version" : "1.0"
        }
        """)
    // A folder that Xcode exported keeps its description.
    let facts = try sandbox.read("ko.xcloc/contents.json").replacing("l10n-gen", with: "Xcode")
    try sandbox.write(facts, to: "ko.xcloc/contents.json")
    #expect(try sandbox.run("export", "xcloc").status == 0)
    #expect(try sandbox.read("ko.xcloc/contents.json") == facts)
    let path = "ko.xcloc/Localized Contents/ko.xliff"
    let old = try sandbox.read("App/Localizable.xcstrings")
    try sandbox.write(try sandbox.read(path).replacing("저장", with: "저장하기"), to: path)
    #expect(
      try sandbox.run("import", "ko.xcloc/").error == "Wrote App/Localizable.xcstrings\n1 translation written\n")
    #expect(try sandbox.read("App/Localizable.xcstrings") == old.replacing("저장", with: "저장하기"))
  }
}
