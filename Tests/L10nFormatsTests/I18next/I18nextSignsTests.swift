import L10nLanguage
import Testing

@testable import L10nFormats

@Suite("Signs of i18next's files")
struct I18nextSignsTests {
  @Test("a file without evident suffixes and placeholders shows no sign of i18next")
  func signs() {
    func areClear(_ file: String) -> Bool {
      var signs = I18nextSigns()
      signs.add(Array(file.utf8), categories: [.one, .other])
      return signs.areClear
    }
    #expect(areClear(#"{ "a": { "b_one": "{{count}}", "b_other": "x" } }"#))
    #expect(areClear(#"{ "b_other": "{{count}}개" }"#))
    #expect(!areClear(#"{ "b_one": "x", "b_other": "y" }"#))
    #expect(!areClear(#"{ "a": "{{name}}", "b_other": "x", "c_few": "{{count}}" }"#))
    #expect(!areClear(#"{ "a": "{{name}}", "b": { "one": "x", "other": "y" } }"#))
  }
}
