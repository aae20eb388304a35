import Testing

@testable import L10nChecking

@Suite("Tags in a text")
struct MarkupTagTests {
  private func tags(_ text: String) -> [String] {
    MarkupTag.tags(in: Array(text.utf8)).map(\.shown)
  }

  @Test(
    "tags are identified by name, whatever their attributes",
    arguments: [
      ("<b>x</b>", ["<b>", "</b>"]), ("<br/><br><BR />", ["<br>", "<br>", "<br>"]), ("<a href=\"x>y\">", ["<a>"]),
      ("<Link to='x'/>", ["<Link/>"]), ("<a\nb>", ["<a>"]), ("<x-y.z:w>", ["<x-y.z:w>"]), ("100%<br>", ["<br>"]),
      ("<0></0>", []), ("<<b>>", ["<b>"]), ("< b>", []), ("<b", []), ("<b <i>", ["<i>"]), ("</ b>", []),
      ("<me@x.com>", []), ("<https://x.y>", []), ("<!-- <b> --><i>", ["<i>"]), ("<!-- <b>", []), ("%<n>d", []),
      ("<가>", []), ("<b가>", []), ("a<b", []), ("<a/b>", []), ("", []),
    ])
  func names(_ text: String, _ expected: [String]) {
    #expect(tags(text) == expected)
  }
}
