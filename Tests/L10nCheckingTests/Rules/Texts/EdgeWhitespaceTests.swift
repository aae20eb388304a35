import CatalogTestSupport
import Testing

@testable import L10nText

@Suite("edge-whitespace")
struct EdgeWhitespaceTests {
  private func found(_ source: String, _ translation: String, in language: String = "ko", of other: String = "en")
    -> [String]
  {
    var bundles = MarkedBundles(["\(other).yml": "a: \(source)\n", "\(language).yml": "a: \(translation)\n"])
    bundles.source = other
    return bundles.found(by: .edgeWhitespace)
  }

  private func finding(_ source: String, _ translation: String, in language: String = "ko") -> Finding? {
    var bundles = MarkedBundles(["en.yml": "a: \(source)\n", "\(language).yml": "a: \(translation)\n"])
    bundles.source = "en"
    return bundles.findings.first { $0.rule == .edgeWhitespace }
  }

  @Test("spaces that the source doesn't have are reported at their place, at either end and of any kind")
  func extra() {
    #expect(
      found("❾Save", "\"저장❶ \"")
        == ["❶ warning: the text ends with a space, but the text in en doesn't; delete it (❾ the text in en)"])
    #expect(
      found("❾Save", "\"❶  저장\"")
        == ["❶ warning: the text begins with 2 spaces, but the text in en doesn't; delete it (❾ the text in en)"])
    #expect(
      found("❾Save", "\"저장❶\\u00A0\"") == [
        "❶ warning: the text ends with a no-break space (U+00A0), but the text in en doesn't; delete it "
          + "(❾ the text in en)"
      ])
    #expect(found("Save", "\"❶\\t저장\"").count == 1)
    #expect(found("Save", "|\n  저장❶ \n").count == 1)
    #expect(found("Save", "\"保存❶ \"", in: "zh-Hans").count == 1)
  }

  @Test("the spaces of a key that no file of the source has count only if most translations agree, without a fix")
  func keyAlone() {
    func bundles(_ ko: String, _ de: String, _ fr: String) -> MarkedBundles {
      var bundles = MarkedBundles([
        "ko.lproj/L.strings": ko, "de.lproj/L.strings": de, "fr.lproj/L.strings": fr,
        "en.lproj/L.strings": "\"a b\" = \"x\";",
      ])
      bundles.source = "en"
      return bundles
    }
    let name = bundles("\"[a/b] \" = \"가\";", "\"[a/b] \" = \"a\";", "\"[a/b] \" = \"b\";")
    #expect(name.found(by: .edgeWhitespace) == [])
    let text = bundles("\"Name: \" = \"이름:❶\";", "\"Name: \" = \"Name: \";", "\"Name: \" = \"Nom : \";")
    #expect(
      text.found(by: .edgeWhitespace) == ["❶ warning: the text in en ends with a space, but this one doesn't; add it"])
    #expect(text.findings.first { $0.rule == .edgeWhitespace }?.related == [])
    #expect(text.fixes(by: .edgeWhitespace) == [])
    let stray = bundles("\"Save it\" = \"저장❶ \";", "\"Save it\" = \"Sichern\";", "\"Save it\" = \"Enregistrer\";")
    #expect(stray.found(by: .edgeWhitespace).count == 1)
    #expect(stray.fixes(by: .edgeWhitespace) == [])
  }

  @Test("the source's spaces that lead on to something are reported as missing at their place")
  func missing() {
    #expect(
      found("❾\"Status: \"", "\"상태:❶\"")
        == ["❶ warning: the text in en ends with a space, but this one doesn't; add it (❾ the text in en)"])
    #expect(
      found("❾\" (inactive)\"", "❶(inaktiv)", in: "de")
        == ["❶ warning: the text in en begins with a space, but this one doesn't; add it (❾ the text in en)"])
    #expect(found("\"Status: \"", "\"状态:❶\"", in: "zh-Hans").count == 1)
  }

  @Test("a label in brackets needs its space, since it is next to other text")
  func labels() {
    #expect(
      found("❾\"[PM] \"", "\"[오후]❶\"")
        == ["❶ warning: the text in en ends with a space, but this one doesn't; add it (❾ the text in en)"])
    #expect(found("\"[PM] \"", "\"[下午]❶\"", in: "zh-Hans").count == 1)
    #expect(found("\" [PM]\"", "\"❶[PM]\"", in: "de").count == 1)
    #expect(found("\"[PM] \"", "【下午】", in: "zh-Hans") == [])
    #expect(found("\"Version [beta] \"", "\"버전 [베타]\"") == [])
    #expect(found("\"[a] and [b] \"", "\"[a] [b]\"") == [])
  }

  /// Returns the findings in a source with two translations.
  private func foundInSource(_ source: String, _ german: String, _ other: String, in language: String = "fr")
    -> [String]
  {
    var bundles = MarkedBundles([
      "en.yml": "a: \(source)\n", "de.yml": "a: \(german)\n", "\(language).yml": "a: \(other)\n",
    ])
    bundles.source = "en"
    return bundles.found(by: .edgeWhitespace)
  }

  @Test("a space in the source that no translation has is reported in the source")
  func straySpace() {
    #expect(
      foundInSource("\"Recent stores❶ \"", "Läden", "Magasins")
        == ["❶ warning: the text ends with a space, but none of its 2 translations does; delete it"])
    #expect(
      foundInSource("\"❶ Recent stores\"", "Läden", "Magasins")
        == ["❶ warning: the text begins with a space, but none of its 2 translations does; delete it"])
    #expect(
      foundInSource("\"Recent stores❶  \"", "Läden", "Magasins")
        == ["❶ warning: the text ends with 2 spaces, but none of its 2 translations does; delete them"])
    #expect(foundInSource("\"Try again.❶ \"", "Noch mal.", "再试一次。", in: "zh-Hans").count == 1)
    #expect(foundInSource("[a, \"stores❶ \"]", "[a, Läden]", "[a, Magasins]").count == 1)
    var bundles = MarkedBundles(["en.yml": "a: \"Stores \"\n", "de.yml": "a: Läden\n", "fr.yml": "a: Magasins\n"])
    bundles.source = "en"
    #expect(bundles.fixed("Stores ", by: .edgeWhitespace) == "Stores")
  }

  @Test("a space may be intended if a translation has it, if text follows, or if only scripts without spaces lack it")
  func meantSpace() {
    #expect(foundInSource("\"Created on \"", "\"Erstellt am \"", "创建于", in: "zh-Hans") == [])
    #expect(foundInSource("\"Created on \"", "''", "创建于", in: "zh-Hans") == [])
    #expect(foundInSource("\"Created on \"", "'…'", "Créé", in: "fr") == [])
    #expect(foundInSource("|\n  Save\n", "Sichern", "Enregistrer") == [])
    var bundles = MarkedBundles(["en.yml": "a: \"On \"\n", "ja.yml": "a: 作成\n", "zh-Hans.yml": "a: 创建于\n"])
    bundles.source = "en"
    #expect(bundles.found(by: .edgeWhitespace) == [])
  }

  @Test("a space may be removed in scripts that don't need it")
  func mayGo() {
    #expect(found("\"Status: \"", "状态：", in: "zh-Hans") == [])
    #expect(found("\"Status: \"", "상태：") == [])
    #expect(found("\"Try -\"", "试试", in: "zh-Hans") == [])
    #expect(found("\"Deleted, \"", "已删除", in: "zh-Hans") == [])
    #expect(found("\" (inactive)\"", "（未激活）", in: "zh-Hans") == [])
    #expect(found("\" (inactive)\"", "(비활성)") == [])
    #expect(found("\" – seconds\"", "초") == [])
    #expect(found("\"Total: \"", "ทั้งหมด", in: "th") == [])
  }

  @Test("a space may be added if the source's script has none")
  func mayCome() {
    #expect(found("共", "\"Total \"", in: "en", of: "zh-Hans") == [])
    #expect(found("“：”", "\": \"", in: "en", of: "zh-Hans") == [])
    #expect(found("원", "\" won\"", in: "en", of: "ko") == [])
    #expect(found("저장", "\"Save❶ \"", in: "en", of: "ko").count == 1)
    #expect(found("명이 좋아해요", "\" people like this\"", in: "en", of: "ko") == [])
    #expect(found("원", "\" 원\"", in: "ko", of: "zh-Hans") == [])
  }

  @Test("a space before a sentence or a Chinese character is a mistake in any source language")
  func beforeSentence() {
    #expect(found("직원이 친절해요", "\"❶ Staff is attentive\"", in: "en", of: "ko").count == 1)
    #expect(found("제품 품질이 좋아요", "\"❶ 产品质量好\"", in: "zh-Hans", of: "ko").count == 1)
    #expect(found("\", 금요일\"", "\" 和星期五\"", in: "zh-Hans", of: "ko") == [])
    #expect(found("产品质量好", "\"❶ Good quality\"", in: "en", of: "zh-Hans").count == 1)
    #expect(found("产品质量好", "\"❶ 品質が良い\"", in: "ja", of: "zh-Hans").count == 1)
    #expect(found("保存", "\"저장❶  \"", in: "ko", of: "zh-Hans").count == 1)
  }

  @Test(
    "a space in the source next to a letter or a full stop is probably a mistake",
    arguments: ["Number ", " second", "Done. "])
  func slips(_ source: String) {
    #expect(found("\"\(source)\"", "값") == [])
  }

  @Test(
    "line breaks, layout, indentation and the number of spaces don't count",
    arguments: [
      ("|\n  Save\n", "저장"), ("Save", "|\n  저장\n\n"), ("\"\\n    Save: \\n  \"", "\"\\n저장:\""),
      ("\"Save\"", "\"\\n  저장\""),
      ("\"Save: \"", "\"저장:  \""), ("\"  Save\"", "\" 저장\""), ("\"Save: \"", "\"저장:\\u00A0\""),
      ("Save", "\u{3000}\u{3000}저장"),
    ])
  func layout(_ source: String, _ translation: String) {
    #expect(found(source, translation) == [])
  }

  @Test(
    "texts without letters and digits are separators between the items of a list",
    arguments: [
      ("\", \"", "、"), ("\" | \"", "'|'"), ("\" and \"", "\", \""), ("\" \"", "·"), ("a", "\" \""), ("\" \"", "a"),
    ])
  func separators(_ source: String, _ translation: String) {
    #expect(found(source, translation) == [])
  }

  @Test("items of lists and categories are compared with their counterparts")
  func parts() {
    #expect(found("[a, \"b: \"]", "[\"가❶ \", \"나:❷\"]").map { $0.prefix(1) } == ["❶", "❷"])
    #expect(found("{ one: a, other: \"b: \" }", "{ other: \"나:❶\" }", in: "de").count == 1)
  }

  @Test("the fix deletes extra spaces, and adds missing ones inside the line breaks")
  func fix() {
    #expect(finding("Save", "\" 저장\"")?.fix?.range == 0..<1)
    #expect(finding("Save", "\" 저장\"")?.fix?.replacement == "")
    #expect(finding("Save", "\"저장 \\u00A0\\n\"")?.fix?.range == 6..<9)
    #expect(finding("\"State:  \"", "|\n  상태:\n")?.fix?.range == 7..<7)
    #expect(finding("\"State:  \"", "|\n  상태:\n")?.fix?.replacement == "  ")
  }
}
