import Testing

@testable import L10nLanguage
@testable import L10nMessages

/// The expected parts are those that Foundation finds in texts of Apple's documentation and samples.
@Suite("Markup for grammar agreement")
struct GrammarMarkupTests {
  private let hole: UInt8 = 0xFF

  /// The bytes of a text, with a placeholder for each `#`.
  private func bytes(_ text: String) -> [UInt8] { text.utf8.map { $0 == UInt8(ascii: "#") ? hole : $0 } }

  private func contents(_ text: String) -> [String] {
    let bytes = bytes(text)
    return GrammarMarkup(bytes, hole: hole).spans.map {
      String(decoding: bytes[$0.content].map { $0 == hole ? UInt8(ascii: "#") : $0 }, as: UTF8.self)
    }
  }

  private func faults(_ text: String) -> [String] {
    GrammarMarkup(bytes(text), hole: hole).faults.map { "\($0.fault) \($0.offset)" }
  }

  @Test("parts with attributes are found, inner ones first")
  func spans() {
    #expect(contents("Add ^[# # #](inflect: true) to your order") == ["# # #"])
    #expect(contents("Tu ^[# #](inflect: true) está ^[listo](agreeWithArgument: 2).") == ["# #", "listo"])
    #expect(
      contents("^[# ^[#](morphology: { partOfSpeech: \"noun\" })](inflect: true)")
        == ["#", "# ^[#](morphology: { partOfSpeech: \"noun\" })"])
    #expect(contents("^[el #](agreeWithConcept:1)") == ["el #"])
    #expect(contents("^[a [b] c](inflect: true)") == ["a [b] c"])
  }

  @Test("links, quoted brackets and other carets are text")
  func text() {
    for text in [
      "[site](https://a.b)", "\\^[x](inflect: true)", "^\\[x](inflect: true)", "x^2", "^[a-z]+$", "[x]", "^[", "](",
    ] {
      #expect(contents(text) == [])
      #expect(text.hasPrefix("\\") || text.hasPrefix("^\\") || faults(text) == [], "\(text)")
    }
    #expect(faults("Write 'inflect: true' (see morphology: below)") == [])
  }

  @Test(
    "what Foundation would show is a fault, if it is meant as markup",
    arguments: [
      ("^[# item(inflect: true)", "unclosedText 0"), ("a ^[# item] (inflect: true)", "detachedAttributes 11"),
      ("^[# 项]（inflect: true）", "detachedAttributes 8"), ("^[# item](inflect: true", "unclosedAttributes 9"),
      ("a [# item](inflect: true)", "noCaret 2"), ("^[# item] left", "noAttributes 0"),
      ("^[#](inflect: true) ^[x(inflect: true)", "unclosedText 20"),
    ])
  func faults(text: String, expected: String) {
    #expect(faults(text) == [expected])
  }

  @Test("attributes are read as JSON5, up to a mistake")
  func attributes() throws {
    func read(_ attributes: String) throws -> (attributes: [GrammarAttribute], mistake: Int?) {
      let bytes = bytes("^[x](\(attributes))")
      let span = try #require(GrammarMarkup(bytes, hole: hole).spans.first)
      return GrammarMarkup.attributes(of: span, in: bytes)
    }
    let one = try read("inflect: true, agreeWithArgument:2,")
    #expect(one.attributes.map(\.name) == ["inflect", "agreeWithArgument"])
    #expect(one.attributes.map(\.value) == [.truth(true), .number(2)])
    #expect(one.attributes.map(\.valueOffset) == [14, 38])
    let nested = try read("'morphology': { partOfSpeech: 'noun', grammaticalGender: \"feminine\" }")
    guard case .object(let members)? = nested.attributes.first?.value else {
      Issue.record("no object")
      return
    }
    #expect(members.map(\.value) == [.text("noun"), .text("feminine")])
    for (text, mistake) in [
      ("inflect", 12), ("inflect true", 13), ("inflect: #", 14), ("inflect：true", 12), ("morphology: { a: 'b'", 25),
    ] {
      #expect(try read(text).mistake == mistake, "\(text)")
    }
    #expect(try read("").attributes == [])
  }

  @Test("a pattern keeps the words, without the markup around them")
  func words() {
    let pattern = MessagePattern([
      .text("Add ^["), .placeholder(Placeholder(argument: "n", format: .plain, range: 0..<0)),
      .text(" ^[sandwich](morphology: { partOfSpeech: \"noun\" })](inflect: true) to it"),
    ])
    #expect(pattern.hasGrammarMarkup)
    #expect(
      pattern.withoutGrammarMarkup.elements == [
        .text("Add "), .placeholder(Placeholder(argument: "n", format: .plain, range: 0..<0)),
        .text(" sandwich to it"),
      ])
    #expect(!MessagePattern(verbatim: "[a](https://b.c) ^[").hasGrammarMarkup)
  }
}
