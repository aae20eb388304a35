import CatalogTestSupport
import L10nMessages
import Testing

@testable import L10nCatalog
@testable import L10nChecking
@testable import L10nPipeline
@testable import L10nText

@Suite("bare-particle")
struct BareParticleTests {
  private func bundles(_ text: String, _ syntax: MessageSyntax = .icu, language: String = "ko") -> MarkedBundles {
    var bundles = MarkedBundles(["\(language).yml": "a: \"\(text.replacing("\"", with: "\\\""))\"\n"])
    bundles.syntax = syntax
    bundles.source = language
    return bundles
  }

  @Test("a single form of a particle after a placeholder is reported with both forms")
  func words() {
    #expect(
      bundles("{item}❶을 담았어요").found(by: .bareParticle)
        == ["❶ info: '을' is right only after some words; write '을(를)' to get the form that fits"])
  }

  @Test("a particle that Foundation inflects is right in one form")
  func inflected() {
    #expect(bundles("‘^[{item}을](inflect: true)’ 켤 때").found(by: .bareParticle) == [])
    #expect(bundles("^[켤](inflect: true) {item}❶을").found(by: .bareParticle).map(\.first) == ["❶"])
  }

  @Test("a particle after a space is reported at the space, which the fix removes")
  func spaced() {
    #expect(
      bundles("{item}❶ 을 담았어요").found(by: .bareParticle)
        == [
          "❶ info: no space goes before the particle '을', which is right only after some words; write '을(를)' "
            + "without the space"
        ])
    #expect(bundles("{item} 을 담았어요").fixed("{item} 을 담았어요", by: .bareParticle) == "{item}을(를) 담았어요")
    #expect(
      bundles("{item}❶ 을(를) 담았어요").found(by: .bareParticle)
        == ["❶ info: no space goes before the particle '을(를)'; write it without the space"])
    #expect(bundles("{item} 을(를) 담기").fixed("{item} 을(를) 담기", by: .bareParticle) == "{item}을(를) 담기")
    #expect(bundles("{x}  (으)로 이동").fixed("{x}  (으)로 이동", by: .bareParticle) == "{x}(으)로 이동")
    #expect(bundles("“{x}”❶  는 없어요").foundRules == ["❶ bare-particle"])
    #expect(bundles("%@❶ 으로 이동", .printf).fixed("%@ 으로 이동", by: .bareParticle) == "%@(으)로 이동")
  }

  @Test(
    "the fix writes a form that formatting resolves",
    arguments: [
      ("{x}은 쉬어요", "은(는)"), ("{x}는 쉬어요", "은(는)"), ("{x}이 없어요", "이(가)"), ("{x}가 없어요", "이(가)"),
      ("{x}를 담기", "을(를)"), ("{x}와 {y}", "과(와)"), ("{x}과 함께", "과(와)"), ("{x}과의 거리", "과(와)의"),
      ("{x}로 길찾기", "(으)로"), ("{x}으로 길찾기", "(으)로"), ("{x}로부터", "(으)로부터"), ("{x}나 {y}", "(이)나"),
      ("{x}랑 같이", "(이)랑"), ("{x}라고 해요", "(이)라고"), ("{x}라는 이름", "(이)라는"), ("{x}예요.", "이에요(예요)"),
      ("{x}였습니다", "이었(였)습니다"), ("*{x}*을 삭제", "을(를)"), ("<b>{x}</b>을 삭제", "을(를)"), ("“{x}”가 없음", "이(가)"),
      ("{x} (%)", ""), ("{x}({y})를 열기", "을(를)"), ("({x}, {y})를 지나", "을(를)"), ("{x}을", "을(를)"),
    ])
  func fix(_ text: String, _ bothForms: String) {
    let bundles = bundles(text)
    let fixed = bundles.fixed(text, by: .bareParticle)
    #expect(bundles.fixes(by: .bareParticle).map(\.replacement) == (bothForms.isEmpty ? [] : [bothForms]))
    let marked = MessageSyntax.icu.parse(fixed).pattern.markingKoreanParticles()
    let particles = marked.elements.count { if case .particle = $0 { true } else { false } }
    #expect(particles == (bothForms.isEmpty ? 0 : 1))
  }

  @Test("numbers in plurals, choices with different endings, and all syntaxes are checked")
  func holes() {
    #expect(bundles("{n, plural, other {#❶을 넘어요}}").foundRules == ["❶ bare-particle"])
    #expect(bundles("{g, select, a {크림} other {팩트}}❶을 샀어요").foundRules == ["❶ bare-particle"])
    #expect(bundles("{g, select, a {{x}} other {팩트}}❶를 샀어요").foundRules == ["❶ bare-particle"])
    #expect(bundles("{n, spellout}❶를 담기").foundRules == ["❶ bare-particle"])
    #expect(bundles("{n, ordinal}를 담기").foundRules == [])
    #expect(bundles("%{x}❶를 담기", .ruby).foundRules == ["❶ bare-particle"])
    #expect(bundles("{items, list}❶를 담기").foundRules == ["❶ bare-particle"])
    #expect(bundles("{left, duration}❶가 남음").foundRules == ["❶ bare-particle"])
    #expect(bundles("%@❶를 담기", .printf).foundRules == ["❶ bare-particle"])
    #expect(bundles("It''s {x}❶를").fixed("It''s {x}를", by: .bareParticle) == "It''s {x}을(를)")
  }

  @Test(
    "other words, both-forms, and parts that always end in the same sound are fine",
    arguments: [
      "{min}이상", "{n}은행", "{n}가지", "{n}개를", "{x} 이 상품", "{x} 나 혼자", "{x} 은행", "{road} 로 12", "{d, date, long} 은 쉬어요",
      "{x}이다", "{x}입니다", "{x}을(를)", "{x}은/는 반드시", "{x}이/가 추가",
      "{x}(으)로", "{x}(은)는", "{x} (은행)", "{x}와/과 비밀번호", "종로{n}가", "종로 {n}가", "제{n}과", "{name}과", "{road}로 12",
      "{road}로 {n}",
      "{d, date, long}은 쉬어요", "{t, time, short}은 쉬어요", "{r, number, percent}를 할인", "{p, number, ::currency/KRW}을 결제",
      "{stay, interval}을 예약", "{size, bytes}를 지움",
      "\"{x}\"라고 했어요", "{n, plural, =1 {하나} other {#개}}를 샀어요", "{g, select, a {크림} other {로션}}을 샀어요", "파일({n})을 열기",
      "참가자 ({x})로서",
      "{x}란에", "{n}면", "크림을", "{x}님이", "{x}에서", "{x}가격", "{x}나라", "{x}로그인",
    ])
  func fine(_ text: String) {
    #expect(bundles(text).found(by: .bareParticle) == [])
  }

  @Test("only Korean texts are checked")
  func language() {
    #expect(bundles("{x}을", language: "ja").found(by: .bareParticle) == [])
    #expect(bundles("{x}❶을", language: "ko-KR").foundRules == ["❶ bare-particle"])
  }

  @Test("a catalog whose particles aren't resolved isn't checked")
  func option() {
    var configuration = Configuration(
      translations: TranslationPaths(""), reading: ReadingOptions(source: "ko"),
      checking: CheckingOptions(),
      emission: EmissionOptions())
    let file = InputFile(path: ["ko.yml"], shownPath: "ko.yml", bytes: Array("a: \"{x}을 담기\"\n".utf8))
    #expect(Pipeline(configuration).check([file]).findings.map(\.rule) == [.bareParticle])
    configuration.emission.koreanParticles = false
    #expect(Pipeline(configuration).check([file]).findings == [])
  }
}
