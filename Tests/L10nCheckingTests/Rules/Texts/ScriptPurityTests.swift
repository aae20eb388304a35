import CatalogTestSupport
import L10nMessages
import Testing

@testable import L10nText

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

  @Test("Traditional characters in Simplified Chinese are reported with their replacement, once per text")
  func traditional() {
    #expect(found("检❶舉") == ["❶ warning: this is Simplified Chinese with a Traditional character; write '举' for '舉'"])
    #expect(
      found("<b>❶沒有选取</b>脱离群組，沒有")
        == ["❶ warning: this is Simplified Chinese with Traditional characters; write '没' for '沒' and '组' for '組'"])
  }

  @Test("Simplified characters in Traditional Chinese are reported with all possible meanings")
  func simplified() {
    #expect(
      found("出❶发", in: "zh-Hant")
        == ["❶ warning: this is Traditional Chinese with a Simplified character; write '發' or '髮' for '发'"])
  }

  @Test("Simplified Chinese is recognized by the tag", arguments: ["zh", "zh-CN", "zh-SG", "zh-Hans-HK", "yue-CN"])
  func simplifiedTags(_ language: String) {
    #expect(found("❶檢舉", in: language).count == 1)
    #expect(found("检举", in: language) == [])
  }

  @Test("Traditional Chinese is recognized by the tag", arguments: ["zh-TW", "zh-HK", "zh-MO", "zh-Hant-CN", "yue"])
  func traditionalTags(_ language: String) {
    #expect(found("❶检举", in: language).count == 1)
    #expect(found("檢舉", in: language) == [])
  }

  @Test("other languages may use any characters", arguments: ["en", "vi"])
  func others(_ language: String) {
    #expect(found("發言 发言 안녕 アプリ", in: language) == [])
  }

  @Test("後 and 於 are Traditional, although GB 2312 has them")
  func common() {
    #expect(found("以❶後").first?.contains("'后' for '後'") == true)
    #expect(found("❶於").first?.contains("'于' for '於'") == true)
  }

  @Test("characters of GB 2312 are fine in Simplified Chinese", arguments: ["乾坤 著名 瞭望 麽 徵 后台里面"])
  func gb2312(_ text: String) {
    #expect(found(text) == [])
  }

  @Test("characters of Big5 are fine in Traditional Chinese", arguments: ["皇后 公里 面粉 台北 干涉 云云 只有 游泳 才能 海淀 公厘 涂"])
  func big5(_ text: String) {
    #expect(found(text, in: "zh-Hant") == [])
  }

  @Test(
    "placeholders, words of selects, addresses, tags and short quotations aren't checked",
    arguments: [
      "请看{檔案}", "{g, select, 女性 {她} 發 {他} other {其他}}", "请看 https://zh.wikipedia.org/wiki/多重要素驗證 说明",
      "见[//zh.wikipedia.org/類 说明]",
      "<a href=\\\"/檔案\\\">文件</a>", "汉字变体（異体字）", "点击「確定」", "选择“繁體”", "《紅樓夢》", "变体 (異體字)",
    ])
  func cited(_ text: String) {
    #expect(found("\"\(text)\"", source: "ko: \"{檔案}\"") == [])
  }

  @Test("a long quotation is speech, an unclosed one isn't a quotation, and neither is a quoted text that continues")
  func speech() {
    #expect(found("「今天是第六天，为期六天不眠不休在沙漠穿越的追赶，血眼巨❶鵬已经把牧群偷去」").count == 1)
    #expect(found("点击「❶確定").count == 1)
    #expect(found("\"{n, plural, other {#❶個}}\"").count == 1)
  }

  @Test("names are fine: those of languages, and those that the source writes in this way")
  func names() {
    #expect(found("日本語") == [])
    #expect(found("繁體中文（台湾）") == [])
    #expect(found("简体中文", in: "zh-Hant") == [])
    #expect(found("樂天超市", source: "ko: 롯데 樂天超市") == [])
    #expect(found("樂天❶超級市场", source: "en: 樂天").count == 1)
  }

  @Test("characters in a source in Traditional Chinese aren't names")
  func chineseSource() {
    #expect(found("❶設定", source: "zh-Hant: 設定").count == 1)
  }

  @Test("Hangul in Chinese is reported, unless it is quoted or a separate text")
  func hangul() {
    #expect(
      found("附近❶매장", source: "ko: 근처 매장")
        == ["❶ warning: '매장' is Hangul in Chinese text; translate it, or put it in quotation marks"])
    #expect(found("\"{name}❶님，您好\"", source: "ko: \"{name}님, 안녕하세요\"").count == 1)
    #expect(found("❶지금 열려 있음", in: "zh-Hant", source: "ko: 영업 중").count == 1)
    #expect(found("❶필터", source: "en: Filter").count == 1)
    #expect(found("한국어") == [])
    #expect(found("지금 열려 있음", source: "ko: 지금 열려 있음") == [])
    #expect(found("明洞（명동）店，请说「감사합니다」") == [])
    #expect(found("输入한글", source: "en: Type 한글") == [])
  }

  @Test("kana in Chinese or Korean is reported, whether or not the rest is translated")
  func kana() {
    #expect(
      found("附近的❶アプリ", source: "en: Apps nearby")
        == ["❶ warning: 'アプリ' is Japanese in Chinese text; translate it, or put it in quotation marks"])
    #expect(
      found("설정을 저장❶しますか", in: "ko", source: "en: Save?")
        == ["❶ warning: 'しますか' is Japanese in Korean text; translate it, or put it in quotation marks"])
    #expect(found("❶キャンセル", in: "zh-Hant", source: "en: Cancel").count == 1)
    #expect(found("❶キャンセル", in: "ko", source: "en: Cancel").count == 1)
    #expect(found("保存❶する", source: "ja: 保存する").count == 1)
  }

  @Test(
    "names, quoted words, faces, の between Chinese words, and marks that aren't letters are fine",
    arguments: [
      "鲜の每日", "「ありがとう」的意思", "平假名（ひらがな）", "ひらがな", "网络错误 ¯\\_(ツ)_/¯", "太好了ヽ(°▽°)ノ", "史蒂夫・乔布斯", "日本語",
    ])
  func namesWithKana(_ text: String) {
    #expect(found("\"\(text)\"", source: "en: x") == [])
  }

  @Test("kana that the source has in the same form is a name, unless the source is Japanese")
  func kanaOfSource() {
    #expect(found("哆啦A梦ドラえもん", source: "en: Doraemon ドラえもん") == [])
    #expect(found("观看❶ドラえもん", source: "ja: ドラえもんを見る").count == 1)
    #expect(found("ドラえもん", source: "ja: ドラえもん") == [])
  }

  @Test("Japanese characters are reported in Chinese, together with those of the other script")
  func japaneseCharacters() {
    #expect(
      found("❶検索结果", source: "en: Results") == ["❶ warning: '検' isn't used in Chinese; write the Chinese character"])
    #expect(
      found("聊天記❶録與衝撃", in: "zh-Hant", source: "en: Log")
        == ["❶ warning: '録' and '撃' aren't used in Chinese; write the Chinese characters"])
    #expect(found("閲讀説明", in: "zh-HK") == [])
  }

  @Test("only the kana of Japanese text is reported in Chinese")
  func japaneseText() {
    #expect(
      found("設定❶を変更", source: "en: Settings")
        == ["❶ warning: 'を' is Japanese in Chinese text; translate it, or put it in quotation marks"])
  }

  @Test("Hangul and Chinese characters are reported in Japanese")
  func japanese() {
    #expect(
      found("写真を❶사진", in: "ja", source: "en: Photo")
        == ["❶ warning: '사진' is Hangul in Japanese text; translate it, or put it in quotation marks"])
    #expect(
      found("❶说明を表示", in: "ja", source: "en: Show help")
        == ["❶ warning: '说' isn't used in Japanese; write the Japanese character, or translate the text"])
    #expect(
      found("❶删除照片吗？", in: "ja", source: "en: Delete?")
        == [
          "❶ warning: '删' and '吗' aren't used in Japanese; write the Japanese characters, or translate the text"
        ])
    #expect(found("選擇❶您的檔案", in: "ja", source: "en: Choose").count == 1)
    #expect(found("❶说明", in: "ja", source: "zh-Hans: 说明").count == 1)
  }

  @Test(
    "old characters in sentences, names of languages and quoted words are fine in Japanese",
    arguments: [
      "髙橋さんと頰と醬油", "国際化", "設定", "冪乗", "高さの閾値", "蟻の行進", "简体中文（中国）", "「说」の読み方", "한국어", "冪を計算する",
    ])
  func japaneseNames(_ text: String) {
    #expect(found(text, in: "ja", source: "en: x") == [])
  }

  @Test("characters that Korean doesn't use, and text without any Hangul, are reported")
  func korean() {
    #expect(
      found("사진 ❶设置", in: "ko", source: "en: Settings")
        == ["❶ warning: '设' isn't used in Korean; translate the text"])
    #expect(
      found("❶設定", in: "ko", source: "en: Settings")
        == ["❶ warning: this is Korean without Hangul; translate the text"])
    #expect(found("❶検索しますか", in: "ko", source: "en: Search?").count == 1)
  }

  @Test(
    "Chinese characters in parentheses or next to Hangul, and names of languages, are fine in Korean",
    arguments: ["역(逆)인터레이스", "反-죽음의 꿈", "中", "中文（台灣）", "日本語", "「設定」", "雨水와 穀雨"])
  func koreanNames(_ text: String) {
    #expect(found(text, in: "ko", source: "en: x") == [])
  }
}
