import Testing

@testable import L10nReview

@Suite("Texts to search for")
struct SearchedTextTests {
  @Test(
    "a text is found in another one if its characters are, whatever their case and form",
    arguments: [
      ("store", "The Store is open"), ("STORE", "the store"), ("매장", "이 매장은"), ("매장", "이 \u{1106}\u{1162}장은"),
      ("が", "か\u{3099}ある"), ("k", "5 \u{212A}"), ("cafe\u{301}", "Un CAFÉ"), ("é", "cafe\u{301}"), ("ß", "Straße"),
      ("豈", "\u{F900}"), ("a", "A"), ("Ä", "ä"),
    ])
  func found(searched: String, text: String) {
    #expect(SearchedText(searched).isIn(text))
    #expect(text.lowercased().contains(searched.lowercased()))
  }

  @Test(
    "a text isn't found in a part of a character, or in a shorter text",
    arguments: [
      ("e", "cafe\u{301}"), ("store", "stor"), ("매장", "매점"), ("か", "か\u{3099}"), ("i", "\u{130}"), ("x", ""),
    ])
  func notFound(searched: String, text: String) {
    #expect(!SearchedText(searched).isIn(text))
    #expect(!text.lowercased().contains(searched.lowercased()))
  }

  @Test("an answer is the same as that of a comparison of all characters")
  func agreement() {
    let pieces = [
      "a", "B", "é", "e\u{301}", "매", "\u{1106}\u{1162}", "か", "か\u{3099}", "が", "店", "K", "\u{212A}", "ß", " ",
    ]
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<2_000 {
      let text = (0..<6).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      let searched = (0..<Int.random(in: 1...2)).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      let characters = (Array(text.lowercased()), Array(searched.lowercased()))
      let isIn = characters.0.indices.contains { characters.0[$0...].starts(with: characters.1) }
      #expect(
        SearchedText(searched).isIn(text) == isIn,
        "\(searched.unicodeScalars.map(\.value)) in \(text.unicodeScalars.map(\.value))")
    }
  }
}
