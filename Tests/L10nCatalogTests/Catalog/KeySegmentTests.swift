import TestSupport
import Testing

@testable import L10nCatalog

@Suite("Segments of key paths")
struct KeySegmentTests {
  @Test(
    "a segment is quoted only if it would otherwise be misread",
    arguments: [
      ("title", "title"), ("매장", "매장"), ("404", "404"), ("a-b_c", "a-b_c"), ("it's", "it's"), ("🧴", "🧴"),
      ("404.title", #""404.title""#), ("", #""""#), ("a b", #""a b""#), ("a\u{A0}b", "\"a\u{A0}b\""),
      (#"say "hi""#, #""say \"hi\"""#), (#"C:\x"#, #""C:\\x""#), ("a\nb", "\"a\nb\""), ("\u{3000}", "\"\u{3000}\""),
    ])
  func written(segment: String, expected: String) {
    #expect(KeySegment.written(segment) == expected)
    #expect(KeySegment.split(expected) == [segment])
  }

  @Test("a path is split at its dots")
  func split() {
    #expect(KeySegment.split("store.review.count") == ["store", "review", "count"])
    #expect(KeySegment.split(#"errors."404.title""#) == ["errors", "404.title"])
    #expect(KeySegment.split(#""".a."""#) == ["", "a", ""])
    #expect(KeySegment.split("a..b") == ["a", "", "b"])
    #expect(KeySegment.split("") == [""])
  }

  @Test(
    "a path with an unclosed quote, or a quote inside a segment, isn't valid",
    arguments: [#"""#, #"a."b"#, #"a"b"#, #""a"b"#, #""a\""#, #"a.b"c".d"#])
  func noPath(text: String) {
    #expect(KeySegment.split(text) == nil)
  }

  @Test("the path of any segments is split into the same segments")
  func roundTrip() {
    var random = SplitMix(state: 1)
    let alphabet = Array("ab가.\"\\ '\u{301}\u{20E3}\n\r\u{0}\u{7F}\u{2028}🧴\u{FE0F}\u{200D}".unicodeScalars)
    for _ in 0..<5_000 {
      let segments = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        let scalars = (0..<Int.random(in: 0...5, using: &random)).compactMap { _ in
          alphabet.randomElement(using: &random)
        }
        return String(String.UnicodeScalarView(scalars))
      }
      let path = segments.map(KeySegment.written).joined(separator: ".")
      let parts = KeySegment.split(path) ?? []
      #expect(parts.map { Array($0.utf8) } == segments.map { Array($0.utf8) }, "\(path.debugDescription)")
    }
  }
}
