import CatalogTestSupport
import Testing

@testable import L10nText

@Suite("Combining marks")
struct CombiningMarksTests {
  private func marks(_ count: Int) -> String {
    String(repeating: "\u{301}\u{323}", count: count / 2)
  }

  @Test("a hundred in a row are allowed, and more are refused, in a text and in a key")
  func limit() {
    #expect(YAMLReading.problems("a: e\(marks(100))\nb: 1").isEmpty)
    #expect(YAMLReading.problems("a: e\(marks(102))\nb: 1") == ["1:4"])
    #expect(YAMLReading.tree("a: e\(marks(102))\nb: 1") == "{a: ?, b: 1}")
    #expect(YAMLReading.problems("e\(marks(102)): 1") == ["1:1"])
    #expect(YAMLReading.problems("a: '\(String(repeating: "e" + marks(100), count: 100))'").isEmpty)
  }

  @Test("a hundred thousand of them are handled, wherever they are")
  func many() {
    let many = marks(100_000)
    for text in ["a: e\(many)", "a: '{e\(many)}'", "a: !e\(many) b", "a: !<tag:x%CC%81> b", "\(many): b"] {
      #expect(!YAMLReading.problems(text).isEmpty)
    }
    #expect(CombiningMarks.areTooMany(in: many))
    #expect(!CombiningMarks.areTooMany(in: String(repeating: "각", count: 1_000)))
  }
}
