import Testing

@testable import L10nSwiftCode

@Suite("Reading a project of XcodeGen")
struct XcodeGenProjectTests {
  @Test(
    "the development language is the given one, or XcodeGen's own default",
    arguments: [
      ("name: A\ntargets: {}\n", "en"), ("name: A\noptions: { developmentLanguage: ko }\ninclude: [x.yml]\n", "ko"),
      ("name: A\n", nil), ("targets: {}\n", nil), ("", nil), ("[", nil),
    ])
  func language(text: String, expected: String?) {
    #expect(XcodeGenProject(Array(text.utf8)).developmentLanguage == expected)
  }
}
