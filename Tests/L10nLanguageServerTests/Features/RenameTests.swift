import Testing

@testable import L10nJSONRPC
@testable import L10nLanguageServer

@Suite("Renaming keys")
struct RenameTests {
  private let files = [
    "translations/en.yml": "store:\n  title: Store\n  more: \"More {name}\"\n",
    "translations/ko.yml": "store:\n  # 한글\n  title: \"매장\"\n  more: \"더 {name}\"\n",
    "translations/metadata.yml": "store.title: { description: A title }\n",
    "App.swift": "let a = L10n.Store.title\n",
  ]

  @Test("a key is renamed in all files, in the metadata and in Swift code")
  func rename() throws {
    var editor = try TestEditor(files)
    let text = try #require(files["translations/ko.yml"])
    let marked = text.replacing("title", with: "ti▮tle")
    let prepared = try editor.request("textDocument/prepareRename", at: marked, in: "translations/ko.yml")
    #expect(prepared["placeholder"] == "store.title")
    #expect(prepared.range == "2:2-2:7")
    for name in ["store.heading", "heading"] {
      let edit = try editor.request(
        "textDocument/rename", at: marked, in: "translations/ko.yml", ["newName": .string(name)])
      func result(_ path: String) -> String {
        editor.apply(edit["changes"]?[editor.uri(path)], to: files[path] ?? "")
      }
      #expect(result("translations/ko.yml") == text.replacing("title", with: "heading"))
      #expect(result("translations/en.yml").contains("  heading: Store\n"))
      #expect(result("translations/metadata.yml") == "store.heading: { description: A title }\n")
      #expect(result("App.swift") == "let a = L10n.Store.heading\n")
    }
  }

  @Test("a namespace is renamed with everything below it")
  func namespace() throws {
    var editor = try TestEditor(files)
    let edit = try editor.request(
      "textDocument/rename", at: "st▮ore:\n  title: Store\n  more: \"More {name}\"\n", in: "translations/en.yml",
      ["newName": "shop"])
    #expect(edit["changes"]?[editor.uri("translations/ko.yml")]?.elements.count == 1)
    let swift = editor.apply(edit["changes"]?[editor.uri("App.swift")], to: "let a = L10n.Store.title\n")
    #expect(swift == "let a = L10n.Shop.title\n")
  }

  @Test("a key that is taken, an empty one and one on a text are refused with the reason")
  func refusals() throws {
    var editor = try TestEditor(files)
    let text = "store:\n  ti▮tle: Store\n  more: \"More {name}\"\n"
    let position = try editor.show(text, in: "translations/en.yml")
    func message(_ name: String, _ position: Position) -> String {
      editor.answer(
        to: "textDocument/rename", editor.parameters("translations/en.yml", position, ["newName": .string(name)])
      ).at("error", "message")?.string ?? ""
    }
    #expect(message("store.more", position).contains("already"))
    #expect(message("", position).contains("not a key"))
    #expect(message("a", Position(line: 1, character: 10)).contains("no key"))
  }

  @Test("nothing is renamed while a file can't be read")
  func broken() throws {
    var editor = try TestEditor(files)
    editor.open("translations/ko.yml", "store:\n  title: \"매장\n")
    let position = try editor.show("store:\n  ti▮tle: Store\n  more: \"More {name}\"\n", in: "translations/en.yml")
    let answer = editor.answer(
      to: "textDocument/rename", editor.parameters("translations/en.yml", position, ["newName": "heading"]))
    #expect(answer.at("error", "message")?.string?.contains("ko.yml:2") == true)
  }

  @Test("names in Swift code are left to Swift's own server")
  func swift() throws {
    var editor = try TestEditor(files)
    #expect(
      try editor.request("textDocument/prepareRename", at: "let a = L10n.Store.ti▮tle\n", in: "App.swift") == .null)
    #expect(try editor.request("textDocument/references", at: "L10n.Store.ti▮tle\n", in: "App.swift") == .null)
    #expect(try editor.request("textDocument/completion", at: "L10n.▮\n", in: "App.swift") == .null)
  }
}
