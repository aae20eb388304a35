import CatalogTestSupport
import Testing

@testable import L10nText

@Suite("terms")
struct TermsTests {
  private let glossary = """
    terms:
    - ❼{ ko: 리뷰, en: review, zh-Hans: [评价, 点评], forbidden: { en: [comment], zh-Hans: [评论] } }
    - { ko: [매장, 점포], en: [store, shop], zh-Hans: 门店, forbidden: { ko: [상점], zh-Hans: [店] } }
    - { ko: 회원, en: member }
    - { ko: 회원 등급, en: tier }
    - { ko: 카테고리, en: category }
    - { en: cart, ko: 장바구니 }
    untranslated: [KoCo, Olive Young]
    """

  private func found(_ korean: String, _ translation: String, in language: String = "en", source: String = "ko")
    -> [String]
  {
    var bundles = MarkedBundles([
      "\(source).yml": "a: \(korean)\n", "\(language).yml": "a: \(translation)\n",
      "terms.yml": glossary,
    ])
    bundles.source = source
    return bundles.found(by: .terms)
  }

  @Test("a translation without the word for a term is reported with the possible words and the place in the glossary")
  func missing() {
    #expect(
      found("리뷰를 남겨 주세요", "❶Rate this place")
        == [
          "❶ warning: glossary: translate '리뷰' as 'review' here (❼ in the glossary)"
        ])
    #expect(found("매장 찾기", "❶Find places").first?.contains("translate '매장' as 'store' or 'shop' here") == true)
    #expect(found("리뷰 작성", "❶写感想", in: "zh-CN").first?.contains("'评价' or '点评' here") == true)
  }

  @Test(
    "any form of the word is accepted, in any case",
    arguments: [
      ("리뷰", "Reviews"), ("리뷰를 쓰다", "reviewing"), ("매장은", "Shops nearby"), ("카테고리", "All categories"),
      ("매장", "\"<b>STORE</b>\""),
      ("점포의 리뷰", "store's review"), ("리뷰(3)", "\"(REVIEW) 3\""),
    ])
  func followed(_ korean: String, _ english: String) {
    #expect(found(korean, english) == [])
  }

  @Test("Chinese is searched as it is written")
  func chinese() {
    #expect(found("리뷰", "写点评吧", in: "zh-Hans") == [])
    #expect(found("근처 매장", "附近门店列表", in: "zh-Hans") == [])
    #expect(found("❶购物车", "❷Basket", in: "en", source: "zh-Hans") == [])
  }

  @Test(
    "a particle may follow a term in the source, but a syllable that makes it another word may not",
    arguments: [
      ("리뷰가", true), ("리뷰입니다", true), ("\"리뷰(이)\"", true), ("'리뷰'", true), ("리뷰3", true), ("리뷰에서는", true),
      ("{n}개 리뷰", true),
      ("리뷰어", false), ("프리뷰", false), ("리뷰작성", false),
    ])
  func particles(_ korean: String, _ isMeant: Bool) {
    let quoted = korean.hasPrefix("\"") || korean.hasPrefix("'") ? korean : "\"\(korean)\""
    #expect(found(quoted, "x").isEmpty == !isMeant)
  }

  @Test(
    "an English source has a term in the singular and plural, but not in other words",
    arguments: [
      ("Your review", true), ("REVIEWS", true), ("Categories", true), ("The store's hours", true),
      ("Stores’ hours", true), ("preview", false),
      ("reviewer", false), ("storage", false), ("cartoon", false), ("smart", false),
    ])
  func english(_ english: String, _ isMeant: Bool) {
    #expect(found(english, "다른 말", in: "ko", source: "en").isEmpty == !isMeant)
  }

  @Test("the longer of two terms in one place counts")
  func longest() {
    #expect(found("회원 등급 안내", "❶About levels").count == 1)
    #expect(found("회원 등급 안내", "About tiers") == [])
    #expect(found("회원 안내", "❶About tiers").count == 1)
  }

  @Test("forbidden words are reported at their place, instead of the missing correct one")
  func forbidden() {
    #expect(
      found("리뷰를 남겨 주세요", "Leave a ❶comment")
        == ["❶ warning: glossary: don't use 'comment' for '리뷰'; write 'review' (❼ in the glossary)"])
    #expect(found("리뷰", "❶评论数", in: "zh-Hans").count == 1)
    #expect(found("우리 ❶상점", "Our shop").first?.contains("glossary: don't use '상점';") == true)
  }

  @Test("forbidden words are fine for other meanings, and within the correct word")
  func notForbidden() {
    #expect(found("댓글", "Leave a comment") == [])
    #expect(found("댓글", "评论", in: "zh-Hans") == [])
    #expect(found("매장", "门店", in: "zh-Hans") == [])
    #expect(found("매장", "门店和❶店", in: "zh-Hans").count == 1)
  }

  @Test("a term that is never translated is unchanged")
  func untranslated() {
    #expect(
      found("KoCo에 오신 것을 환영합니다", "❶Welcome to Coco")
        == ["❶ warning: glossary: 'KoCo' stays untranslated; add it here"])
    #expect(found("Olive Young 매장", "Olive Young stores") == [])
    #expect(found("Olive Young", "❶올리브영", in: "fr").count == 1)
    #expect(found("KOCO", "Coco") == [])
    #expect(found("KoCos", "Cocos", in: "fr", source: "en").count == 1)
  }

  @Test("names of arguments and addresses aren't text")
  func code() {
    #expect(found("\"{리뷰}\"", "\"{리뷰} x\"") == [])
    #expect(found("리뷰", "\"❶{review_count} x\"").count == 1)
    #expect(found("\"https://x.kr/koco/review 보기\"", "\"See https://x.kr/koco/review\"", source: "en") == [])
    #expect(found("리뷰", "\"❶https://x.kr/review\"").count == 1)
  }

  @Test("a term may begin a branch of a plural")
  func branches() {
    #expect(found("\"{n, plural, other {리뷰 #개}}\"", "\"❶{n, plural, one {# note} other {# notes}}\"").count == 1)
    #expect(found("\"{n, plural, other {리뷰 #개}}\"", "\"{n, plural, one {Review #} other {Reviews #}}\"") == [])
  }

  @Test("texts that are empty, missing or the same as the source aren't translated yet")
  func yetToCome() {
    #expect(found("리뷰", "리뷰") == [])
    #expect(found("리뷰", "''") == [])
    #expect(found("리뷰", "~") == [])
  }

  @Test("languages that aren't in the glossary may use any words")
  func otherLanguages() {
    #expect(found("리뷰", "avis", in: "fr") == [])
    #expect(found("회원", "会员", in: "zh-Hans") == [])
  }

  @Test("categories and items are compared with their counterparts")
  func parts() {
    #expect(found("[리뷰, 매장]", "[Review, ❶Place]").count == 1)
  }

  @Test("nothing is required without a glossary")
  func none() {
    #expect(MarkedBundles(["ko.yml": "a: 리뷰\n", "en.yml": "a: Comment\n"]).findings == [])
  }
}
