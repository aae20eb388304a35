import CatalogTestSupport
import Foundation
import Testing

@testable import L10nCatalog
@testable import L10nExchange
@testable import L10nText

@Suite("Translations that are imported into a project")
struct UnitImportTests {
  private struct Result {
    var files: [String: String]
    var refused: [String]
    var changed: Int
  }

  private func imported(
    _ translations: [String: String], into project: [String: String], languages: [String]? = nil
  ) -> Result {
    func inputs(_ files: [String: String]) -> [InputFile] {
      files.sorted { $0.key < $1.key }.map { path, text in
        InputFile(path: path.split(separator: "/").map(String.init), shownPath: path, bytes: Array(text.utf8))
      }
    }
    let result = UnitImport(
      inputs(translations), into: inputs(project), options: ReadingOptions(source: "en", languages: languages),
      base: ".")
    #expect(result.mistakes.isEmpty)
    return Result(
      files: Dictionary(
        uniqueKeysWithValues: result.changes.map {
          ($0.path.joined(separator: "/"), String(decoding: $0.new, as: UTF8.self))
        }),
      refused: result.refused.map { "\($0.location.file):\($0.location.line): \($0.message)" }, changed: result.changed)
  }

  private func sheet(_ rows: String...) -> [String: String] {
    ["in.csv": (["key,en,ko"] + rows).joined(separator: "\n")]
  }

  @Test("a text that an alias or a merge repeats isn't changed, whether for one string or for both")
  func repeatedTexts() {
    let project = ["en.yml": "a: Hi\nb: Hi\nc: Hi\n", "ko.yml": "a: &x 안녕\nb: *x\nc: 안녕\n"]
    for rows in [["a,Hi,하이"], ["a,Hi,하이", "b,Hi,헬로"], ["a,Hi,하이", "b,Hi,하이"]] {
      let result = imported(["in.csv": (["key,en,ko"] + rows + ["c,Hi,하이"]).joined(separator: "\n")], into: project)
      #expect(result.files == ["ko.yml": "a: &x 안녕\nb: *x\nc: 하이\n"])
      #expect(result.refused.count == rows.count)
      #expect(result.refused.first?.contains("repeats its text for 'b'") == true)
    }
    let merged = ["en.yml": "a: { t: Hi }\nb: { t: Hi }\n", "ko.yml": "a: &m\n  t: 안녕\nb:\n  <<: *m\n"]
    #expect(imported(sheet("a.t,Hi,하이"), into: merged).files.isEmpty)
    // A new key below an anchor would also be one of the alias.
    let grown = ["en.yml": "a: { t: T, u: U }\nb: { t: T }\n", "ko.yml": "a: &m\n  t: 티\nb: *m\n"]
    let result = imported(sheet("a.u,U,유"), into: grown)
    #expect(result.files.isEmpty)
    #expect(result.refused.count == 1)
  }

  @Test("a state that an alias in metadata.yml repeats isn't changed")
  func repeatedStates() {
    let project = [
      "en.yml": "a: A\nb: B\n", "ko.yml": "a: 가\nb: 나\n",
      "metadata.yml": "a: &m\n  state: { ko: new }\nb: *m\n",
    ]
    let result = imported(["in.csv": "key,en,ko,ko state\na,A,에이,\n"], into: project)
    #expect(result.files.isEmpty)
    #expect(result.refused.count == 1)
  }

  @Test("a message is written completely or not at all, and the counts match the files")
  func transaction() {
    let project = [
      "en.yml": "n:\n  one: \"%{count} file\"\n  other: \"%{count} files\"\n", "pl.yml": "n: { other: x }\n",
    ]
    let text = "key,en,pl\nn|==|plural.other,%{count} files,y\nn|==|plural.one,%{count} file,z\n"
    let result = imported(["in.csv": text], into: project)
    #expect(result.files.isEmpty)
    #expect(result.changed == 0)
    #expect(result.refused.count == 2)
  }

