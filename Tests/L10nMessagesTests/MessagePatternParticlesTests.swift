import TestSupport
import Testing

@testable import L10nLanguage
@testable import L10nMessages

@Suite("Both-forms in a Korean message")
struct MessagePatternParticlesTests {
  private static let item = MessagePattern.Element.placeholder(
    Placeholder(argument: "item", format: .plain, range: 0..<6))

  private static func particle(_ written: String, _ afterConsonant: String, _ afterVowel: String)
    -> MessagePattern.Element
  {
    .particle(KoreanParticle(written: written, afterConsonant: afterConsonant, afterVowel: afterVowel))
  }

  private static let object = particle("을(를)", "을", "를")

  @Test(
    "both-forms are resolved directly after an argument",
    arguments: [
      "", "\"", "”", "'", "」", "』", "》", "]", ")", "&quot;", "&#39;", "&rsquo;&nbsp;", "</b>", "</b></a>", "\"</b> ",
      " ", "\" ", "**",
      "\u{2069}", "`", "<br/>", "%", ")</span>", "\u{A0}", "(21호)", " (21호)", "](https://example.com/a)", "(50ml)**",
    ])
  func afterArgument(between: String) {
    let pattern = MessagePattern([.text("상품 "), Self.item, .words(between + "을(를) 저장했습니다.")])
    var expected: [MessagePattern.Element] = [.text("상품 "), Self.item]
    if !between.isEmpty { expected.append(.words(between)) }
    expected += [Self.object, .text(" 저장했습니다.")]
    #expect(pattern.markingKoreanParticles().elements == expected)
  }

  @Test(
    "both-forms are unchanged everywhere else",
    arguments: [
      "  을(를)", "\n을(를)", "이하 을(를)", ", 을(를)", "(이하 회원)", "과(課)", "이/가격", "<을(를)", "&을(를)", "(을(를))",
    ])
  func elsewhere(text: String) {
    let pattern = MessagePattern([Self.item, .words(text)])
    #expect(pattern.markingKoreanParticles() == pattern)
  }

  @Test("both-forms are unchanged if no argument precedes them")
  func noArgument() {
    let pattern = MessagePattern([.text("을(를) 저장"), Self.item])
    #expect(pattern.markingKoreanParticles() == pattern)
  }

  @Test("both-forms are resolved after a choice and after its number")
  func afterChoice() {
    func choice(_ elements: [MessagePattern.Element]) -> MessagePattern.Element {
      .plural(
        PluralChoice(
          argument: "count", kind: .cardinal,
          branches: [.init(selector: .category(.other), pattern: MessagePattern(elements), range: 0..<0)], range: 0..<0)
      )
    }
    let pattern = MessagePattern([choice([.numberSign, .text("(을)를 산 개")]), .text("을(를) 저장")])
    #expect(
      pattern.markingKoreanParticles().elements == [
        choice([.numberSign, Self.particle("(을)를", "을", "를"), .text(" 산 개")]), Self.object, .text(" 저장"),
      ])
  }

  @Test("both-forms are resolved at the start of a branch if an argument precedes the choice")
  func startOfBranch() {
    func choice(_ elements: [MessagePattern.Element]) -> MessagePattern.Element {
      .select(
        SelectChoice(
          argument: "mode", branches: [.init(keyword: "other", pattern: MessagePattern(elements), range: 0..<0)],
          range: 0..<0))
    }
    let branch = [MessagePattern.Element.text("을(를) 저장")]
    #expect(
      MessagePattern([Self.item, .text("</b>"), choice(branch)]).markingKoreanParticles().elements == [
        Self.item, .text("</b>"), choice([Self.object, .text(" 저장")]),
      ])
    let written = MessagePattern([Self.item, .text("님"), choice(branch)])
    #expect(written.markingKoreanParticles() == written)
  }

  @Test(
    "both-forms after words of the text become the form that fits",
    arguments: [
      ("파일을(를) 저장", "파일을 저장"), ("사진을(를) 지우고 메모을(를) 씁니다.", "사진을 지우고 메모를 씁니다."), ("서울(으)로 갑니다", "서울로 갑니다"),
      ("파일(이)라고", "파일이라고"), ("‘메모’은(는)", "‘메모’는"), ("PDF을(를) 엽니다", "PDF를 엽니다"), ("3월이(가)", "3월이"), ("집（을）를", "집을"),
      ("사진는(은)", "사진은"), ("친구와(과)", "친구와"), ("회의이었(였)습니다", "회의였습니다"),
    ])
  func knownSound(text: String, expected: String) {
    #expect(MessagePattern([.text(LiteralText(text))]).markingKoreanParticles().plainText == expected)
    #expect(
      MessagePattern([Self.item, .words("님, " + text)]).markingKoreanParticles().elements
        == [Self.item, .text(LiteralText("님, " + expected))])
  }

  @Test(
    "both-forms after words are unchanged if they may be something else",
    arguments: [
      "길이(가), 너비(나)", "금/은/는", "길이/가격", "김(이)씨", "지아(야)", "파일 을(를)", "을(를)", "조사 '을(를)'", "漢을(를)", "파일(을", "(이하 회원)",
      "파일을(를",
    ])
  func unclear(text: String) {
    let pattern = MessagePattern([.text(LiteralText(text))])
    #expect(pattern.markingKoreanParticles() == pattern)
  }

  @Test("both-forms after an argument's suffix fit the suffix, and are unchanged after a word that continues it")
  func suffixes() {
    func marked(_ text: String) -> [MessagePattern.Element] {
      MessagePattern([Self.item, .words(text)]).markingKoreanParticles().elements
    }
    #expect(marked("님을(를) 저장") == [Self.item, .text("님을 저장")])
    #expect(marked("명이(가)") == [Self.item, .text("명이")])
    #expect(marked("GB을(를)") == [Self.item, .words("GB을(를)")])
  }

  @Test("marking again changes nothing, and nothing is lost")
  func again() {
    let pattern = MessagePattern([Self.item, .text("을(를)을(를)"), Self.item, .text("(으)로")])
    let marked = pattern.markingKoreanParticles()
    #expect(
      marked.elements == [
        Self.item, Self.object, .text("을(를)"), Self.item, Self.particle("(으)", "으", ""), .text("로"),
      ])
    #expect(marked.markingKoreanParticles() == marked)
  }

  @Test("marking changes nothing else, whatever the text")
  func nothingLost() {
    var generator = SplitMix(state: 5)
    let pieces = [
      "은", "는", "이", "가", "을", "를", "(", ")", "/", "으", "로", " ", "라고", "예요", "</b>", "&quot;", "<", "&", ";", "（", "／",
      "였", "e",
      "\u{301}", "😀",
    ]
    for _ in 0..<20_000 {
      let text = (0..<Int.random(in: 0...8, using: &generator))
        .map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      let written = MessagePattern([Self.item, .words(text)]).markingKoreanParticles().elements.map { element in
        switch element {
        case .text(let text): text.string
        case .particle(let particle): particle.form(after: "漢")
        default: ""
        }
      }
      // After a syllable of the text, one of the forms replaces it.
      func rest(_ text: String) -> [Unicode.Scalar] {
        text.unicodeScalars.filter { !("가"..."힣").contains($0) && !"()（".unicodeScalars.contains($0) }
      }
      #expect(rest(written.joined()) == rest(text))
      if !text.contains(where: { ("가"..."힣").contains($0) }) { #expect(written.joined() == text) }
    }
  }
}
