import Testing

@testable import L10nExchange
@testable import L10nFormats

@Suite("A file with all languages that gets translations")
struct UnitMessageKeptTests {
  private static let one = UnitPath(steps: [.plural(.one)])
  private static let other = UnitPath(steps: [.plural(.other)])

  private func units(_ messages: UnitMessage...) -> [UnitMessage] { messages }

  private func message(_ key: String, _ source: String, _ target: [UnitPath: UnitText]? = nil) -> UnitMessage {
    UnitMessage(key: key, source: [UnitPath(): UnitText(text: source)], target: target)
  }

  private func text(_ text: String, _ state: TranslationState? = nil) -> [UnitPath: UnitText] {
    [UnitPath(): UnitText(text: text, state: state)]
  }

  @Test("it is as expected if the translations are added and everything else is the same")
  func kept() {
    let old = units(message("a", "A"), message("b", "B", text("나", .needsReview)))
    let new = units(message("a", "A", text("가")), message("b", "B", text("나", .needsReview)))
    #expect(old.areKept(in: new, but: ["a": text("가")]))
    #expect(old.areKept(in: old, but: [:]))
    #expect(units().areKept(in: units(), but: [:]))
  }

  @Test("it isn't if a translation has another text or another state, or is missing")
  func translations() {
    let old = units(message("a", "A"))
    for text in [text("각"), text("가", .new), nil] {
      #expect(!old.areKept(in: units(message("a", "A", text)), but: ["a": self.text("가")]))
    }
  }

  @Test("it isn't if a source text, a key or another translation changes, or the file can't be read")
  func others() {
    let old = units(message("a", "A", text("가")))
    for new in [
      units(message("a", "A!", text("가"))), units(message("b", "A", text("가"))),
      units(message("a", "A", text("가", .new))),
      units(message("a", "A")), units(), units(message("a", "A", text("가")), message("b", "B")),
    ] {
      #expect(!old.areKept(in: new, but: [:]))
    }
    #expect(!old.areKept(in: nil, but: [:]))
  }

  @Test("the other forms of a plural keep their texts, and may get the state of the new one")
  func variants() {
    let old = units(message("a", "A", [Self.one: UnitText(text: "1"), Self.other: UnitText(text: "2", state: .new)]))
    func isKept(_ other: String) -> Bool {
      let texts = [Self.one: UnitText(text: "하나"), Self.other: UnitText(text: other)]
      return old.areKept(in: units(message("a", "A", texts)), but: ["a": [Self.one: UnitText(text: "하나")]])
    }
    #expect(isKept("2"))
    #expect(!isKept("3"))
  }
}
