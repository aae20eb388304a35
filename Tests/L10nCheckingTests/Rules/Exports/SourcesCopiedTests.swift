import CatalogTestSupport
import Testing

@Suite("sources-copied")
struct SourcesCopiedTests {
  private let words = ExportedCatalog(30) { "Word\($0 < 10 ? "s" : "") of number \($0)" }
    .adding("ko") { $0 <= 5 ? "\($0)번 낱말" : nil }

  /// Returns the catalog with copies of the source up to a number, and translations after it.
  private func export(copies: Int, upTo count: Int = 30) -> ExportedCatalog {
    words.changing { key, units in
      guard let number = Int(key.dropFirst(3)), number > 5, number <= count else { return }
      units["ko"] = .init(text: number <= 5 + copies ? units["en"]?.text ?? "" : "\(number)번 낱말")
    }
  }

  @Test("five phrases are reported, however many other strings are translated")
  func phrases() {
    #expect(findings(from: words, to: export(copies: 4)) == [])
    #expect(findings(from: words, to: export(copies: 5)).count == 1)
  }

  @Test("copies that were there before aren't reported again")
  func known() {
    let filled = export(copies: 25)
    #expect(findings(from: filled, to: filled) == [])
    #expect(findings(from: filled, to: filled.changing { _, units in units["de"] = .init(text: "Wort") }) == [])
  }

  @Test("copies in place of translations are reported, too")
  func replaced() {
    #expect(findings(from: export(copies: 0), to: export(copies: 25)).count == 1)
  }

  @Test("a new language is reported only if much of it is copied")
  func newLanguage() {
    let before = words.changing { _, units in units["ko"] = nil }
    #expect(findings(from: before, to: export(copies: 6)) == [])
    #expect(findings(from: before, to: export(copies: 12)).count == 1)
  }

  @Test("regional variants of the source share its texts")
  func variant() {
    #expect(findings(from: words, to: words.changing { _, units in units["en-GB"] = units["en"] }) == [])
  }
}
