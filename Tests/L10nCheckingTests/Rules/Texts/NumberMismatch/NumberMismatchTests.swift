import CatalogTestSupport
import Testing

@testable import L10nText

@Suite("number-mismatch")
struct NumberMismatchTests {
  private func found(_ english: String, _ translation: String, in language: String = "ko") -> [String] {
    var bundles = MarkedBundles(["en.yml": "a: \"\(english)\"\n", "\(language).yml": "a: \"\(translation)\"\n"])
    bundles.source = "en"
    return bundles.found(by: .numberMismatch)
  }

  @Test("the numbers of attributes for grammar agreement aren't shown")
  func grammar() {
    #expect(found("Your {a} of 2", "Tu {a} está ^[listo](agreeWithArgument: 1) de 2", in: "es") == [])
    #expect(found("Your {a} of 2", "Tu {a} está ^[listo](agreeWithArgument: 1) de ❶3", in: "es").count == 1)
  }

  @Test("a number that differs from the source's is reported at its place")
  func different() {
    #expect(
      found("Up to 300 photos", "사진은 ❶100장까지")
        == ["❶ warning: this text has '100', but en has '300'; write the same number"])
    #expect(found("A fee of 0.005 %", "수수료 ❶0.01 %").count == 1)
    #expect(found("Only $25 a year", "연 $❶15").count == 1)
    #expect(found("10,000 points", "❶1000 포인트").count == 1)
    #expect(found("for {n} of 24 hours", "{n}/❶12시간").count == 1)
    #expect(
      found("From 3 to 5", "❶4에서 6까지")
        == ["❶ warning: this text has '4' and '6', but en has '3' and '5'; write the same numbers"])
    #expect(found("ISO 8601 dates", "ISO ❶8061 日期", in: "zh-Hans").count == 1)
    #expect(found("Version 2.10.20 is out", "2.10.❶4".replacing("2.10.❶4", with: "❶2.10.4 출시")).count == 1)
  }

  @Test(
    "the same number in any spelling is fine",
    arguments: [
      ("10,000 points", "1만 포인트", "ko"), ("10,000 points", "1万点", "zh-Hans"), ("10k points", "10.000 Punkte", "de"),
      ("15,000 won", "1만 5천 원", "ko"), ("10500 won", "1만 500원", "ko"), ("120 million users", "1.2亿用户", "zh-Hans"),
      ("1.5 GB free", "1,5 GB frei", "de"), ("1,234.5 m", "1 234,5 m", "fr"),
      ("12,34,567 rupees", "1234567 roupies", "fr"),
      ("5 items", "５个项目", "zh-Hans"), ("5 items", "٥ عناصر", "ar"), ("two items", "항목 2개", "ko"),
      ("2 items", "항목 두 개", "ko"), ("First of 3", "3개 중 1번째", "ko"), ("on 2024-01-05", "2024년 1월 5일", "ko"),
      ("v1.0.25 for Android 14", "Android 14: 1.0.25", "de"), ("Jan 5, 2024", "5.1.2024", "de"),
      ("at 3 PM", "15:00", "ko"), ("at 3:30 p.m.", "오후 3시 30분", "ko"),
      ("More than 8 letters", "9자 이상", "ko"), ("in the 1700s", "18세기에", "ko"), ("since 1980", "80년부터", "ko"),
      ("1. Open the app", "2. 앱 열기", "ko"), ("e.g. 10:30 today", "예: 14:20 오늘", "ko"), ("UTF-8", "EUC-KR 949", "ko"),
      ("{n, plural, one {1 item} other {# items}}", "{n, plural, other {#개}}", "ko"),
      ("Page 3", "페이지", "ko"), ("Page", "3페이지", "ko"), ("Players 145", "玩家 1、4、5", "zh-Hans"),
      ("Only $25 a year", "за 999 ₽ в год", "ru"), ("a 2x1 b 9", "5 6 7 c", "ko"),
      ("<h1>Title 1</h1>", "<h1>제목 1</h1>", "ko"), ("week_2 plan", "week_3 계획", "ko"),
    ])
  func same(_ english: String, _ translation: String, _ language: String) {
    #expect(found(english, translation, in: language) == [])
  }

  @Test("each form of a plural map and each item of a list is compared with its counterpart")
  func counterparts() {
    #expect(
      CatalogTestSupport.found(
        by: .numberMismatch, in: ["ko.yml": "a: [사진 1장, 사진 5장]\n", "en.yml": "a: [1 photo, ❶6 photos]\n"]
      ).count == 1)
    #expect(
      CatalogTestSupport.found(
        by: .numberMismatch,
        in: ["ko.yml": "a:\n  other: 최대 30개\n", "en.yml": "a:\n  one: up to ❶3 of one\n  other: up to 30\n"]
      ).count == 1)
  }

  @Test("the time to check numbers of any length and count grows with the text")
  func flood() {
    let digits = String(repeating: "1234567890", count: 2_000)
    #expect(found("number \(digits)", "숫자 ❶\(digits)1").count == 1)
    let many = (0..<3_000).map { "\($0)만" }.joined(separator: " ")
    #expect(found("numbers \(many) and 9999999", "숫자 \(many) 8999999").count <= 1)
  }

  @Test("a changed limit is a different number, unless one text includes it and the other doesn't")
  func limits() {
    #expect(found("Up to 5 photos", "사진 ❶6장 이하").count == 1)
    #expect(found("At least 5 letters", "❶6자 이상").count == 1)
    #expect(found("More than 5 letters", "❶6자 초과").count == 1)
    #expect(found("More than 5 letters", "6자 이상") == [])
    #expect(found("At least 6 letters", "5자 초과") == [])
  }

  @Test("years of eras are the same years")
  func eras() {
    #expect(found("Since March 2016", "平成28年3月から", in: "ja") == [])
    #expect(found("Since March 2016", "平成❶27年3月から", in: "ja").count == 1)
    #expect(found("Since March 2016", "民國105年3月起", in: "zh-Hant") == [])
  }
}
