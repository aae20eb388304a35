import CatalogTestSupport
import Testing

@testable import L10nCatalog
@testable import L10nEditing
@testable import L10nText

@Suite("Adding messages")
struct StringAdditionTests {
  /// Returns the reason why an addition is refused, or `nil` if it is made.
  private func refusal(_ files: [String: String], _ key: String, _ texts: [String: String]) -> String? {
    var project = EditedProject(files)
    do throws(EditRefusal) {
      try project.add(key, texts)
      return nil
    } catch {
      return error.text
    }
  }

  @Test("a key is next to its neighbors of the source language, in every file")
  func neighbors() throws {
    var project = EditedProject([
      "en.yml": "en:\n  store:\n    title: Store\n    open: Open # now\n\n  last: Last\n",
      "ko.yml": "# 한국어\nstore:\n  open: '열림'\n\n  # 제목\n  title: 매장\nlast: 끝",
      "fr.json": "{\r\n  \"store.open\": \"Ouvert\",\r\n  \"last\": \"Fin\"\r\n}",
      "ja.yml": "last: 終\n",
    ])
    try project.add("store.new", ["en": "New: one", "ko": "새로", "fr": "Nouveau", "ja": "新"])
    let texts = project.files.texts
    #expect(
      texts["en.yml"]
        == "en:\n  store:\n    title: Store\n    open: Open # now\n    new: \"New: one\"\n\n  last: Last\n")
    #expect(
      texts["ko.yml"] == "# 한국어\nstore:\n  open: '열림'\n  new: 새로\n\n  # 제목\n  title: 매장\nlast: 끝")
    #expect(
      texts["fr.json"]
        == "{\r\n  \"store.open\": \"Ouvert\",\r\n  \"store.new\": \"Nouveau\",\r\n  \"last\": \"Fin\"\r\n}")
    #expect(texts["ja.yml"] == "last: 終\nstore:\n  new: 新\n")
  }

  @Test("a key of a namespace is in the file of that namespace")
  func folders() throws {
    var project = EditedProject([
      "en/store.yml": "title: Store\n", "en/app.yml": "title: App\n", "ko/store.yml": "title: 매장\n",
    ])
    try project.add("store.hours.open", ["en": "Open", "ko": "열림"])
    #expect(project.files.texts["en/store.yml"] == "title: Store\nhours:\n  open: Open\n")
    #expect(project.files.texts["ko/store.yml"] == "title: 매장\nhours:\n  open: 열림\n")
  }

  @Test("a key of a table is in its file of each language")
  func tables() throws {
    var project = EditedProject([
      "en.lproj/Localizable.strings": "\"a\" = \"A\";\n\n/* B */\n\"b\" = \"B\";\n",
      "ko.lproj/Localizable.strings": "\"b\" = \"나\";\n\"a\" = \"가\";\n",
    ])
    try project.add("c", ["en": "C \"%@\"", "ko": "다 %@"])
    #expect(
      project.files.texts["en.lproj/Localizable.strings"]
        == "\"a\" = \"A\";\n\n/* B */\n\"b\" = \"B\";\n\"c\" = \"C \\\"%@\\\"\";\n")
    #expect(
      project.files.texts["ko.lproj/Localizable.strings"] == "\"b\" = \"나\";\n\"c\" = \"다 %@\";\n\"a\" = \"가\";\n")
  }

  @Test("Android's file for all languages gets the text of the source, with Android's escapes")
  func android() throws {
    let files = [
      "values/strings.xml":
        "<resources>\n  <string name=\"a\">A</string>\n  <string name=\"b\">B</string>\n</resources>\n",
      "values-ko/strings.xml": "<resources>\n  <string name=\"a\">가</string>\n</resources>\n",
    ]
    var project = EditedProject(files)
    try project.add("c", ["en": "It's @ you", "ko": "너"])
    #expect(project.files.texts["values/strings.xml"]?.contains("<string name=\"c\">It\\'s @ you</string>\n") == true)
    #expect(
      project.files.texts["values-ko/strings.xml"]
        == "<resources>\n  <string name=\"a\">가</string>\n  <string name=\"c\">너</string>\n</resources>\n")
  }

  @Test("translations may follow, but an error in a text is refused, and so is a key that is taken")
  func refusals() {
    let files = ["en.yml": "a: A\nstore:\n  open: Open\n", "ko.yml": "a: 가\nstore:\n  open: 열림\n"]
    #expect(refusal(files, "b", ["en": "B"]) == nil)
    #expect(refusal(files, "b", ["en": "B {", "ko": "나"]) != nil)
    #expect(refusal(files, "b", ["en": "B {name}", "ko": "나 {nam}"])?.contains("nam") == true)
    #expect(refusal(files, "a", ["en": "A"])?.contains("a string 'a' already") == true)
    #expect(refusal(files, "store", ["en": "A"])?.contains("a namespace 'store' already") == true)
    #expect(refusal(files, "a.b", ["en": "A"])?.contains("a string 'a' already") == true)
    #expect(refusal(files, "store.Open", ["en": "A"])?.contains("L10n.Store.open") == true)
    #expect(
      refusal(["en.yml": "store: { open: Open }\n"], "store.new", ["en": "New"])?.contains("line of its own") == true)
  }
}
