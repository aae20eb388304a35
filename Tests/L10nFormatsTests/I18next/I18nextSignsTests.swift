import L10nLanguage
import Testing

@testable import L10nFormats

@Suite("Signs of i18next's files")
struct I18nextSignsTests {
  @Test("a file without evident suffixes and placeholders shows no sign of i18next")
  func signs() {
    func isClear(_ file: String) -> Bool {
      var signs = I18nextSigns()
      signs.add(Array(file.utf8), categories: [.one, .other])
      return signs.dialect == .i18next
    }
    #expect(isClear(#"{ "a": { "b_one": "{{count}}", "b_other": "x" } }"#))
    #expect(isClear(#"{ "b_other": "{{count}}개" }"#))
    #expect(!isClear(#"{ "b_one": "x", "b_other": "y" }"#))
    #expect(!isClear(#"{ "a": "{{name}}", "b_other": "x", "c_few": "{{count}}" }"#))
    #expect(!isClear(#"{ "a": "{{name}}", "b": { "one": "x", "other": "y" } }"#))
  }
}
