import Testing

@testable import L10nJSONRPC
@testable import L10nLanguageServer

@Suite("Hover")
struct HoverTests {
  private let files = [
    "translations/en.yml": "store:\n  name: Store\n  reviews: \"{count, plural, one {# review} other {# reviews}}\"\n",
    "translations/ko.yml": "store:\n  name: 매장\n  reviews: \"리뷰 {count}개\"\n",
    "translations/metadata.yml": "store.name: { description: The name of the store }\n",
    "App.swift": "",
  ]

  @Test("a key and a text show the string in all languages with previews, the accessor and the description")
  func translation() throws {
    var editor = try TestEditor(files)
    let hover = try editor.request(
      "textDocument/hover", at: "store:\n  name: 매장\n  reviews: \"리뷰 ▮{count}개\"\n", in: "translations/ko.yml")
    let text = try #require(hover.at("contents", "value")?.string)
    #expect(hover.at("contents", "kind") == "plaintext")
    for part in ["store.reviews", "L10n.Store.reviews(count: Int) -> String", "{count, plural", "1 review", "리뷰 1개"] {
      #expect(text.contains(part), "\(part)")
    }
    #expect(hover.range == "2:11-2:24")
    let onKey = try editor.request(
      "textDocument/hover", at: "store:\n  n▮ame: 매장\n  reviews: \"리뷰 {count}개\"\n", in: "translations/ko.yml")
    #expect(onKey.at("contents", "value")?.string?.contains("The name of the store") == true)
    #expect(onKey.range == "1:2-1:6")
  }

  @Test("a namespace, a comment and an empty line show nothing")
  func nothing() throws {
    var editor = try TestEditor(files)
    for text in ["st▮ore:\n  name: 매장\n", "store:\n  name: 매장\n▮\n", "store:\n  name: 매장 # a▮bc\n"] {
      #expect(try editor.request("textDocument/hover", at: text, in: "translations/ko.yml") == .null, "\(text)")
    }
  }

  @Test("markup in a string is shown as it is written")
  func markdown() throws {
    var editor = try TestEditor(
      ["translations/en.yml": "a: \"*b* <i>c</i> [d](e) `f`\"\n", "translations/ko.yml": "a: 가\n"],
      capabilities: ["textDocument": ["hover": ["contentFormat": ["markdown", "plaintext"]]]])
    let hover = try editor.request("textDocument/hover", at: "a▮: 가\n", in: "translations/ko.yml")
    #expect(hover.at("contents", "value")?.string?.contains(#"\*b\* \<i\>c\</i\> \[d\](e) \`f\`"#) == true)
  }

  @Test("an accessor in Swift shows the string, and other Swift code shows nothing")
  func accessor() throws {
    var editor = try TestEditor(files)
    let hover = try editor.request(
      "textDocument/hover", at: "let a = L10n.Store.re▮views(count: 1) + \"한\"\n", in: "App.swift")
    #expect(hover.at("contents", "value")?.string?.contains("리뷰") == true)
    #expect(hover.range == "0:19-0:26")
    for text in [
      "let ▮a = L10n.Store.reviews(count: 1)\n", "let a = L10n.Sto▮re.reviews(count: 1)\n", "// L10n.Store.re▮views\n",
    ] {
      #expect(try editor.request("textDocument/hover", at: text, in: "App.swift") == .null, "\(text)")
    }
  }
}
