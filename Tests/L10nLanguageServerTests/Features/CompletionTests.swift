import L10nFormats
import Testing

@testable import L10nJSONRPC
@testable import L10nLanguageServer

@Suite("Completion")
struct CompletionTests {
  private let files = [
    "translations/en.yml": """
    hello: "Hello, {name} and {other}"
    store:
      name: Store
      hours:
        open: Open
    count: "{count, plural, one {# x} other {# x}}"

    """,
    "translations/ko.yml": "hello: 안녕\n",
  ]

  private func labels(_ items: JSONValue) -> [String] { items.elements.compactMap { $0["label"]?.string } }

  @Test("a translation is offered the source's placeholders, in place of what was typed of them")
  func placeholders() throws {
    var editor = try TestEditor(files)
    let items = try editor.request(
      "textDocument/completion", at: "hello: \"안녕, {na▮}\"\n", in: "translations/ko.yml")
    #expect(labels(items) == ["{name}", "{other}"])
    let edit = try #require(items.elements.first?["textEdit"])
    #expect(edit["newText"] == "{name}")
    #expect(edit.range == "0:12-0:16")
  }

  @Test("they are offered while the text's quote isn't closed")
  func unclosed() throws {
    var editor = try TestEditor(files)
    let items = try editor.request("textDocument/completion", at: "hello: \"안녕, {▮\n", in: "translations/ko.yml")
    #expect(labels(items) == ["{name}", "{other}"])
  }

  @Test("a plural is offered the categories of its language that it doesn't have")
  func categories() throws {
    var editor = try TestEditor(files)
    let items = try editor.request(
      "textDocument/completion", at: "count: \"{count, plural, one {# x} ▮}\"\n", in: "translations/en.yml")
    #expect(labels(items) == ["other {}"])
  }

  @Test("a line for a key is offered the keys that the language lacks there")
  func keys() throws {
    var editor = try TestEditor(files)
    let top = try editor.request("textDocument/completion", at: "hello: 안녕\n▮\n", in: "translations/ko.yml")
    #expect(labels(top) == ["count", "store"])
    let nested = try editor.request(
      "textDocument/completion", at: "hello: 안녕\nstore:\n  hours:\n    open: 열림\n  n▮\n", in: "translations/ko.yml")
    #expect(labels(nested) == ["name"])
    #expect(nested.elements.first?.at("textEdit", "newText") == "name: ")
    #expect(nested.elements.first?["textEdit"]?.range == "4:2-4:3")
  }

  @Test("a line of a text with several lines is offered placeholders, not keys", arguments: ["", "\n  more\n"])
  func block(_ rest: String) throws {
    var editor = try TestEditor(files)
    let items = try editor.request(
      "textDocument/completion", at: "hello: |\n  안녕\n  가▮\(rest)", in: "translations/ko.yml")
    #expect(labels(items) == ["{name}", "{other}"])
  }

  @Test("an object of JSON is offered them, too")
  func json() throws {
    var editor = try TestEditor([
      "translations/en.json": #"{ "a": { "b": "B", "c": "C" }, "d": "D" }"#,
      "translations/ko.json": #"{ "a": { "b": "비" } }"#,
    ])
    let nested = try editor.request(
      "textDocument/completion", at: #"{ "a": { "b": "비", "▮" } }"#, in: "translations/ko.json")
    #expect(labels(nested) == ["c"])
    #expect(nested.elements.first?.at("textEdit", "newText") == "\"c\": ")
    let text = try editor.request(
      "textDocument/completion", at: #"{ "a": { "b": "▮비" } }"#, in: "translations/ko.json")
    #expect(labels(text) == [])
    let top = try editor.request(
      "textDocument/completion", at: #"{ "a": { "b": "비" }, ▮ }"#, in: "translations/ko.json")
    #expect(labels(top) == ["d"])
  }

  private let markup = [
    "translations/en.yml": "a: 'See <a href=\"https://a.example/\">our <b>page</b></a><br>'\n",
    "translations/ko.yml": "a: 가\n",
  ]

  @Test("a translation is offered the source's tags, first the one that closes what is open")
  func tags() throws {
    var editor = try TestEditor(markup)
    func tags(_ marked: String) throws -> [String] {
      labels(try editor.request("textDocument/completion", at: marked, in: "translations/ko.yml"))
    }
    #expect(try tags("a: '가 ▮'\n") == ["<a href=\"https://a.example/\">", "<b>", "<br>"])
    #expect(try tags("a: '가 <a href=\"/\"><b>나<▮'\n").first == "</b>")
    #expect(try tags("a: '가 <a href=\"/\"><b>나</b></▮'\n").first == "</a>")
    #expect(try tags("a: '가 {▮'\n") == [])
  }

  @Test("a tag replaces what was typed of it, with the quotes as the file writes them")
  func writtenTags() throws {
    var editor = try TestEditor(markup)
    let items = try editor.request("textDocument/completion", at: "a: \"가 <a▮>\"\n", in: "translations/ko.yml")
    let edit = try #require(items.elements.first?["textEdit"])
    #expect(edit["newText"] == #"<a href=\"https://a.example/\">"#)
    #expect(edit.range == "0:6-0:9")
  }

  @Test(
    "a .strings file is offered the keys that it lacks, where a key can be written",
    arguments: [
      ("\"Title\" = \"제목\";\n▮", ["Say \"hi\""]), ("\"S▮\"\n\"Title\" = \"제목\";\n", ["Say \"hi\""]),
      ("Ti▮\n", ["Say \"hi\"", "Title"]), ("/* ▮ */\n", []), ("\"Title\" = ▮", []), ("\"Title\" = \"제▮목\";", []),
      ("// Title▮\n", []), ("/* Title */▮", ["Say \"hi\"", "Title"]),
    ])
  func tableKeys(marked: String, expected: [String]) throws {
    var editor = try TestEditor([
      "translations/en.lproj/App.strings": #""Say \"hi\"" = "Hi"; "Title" = "Title";"#,
      "translations/ko.lproj/App.strings": "",
    ])
    let items = try editor.request("textDocument/completion", at: marked, in: "translations/ko.lproj/App.strings")
    #expect(labels(items).sorted() == expected)
    guard expected.count == 1, let first = items.elements.first else { return }
    #expect(first.at("textEdit", "newText") == #""Say \"hi\"" = "#)
  }
}
