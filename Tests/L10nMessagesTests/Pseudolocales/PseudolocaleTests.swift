import Testing

@testable import L10nLanguage
@testable import L10nMessages

@Suite("Pseudolocales")
struct PseudolocaleTests {
  private func text(_ text: String, _ locale: Pseudolocale) -> String? {
    locale.pattern(MessagePattern([.text(LiteralText(text))])).plainText
  }

  @Test(
    "en-XA has longer words with accents, in brackets",
    arguments: [
      ("Sign in", "[Šîîĝñ îîñ]"), ("24 Stores", "[24 Šţööŕééš]"), ("영업 중", "[영영업 중중]"),
      ("영업시간 안내", "[영영업시간간 안안내]"), ("营业时间", "[营营业时间间]"), ("", ""), ("…", "[…]"),
      ("Don't", "[Ðööñ'ţ]"), ("e\u{301}te\u{301}", "[e\u{301}e\u{301}ţe\u{301}]"),
    ])
  func accented(_ source: String, _ expected: String) {
    #expect(text(source, .accented) == expected)
  }

  @Test("ar-XB has words from right to left")
  func bidirectional() {
    #expect(
      text("Sign in!", .bidirectional) == "\u{200F}\u{202E}Sign\u{202C}\u{200F} \u{200F}\u{202E}in\u{202C}\u{200F}!")
    #expect(text("", .bidirectional) == "")
  }

  @Test(
    "tags, entities and addresses are unchanged",
    arguments: [
      ("<b class=\"x y\">Hi</b> &amp; &#38; me", "[<b class=\"x y\">Ĥîî</b> &amp; &#38; ɱéé]"),
      ("See https://a.example/b?c=d or www.b.example", "[Šéééé https://a.example/b?c=d ööŕ www.b.example]"),
      ("Mail me@a.example", "[Ṁááîîļ me@a.example]"), ("1 < 2 & 3", "[1 < 2 & 3]"), ("a <b", "[áá <ƀ]"),
      ("a <b <i>c</i>", "[áá <ƀ <i>ç</i>]"),
    ])
  func code(_ source: String, _ expected: String) {
    #expect(text(source, .accented) == expected)
  }

  @Test("arguments, choices and particles are unchanged")
  func patterns() throws {
    let source = StoredMessage.text("{name}을(를) {count, plural, other {#개 샀어요}}")
    let pattern = try #require(MessageSyntax.icu.parse(source, hasArguments: true).patterns.first)
    let changed = Pseudolocale.accented.pattern(pattern.markingKoreanParticles())
    #expect(changed.elements.contains { if case .particle = $0 { true } else { false } })
    #expect(
      changed.withoutPlaces.elements.first == .text("[") && changed.elements.last == .text("]")
        && changed.placeholders.map(\.argument) == ["name"])
    guard case .plural(let choice) = changed.elements[changed.elements.count - 2] else {
      Issue.record("there is no plural")
      return
    }
    #expect(choice.branches[0].pattern.withoutPlaces.elements == [.pluralNumber(0..<0), .text("개개 샀샀어요")])
  }

  @Test("pseudolocales are found by their tags")
  func tags() throws {
    #expect(Pseudolocale(try #require(LanguageTag("en-xa"))) == .accented)
    #expect(Pseudolocale(try #require(LanguageTag("ar_XB"))) == .bidirectional)
    for language in ["en", "en-US", "ar", "en-XB", "fr-XA"] {
      #expect(Pseudolocale(try #require(LanguageTag(language))) == nil)
    }
  }
}
