import Testing

@testable import L10nRuntime

@Suite("Tags in a string")
struct TaggedTextTests {
  /// Returns the parts, each as its text and the names of its tags: `Agree to |the terms(a)`.
  private func parts(_ string: String, tags: Set<String> = ["a", "b", "i"]) -> String {
    TaggedText(string) { tags.contains($0) }.parts
      .map { $0.tags.isEmpty ? $0.text : "\($0.text)(\($0.tags.joined(separator: ",")))" }.joined(separator: "|")
  }

  @Test(
    "tags are removed from the text inside them",
    arguments: [
      ("Agree to <a>the terms</a>.", "Agree to |the terms(a)|."), ("<b>x</b>", "x(b)"), ("plain", "plain"), ("", ""),
      ("<a>one <b>two</b></a>", "one (a)|two(a,b)"), ("<B>x</b> <a href=\"y>z\" c='d'>e</A>", "x(b)| |e(a)"),
      ("<a><b>x</a>y</b>", "x(a,b)|y(b)"), ("x</b>y", "xy"), ("<b>to the end", "to the end(b)"), ("x<b/>y", "xy"),
      ("one<br>two<br/>three<br />", "one\ntwo\nthree\n"), ("<b></b>x", "x"),
    ])
  func tags(string: String, expected: String) {
    #expect(parts(string) == expected)
  }

  @Test(
    "text that isn't a tag is unchanged",
    arguments: [
      "a < b", "1<2>3", "<3", "<", "x<", "<file>", "<a", "<a href=\"x", "</>", "<a<b", "<me@example.com>", "< b>",
    ])
  func text(string: String) {
    #expect(parts(string) == string)
  }

  @Test(
    "character references become characters, and others are unchanged",
    arguments: [
      ("AT&amp;T", "AT&T"), ("&lt;b&gt;", "<b>"), ("&quot;&apos;&nbsp;", "\"'\u{A0}"), ("&#38;&#x1F600;", "&😀"),
      ("&", "&"), ("a & b; c", "a & b; c"), ("&unknown;", "&unknown;"), ("&#xD800;", "&#xD800;"), ("&#;", "&#;"),
      ("&amp", "&amp"), ("&amp;lt;", "&lt;"), ("&#-1;", "&#-1;"),
    ])
  func references(string: String, expected: String) {
    #expect(parts(string) == expected)
  }
}
