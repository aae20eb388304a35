import CatalogTestSupport
import Testing

@testable import L10nCatalog
@testable import L10nText

@Suite("punctuation-width")
struct PunctuationWidthTests {
  /// Returns the findings in a file with ten or more texts of one kind, and one more.
  private func found(_ usual: String, _ last: String, in language: String = "zh-Hans", count: Int = 10) -> [String] {
    let keys = (0..<count).map { "k\($0)" }
    let texts = keys.map { "\($0): \"\(usual)\"\n" }.joined() + "z: \"\(last)\"\n"
    var bundles = MarkedBundles(["en.yml": "a: x\n", "\(language).yml": texts])
    bundles.source = "en"
    bundles.options.severities = [.punctuationWidth: .info]
    return bundles.found(by: .punctuationWidth)
  }

  @Test("a mark with a different width than others in the file is reported at its place, once per text")
  func differs() {
    #expect(
      found("您好，世界", "您好❶, 世界, 再见")
        == ["❶ info: 10 of 11 commas after Chinese characters in this file are full-width; write '，' for ','"])
    #expect(
      found("确定吗?", "确定吗❶？")
        == ["❶ info: 10 of 11 question marks after Chinese characters in this file are half-width; write '?' for '？'"])
    #expect(
      found("保存しました。", "削除しました❶.", in: "ja")
        == ["❶ info: 10 of 11 full stops after Japanese characters in this file are full-width; write '。' for '.'"])
    #expect(found("名称：{x}", "路径❶: {x}").count == 1)
    #expect(found("文件（只读）", "文件❶(只读)").count == 1)
    #expect(found("{n, plural, other {确定，取消}}", "{n, plural, other {确定❶,取消}}").count == 1)
  }

  @Test(
    "marks in names, numbers or shortcuts, and after other characters, are fine",
    arguments: [
      ("结束。", "图.png"), ("结束。", "动作.名称"), ("名称：好", "版本:2.0"), ("名称：好", "网址:/a"), ("文件（只读）", "文件(&F)"),
      ("文件（只读）", "文件(_F)"), ("您好，世界", "OK, 世界"), ("您好，世界", "您好、世界"), ("结束。", "请稍候..."),
    ])
  func fine(_ usual: String, _ last: String) {
    #expect(found(usual, last) == [])
  }

  @Test("a file with too few marks has no convention, each file has its own, and Korean has none")
  func habits() {
    #expect(found("您好，世界", "您好, 世界", count: 8) == [])
    #expect(found("您好，世界", "您好, 世界", in: "ko") == [])
    let wide = (0..<10).map { "k\($0): 您好，世界\n" }.joined()
    var bundles = MarkedBundles([
      "en.yml": "a: x\n", "zh-Hans/a.yml": wide, "zh-Hans/b.yml": wide.replacing("，", with: ", "),
    ])
    bundles.source = "en"
    bundles.options.severities = [.punctuationWidth: .info]
    #expect(bundles.found(by: .punctuationWidth) == [])
  }

  @Test("the rule is off unless the configuration enables it")
  func off() {
    let texts = (0..<10).map { "k\($0): 您好，世界\n" }.joined() + "z: 您好, 世界\n"
    #expect(CatalogTestSupport.found(by: .punctuationWidth, in: ["zh-Hans.yml": texts, "ko.yml": "a: x\n"]) == [])
  }
}
