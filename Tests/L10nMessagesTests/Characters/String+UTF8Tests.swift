import Testing

@testable import L10nMessages

@Suite("The bytes of a text")
struct StringUTF8Tests {
  @Test(
    "a text's bytes are its UTF-8, however the text is stored",
    arguments: [
      "", "a", "리뷰 3개", "a text that is too long to be stored in the string itself", "e\u{301} \0 \u{10FFFF}",
    ])
  func bytes(text: String) {
    #expect(text.withBytes(Array.init) == Array(text.utf8))
    #expect("{\(text)}".dropFirst().dropLast().withBytes(Array.init) == Array(text.utf8))
  }

  @Test("a function that throws can read the bytes")
  func failure() {
    struct Failure: Error {}
    #expect(throws: Failure.self) { try "a".withBytes { _ in throw Failure() } }
  }
}
