import L10nLanguage
import Testing

@testable import L10nGenCore

@Suite("script-purity")
struct ScriptPurityTests {
  private func found(
    _ text: String, in language: String = "zh-Hans", source: String = "ko: x", syntax: MessageSyntax = .icu
  ) -> [String] {
    let parts = source.split(separator: ":", maxSplits: 1).map(String.init)
    var bundles = MarkedBundles(["\(parts[0]).yml": "a:\(parts[1])\n", "\(language).yml": "a: \(text)\n"])
    bundles.source = parts[0]
    bundles.syntax = syntax
    return bundles.found(by: .scriptPurity)
  }

  @Test("Traditional characters in Simplified Chinese are reported with what to write, once a text")
  func traditional() {
    #expect(found("检❶舉") == ["❶ warning: this is Simplified Chinese with a Traditional character; write '举' for '舉'"])
    #expect(
      found("<b>❶沒有选取</b>脱离群組，沒有")
        == ["❶ warning: this is Simplified Chinese with Traditional characters; write '没' for '沒' and '组' for '組'"])
  }

  @Test("Simplified characters in Traditional Chinese are reported with all that may be meant")
  func simplified() {
    #expect(
      found("出❶发", in: "zh-Hant")
        == ["❶ warning: this is Traditional Chinese with a Simplified character; write '發' or '髮' for '发'"])
  }

  @Test("the script follows from the tag", arguments: ["zh", "zh-CN", "zh-SG", "zh-Hans-HK", "yue-CN"])
  func simplifiedTags(_ language: String) {
    #expect(found("❶檢舉", in: language).count == 1)
    #expect(found("检举", in: language) == [])
  }

  @Test("likewise for Traditional Chinese", arguments: ["zh-TW", "zh-HK", "zh-MO", "zh-Hant-CN", "yue"])
  func traditionalTags(_ language: String) {
    #expect(found("❶检举", in: language).count == 1)
    #expect(found("檢舉", in: language) == [])
  }

  @Test("other languages write what they like", arguments: ["ja", "ko", "en", "vi"])
  func others(_ language: String) {
    #expect(found("發言 发言 안녕", in: language) == [])
  }

  @Test("後 and 於 are Traditional, though GB 2312 has them")
  func common() {
    #expect(found("以❶後").first?.contains("'后' for '後'") == true)
    #expect(found("❶於").first?.contains("'于' for '於'") == true)
  }

  @Test("what GB 2312 can write is fine in Simplified Chinese", arguments: ["乾坤 著名 瞭望 麽 徵 后台里面"])
  func gb2312(_ text: String) {
    #expect(found(text) == [])
  }

  @Test("what Big5 can write is fine in Traditional Chinese", arguments: ["皇后 公里 面粉 台北 干涉 云云 只有 游泳 才能 海淀 公厘 涂"])
  func big5(_ text: String) {
    #expect(found(text, in: "zh-Hant") == [])
  }

  @Test(
    "placeholders, selects' words, addresses, tags, and short quotations are not looked at",
    arguments: [
      "请看{檔案}", "{g, select, 女性 {她} 發 {他} other {其他}}", "请看 https://zh.wikipedia.org/wiki/多重要素驗證 说明",
      "见[//zh.wikipedia.org/類 说明]",
      "<a href=\\\"/檔案\\\">文件</a>", "汉字变体（異体字）", "点击「確定」", "选择“繁體”", "《紅樓夢》", "变体 (異體字)",
    ])
  func cited(_ text: String) {
    #expect(found("\"\(text)\"", source: "ko: \"{檔案}\"") == [])
  }

  @Test("a long quotation is speech, an unclosed one is none, and neither is a whole text in quotes that goes on")
  func speech() {
    #expect(found("「今天是第六天，为期六天不眠不休在沙漠穿越的追赶，血眼巨❶鵬已经把牧群偷去」").count == 1)
    #expect(found("点击「❶確定").count == 1)
    #expect(found("\"{n, plural, other {#❶個}}\"").count == 1)
  }

  @Test("names are fine: those of languages, and those that the source writes so")
  func names() {
    #expect(found("日本語") == [])
    #expect(found("繁體中文（台湾）") == [])
    #expect(found("简体中文", in: "zh-Hant") == [])
    #expect(found("樂天超市", source: "ko: 롯데 樂天超市") == [])
    #expect(found("樂天❶超級市场", source: "en: 樂天").count == 1)
  }

  @Test("what Traditional Chinese has as its source is not a name")
  func chineseSource() {
    #expect(found("❶設定", source: "zh-Hant: 設定").count == 1)
  }

  @Test("Hangul in Chinese is reported, and not where it is quoted or a text of its own")
  func hangul() {
    #expect(
      found("附近❶매장", source: "ko: 근처 매장")
        == ["❶ warning: '매장' is Hangul in Chinese text; translate it, or put it in quotation marks"])
    #expect(found("\"{name}❶님，您好\"", source: "ko: \"{name}님, 안녕하세요\"").count == 1)
    #expect(found("❶지금 열려 있음", in: "zh-Hant", source: "ko: 영업 중").count == 1)
    #expect(found("한국어") == [])
    #expect(found("지금 열려 있음", source: "ko: 지금 열려 있음") == [])
    #expect(found("明洞（명동）店，请说「감사합니다」") == [])
  }
}
