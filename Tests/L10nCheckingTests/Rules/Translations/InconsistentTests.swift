import CatalogTestSupport
import Testing

@testable import L10nText

@Suite("inconsistent")
struct InconsistentTests {
  @Test("translations that differ from the usual one are found, with a place that has it")
  func different() {
    #expect(
      found(
        by: .inconsistent,
        in: [
          "ko.yml": "a: 쿠폰 받기\nb: 쿠폰 받기\nc: 쿠폰 받기\nd: 다른 글\n",
          "en.yml": "a: ❶Receive coupons\nb: ❷Get a coupon\nc: Get a coupon\nd: Other text\n",
          "zh-Hans.yml": "a: 领券\nb: 领券\nc: 领券\nd: 其他\n",
        ])
        == [
          "❶ info: 'b' has the same text in ko, but is translated as 'Get a coupon'; use one translation for both "
            + "(❷ the other translation)"
        ])
  }

  @Test("the other message of a table is named as in its file")
  func writtenKey() {
    let found = found(
      by: .inconsistent,
      in: [
        "ko.lproj/Shop.strings": "\"제품 리뷰, 전체\" = \"제품 리뷰\";\n\"제품 리뷰!\" = \"제품 리뷰\";\n",
        "en.lproj/Shop.strings": "\"제품 리뷰, 전체\" = \"Product reviews\";\n\"제품 리뷰!\" = \"Reviews\";\n",
      ])
    #expect(found.map { $0.contains("'제품 리뷰, 전체' has the same") || $0.contains("'제품 리뷰!' has the same") } == [true])
  }

  @Test("the first of several equally frequent translations counts as the usual one")
  func equallyOften() {
    #expect(
      found(
        by: .inconsistent,
        in: ["ko.yml": "b: 쿠폰 받기\na: 쿠폰 받기\n", "en.yml": "b: ❶Receive\na: Get a coupon\n"]
      ).count == 1)
  }

  @Test(
    "some texts may be translated in several ways",
    arguments: [
      ("a: Open\nb: Open\n", "a: 열기\nb: 영업 중\n"), ("a: Page 1\nb: Page 1\n", "a: 1쪽\nb: 1페이지\n"),
      ("a: Get coupons\nb: Get coupons\n", "a: 쿠폰 받기\nb: \"\"\n"),
      ("a: Get coupons\nb: Get a coupon\n", "a: 가\nb: 나\n"),
      ("a: [Get coupons, Get coupons]\n", "a: [가, 나]\n"), ("a: Get coupons\nb: Get coupons\n", "a: 쿠폰 받기\n"),
    ])
  func excused(_ source: String, _ translation: String) {
    var bundles = MarkedBundles(["en.yml": source, "ko.yml": translation])
    bundles.source = "en"
    #expect(bundles.found(by: .inconsistent) == [])
  }

  @Test("a long translation is shortened in the message, and complete in the facts")
  func long() {
    let text = String(repeating: "Get a coupon ", count: 9) + "now"
    let bundles = MarkedBundles(["ko.yml": "a: 쿠폰 받기\nb: 쿠폰 받기\n", "en.yml": "a: \(text)\nb: Other\n"])
    let finding = bundles.findings.first { $0.rule == .inconsistent }
    #expect(finding?.message.contains("'\(text.prefix(60))…'") == true)
    #expect(finding?.facts.values.first { $0.key == .expected }?.value == text)
  }

  @Test("an untranslated text isn't another translation")
  func untranslated() {
    var bundles = MarkedBundles([
      "en.yml": "a: Get coupons\nb: Get coupons\nc: Get coupons\n",
      "ko.yml": "a: Get coupons\nb: 쿠폰 받기\nc: Get coupons\n",
    ])
    bundles.source = "en"
    #expect(bundles.found(by: .inconsistent) == [])
  }

  @Test("the same text in another region of the source's language is a translation")
  func variant() {
    var bundles = MarkedBundles([
      "en.yml": "a: Pick a color\nb: Pick a color\n", "en-GB.yml": "a: Pick a colour\nb: ❶Pick a color\n",
    ])
    bundles.source = "en"
    #expect(bundles.found(by: .inconsistent).count == 1)
  }

  @Test("a key that the source's file has lost isn't compared")
  func lostKeys() {
    var bundles = MarkedBundles([
      "en.lproj/Shop.strings": "next = \"Next Up\";",
      "cs.lproj/Shop.strings": "next = \"Další\"; \"Next Up\" = \"Jiné\";",
    ])
    bundles.source = "en"
    #expect(bundles.found(by: .inconsistent) == [])
  }

  @Test(
    "keys may say that a text has another use, which is worded another way",
    arguments: [
      ("filter.section.title", "filter.title", 0), ("new_password", "new_password_placeholder", 0),
      ("SORT_RELEASE_DATE", "RELEASE_DATE", 0), ("folder.addTitle", "folder.addButton", 0),
      ("filter.title", "filter.row", 1), ("add_button", "add_action", 1),
    ])
  func roles(_ first: String, _ second: String, _ count: Int) {
    var bundles = MarkedBundles([
      "en.yml": "\(first): Release date\n\(second): Release date\n",
      "ko.yml": "\(first): 출시일\n\(second): 나온 날\n",
    ])
    bundles.source = "en"
    #expect(bundles.found(by: .inconsistent).count == count)
  }
}
