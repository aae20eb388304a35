import TestSupport
import Testing

@testable import L10nLanguage

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
    "are resolved right after an argument",
    arguments: [
      "", "\"", "”", "'", "」", "』", "》", "]", ")", "&quot;", "&#39;", "&rsquo;&nbsp;", "</b>", "</b></a>", "\"</b> ",
      " ", "\" ", "**",
      "`", "<br/>", "%", ")</span>", "\u{A0}", "(21호)", " (21호)", "](https://example.com/a)", "(50ml)**",
    ])
  func afterArgument(between: String) {
    let pattern = MessagePattern([.text("상품 "), Self.item, .words(between + "을(를) 저장했습니다.")])
    var expected: [MessagePattern.Element] = [.text("상품 "), Self.item]
    if !between.isEmpty { expected.append(.words(between)) }
    expected += [Self.object, .text(" 저장했습니다.")]
    #expect(pattern.markingKoreanParticles().elements == expected)
  }

  @Test(
    "are left alone everywhere else",
    arguments: [
      "님을(를) 저장", "  을(를)", "\n을(를)", "이하 을(를)", ", 을(를)", "(이하 회원)", "과(課)", "이/가격", "<을(를)", "&을(를)", "(을(를))",
    ])
  func elsewhere(text: String) {
    let pattern = MessagePattern([Self.item, .words(text)])
    #expect(pattern.markingKoreanParticles() == pattern)
  }

  @Test("are left alone where no argument comes before")
  func noArgument() {
    let pattern = MessagePattern([.text("을(를) 저장"), Self.item])
    #expect(pattern.markingKoreanParticles() == pattern)
  }

  @Test("are resolved after a choice and after its number")
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

  @Test("are resolved at the start of a branch when an argument stands before the choice")
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

  @Test("stay marked when marked again, and nothing is lost")
  func again() {
    let pattern = MessagePattern([Self.item, .text("을(를)을(를)"), Self.item, .text("(으)로")])
    let marked = pattern.markingKoreanParticles()
    #expect(
      marked.elements == [
        Self.item, Self.object, .text("을(를)"), Self.item, Self.particle("(으)", "으", ""), .text("로"),
      ])
    #expect(marked.markingKoreanParticles() == marked)
  }

  @Test("are written as they were where nothing is known, whatever the text")
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
      #expect(written.joined().unicodeScalars.elementsEqual(text.unicodeScalars))
    }
  }
}