  @Test("translations are refused if two parts of a file translate a string differently")
  func conflict() {
    func part(_ text: String) -> String {
      """
      <file original="en.yml" source-language="en" target-language="ko"><body>
      <trans-unit id="a"><source>A</source><target>\(text)</target></trans-unit></body></file>
      """
    }
    let project = ["en.yml": "a: A\n", "ko.yml": "a: 가\n"]
    let document = "<xliff version=\"1.2\">\n" + part("하나") + part("둘") + "</xliff>\n"
    let result = imported(["in.xliff": document], into: project)
    #expect(result.files == ["ko.yml": "a: 하나\n"])
    #expect(result.refused == ["in.xliff:4: 'a': line 3 has another translation of this string; keep one of them"])
    #expect(imported(["in.xliff": document.replacing("둘", with: "하나")], into: project).files == ["ko.yml": "a: 하나\n"])
  }

  @Test("translations into a new language get the source's files, with keys in the source's order")
  func newLanguage() {
    let text = "key,en,ja\ncommon.ok,OK,はい\nstore.alpha,A,ア\nstore.zeta,Z,ゼ\n"
    let store = "zeta: ゼ\nalpha: ア\n"
    #expect(
      imported(["in.csv": text], into: ["en/store.yml": "zeta: Z\nalpha: A\n", "en/common.yml": "ok: OK\n"]).files
        == ["ja/store.yml": store, "ja/common.yml": "ok: はい\n"])
    #expect(
      imported(
        ["in.csv": text], into: ["store.en.yml": "en:\n  zeta: Z\n  alpha: A\n", "common.en.json": "{\"ok\": \"OK\"}"]
      ).files
        == ["store.ja.yml": "ja:\n  zeta: ゼ\n  alpha: ア\n", "common.ja.json": "{\n  \"ok\": \"はい\"\n}\n"])
    #expect(
      imported(["in.csv": text], into: ["en.yml": "store: { zeta: Z, alpha: A }\ncommon: { ok: OK }\n"]).files
        == ["ja.yml": "store:\n  zeta: ゼ\n  alpha: ア\ncommon:\n  ok: はい\n"])
  }

  @Test("block scalars are replaced, and keys are added after them")
  func blocks() {
    let project = ["en.yml": "p: |\n  x\nq: Q\n", "ko.yml": "p: |\n  x\n"]
    let result = imported(["in.csv": "key,en,ko\np,\"x\n\",y\nq,Q,큐\n"], into: project)
    #expect(result.files == ["ko.yml": "p: |-\n  y\nq: 큐\n"])
  }

  @Test("the least final state of a message's texts is kept, however often they are imported")
  func states() {
    var project = [
      "en.yml": "m:\n  one: \"%{count} file\"\n  other: \"%{count} files\"\n",
      "pl.yml": "m:\n  one: x\n  other: y\n",
    ]
    let text =
      "key,en,pl,pl state\nm|==|plural.one,%{count} file,x,\nm|==|plural.other,%{count} files,y,needs-review\n"
    let first = imported(["in.csv": text], into: project)
    #expect(first.files == ["metadata.yml": "m:\n  state: { pl: needs-review }\n"])
    project.merge(first.files) { $1 }
    let second = imported(["in.csv": text], into: project)
    #expect(second.files.isEmpty)
    #expect(second.changed == 0)
  }

  @Test("translations for a catalog and for other files are imported in a single run")
  func mixed() {
    let catalog = """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "Hello" : {
            "localizations" : {
              "ko" : {
                "stringUnit" : {
                  "state" : "needs_review",
                  "value" : "안녕"
                }
              }
            }
          }
        },
        "version" : "1.0"
      }
      """
    let project = ["Cat.xcstrings": catalog, "en/store.yml": "title: Store\n", "ko/store.yml": "title: 가게\n"]
    let text = "key,en,ko,ko state,file\nHello,Hello,안녕,,Cat.xcstrings\nstore.title,Store,상점,,en/store.yml\n"
    let result = imported(["in.csv": text], into: project)
    #expect(result.refused == [])
    #expect(result.files["ko/store.yml"] == "title: 상점\n")
    #expect(result.files["Cat.xcstrings"]?.contains("translated") == true)
  }

  @Test("XLIFF, which has no stale state, leaves translations stale")
  func stale() {
    let project = ["en.yml": "a: A\n", "ko.yml": "a: 가\n", "metadata.yml": "a:\n  state: { ko: stale }\n"]
    func document(_ text: String) -> String {
      """
      <xliff version="1.2"><file original="en.yml" source-language="en" target-language="ko"><body>
      <trans-unit id="a"><source>A</source><target state="translated">\(text)</target></trans-unit></body></file></xliff>
      """
    }
    #expect(imported(["in.xliff": document("가")], into: project).files.isEmpty)
    #expect(imported(["in.xliff": document("나")], into: project).files == ["ko.yml": "a: 나\n", "metadata.yml": ""])
  }

  @Test("anchors in metadata.yml that others need are kept")
  func anchors() {
    let project = [
      "en.yml": "a: A\n", "ko.yml": "a: 가\n",
      "metadata.yml": "a:\n  state: &s { ko: needs-review }\nelsewhere:\n  state: *s\n",
    ]
    let result = imported(["in.csv": "key,en,ko,ko state\na,A,에이,\n"], into: project)
    #expect(result.files.isEmpty)
    #expect(result.refused.count == 1)
  }

  @Test("translations into the source's own language are refused with an explanation, in any region")
  func sourceLanguage() {
    let project = ["en.yml": "a: A\n"]
    #expect(
      imported(["in.csv": "key,en,en-US\na,A,B\n"], into: project).refused == [
        "in.csv:2: 'en-US' is the project's source language, 'en', with its usual region; edit the strings in the project, "
          + "or name another language"
      ])
  }

  @Test("categories that the source lacks have a source in XLIFF, and can be imported again")
  func categoriesOfTheTranslation() throws {
    func input(_ path: String, _ text: String) -> InputFile {
      InputFile(path: [path], shownPath: path, bytes: Array(text.utf8))
    }
    let files = [
      input("en.yml", "m:\n  one: \"%{count} file\"\n  other: \"%{count} files\"\n"),
      input("ko.yml", "m:\n  one: \"%{count}\"\n  many: \"%{count} x\"\n  other: \"%{count} y\"\n"),
    ]
    let options = ReadingOptions(source: "en")
    let units = ProjectUnits(
      of: CatalogReader.catalog(of: files, options: options), in: files, language: "ko", base: ".")
    let export = XLIFFExport(units, UnitSelection(), old: nil)
    let text = String(decoding: export.bytes, as: UTF8.self)
    #expect(text.components(separatedBy: "<trans-unit").count == text.components(separatedBy: "<source").count)
    let result = UnitImport([input("ko.xliff", text)], into: files, options: options, base: ".")
    #expect(result.refused.isEmpty)
    #expect(result.changes.isEmpty)
    #expect(result.present == 3)
  }

  /// Returns a catalog with a string whose source has texts for devices.
  private func catalog(_ devices: KeyValuePairs<String, String>) -> String {
    StringCatalogText.catalog(StringCatalogText.entry("tap", ["en": StringCatalogText.device(devices)]))
  }

  private func xliff(_ units: String...) -> [String: String] {
    let body = units.joined(separator: "\n")
    return [
      "ko.xliff": """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <file original="Localizable.xcstrings" source-language="en" target-language="ko" datatype="plaintext"><body>
      \(body)
      </body></file></xliff>
      """
    ]
  }

  private func unit(_ device: String, _ source: String, _ target: String) -> String {
    "<trans-unit id=\"tap|==|device.\(device)\"><source>\(source)</source><target>\(target)</target></trans-unit>"
  }

  @Test("a variant that the source doesn't have can be imported again with the same result")
  func newVariantAgain() throws {
    let project = catalog(["mac": "Click", "other": "Tap"])
    func translations(_ text: String) -> [String: String] {
      xliff(unit("mac", "Click", "클릭"), unit("other", "Tap", "탭"), unit("applewatch", "Click", text))
    }
    let first = imported(translations("누름"), into: ["Localizable.xcstrings": project])
    #expect(first.refused == [])
    let written = try #require(first.files["Localizable.xcstrings"])
    let second = imported(translations("누르기"), into: ["Localizable.xcstrings": written])
    #expect(second.refused == [])
    #expect(second.files["Localizable.xcstrings"]?.contains("누르기") == true)
  }

  @Test(
    "translations for some of the source's devices are refused if other devices would get them",
    arguments: ["other", "iphone"])
  func someDevices(lacking: String) {
    let project = ["Localizable.xcstrings": catalog(["mac": "Click", lacking: "Tap"])]
    let mac = unit("mac", "Click", "클릭")
    let result = imported(xliff(mac), into: project)
    #expect(result.files.isEmpty)
    #expect(result.refused.count == 1 && result.refused[0].contains("the device '\(lacking)' has no translation"))
    #expect(imported(xliff(mac, unit(lacking, "Tap", "탭")), into: project).changed == 2)
  }
}
