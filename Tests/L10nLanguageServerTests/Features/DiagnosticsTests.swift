import L10nFormats
import Foundation
import TestSupport
import Testing

@testable import L10nJSONRPC
@testable import L10nLanguageServer

@Suite("Diagnostics")
struct DiagnosticsTests {
  private let files = [
    "translations/en.yml": "title: Title\nhello: Hello, {name}\n",
    "translations/ko.yml": "title: 제목\nhello: \"안녕하세요\"\n",
  ]

  @Test("all files of the project have their findings, also those that aren't open")
  func unopened() throws {
    var editor = try TestEditor(files)
    let diagnostics = try #require(editor.diagnostics()["translations/ko.yml"])
    #expect(diagnostics.map(\.rule) == ["placeholder-missing"])
    #expect(diagnostics.first?.range == "1:7-1:14")
    #expect(editor.diagnostics().isEmpty)
  }

  @Test("findings follow what is typed, before it is saved, and only changed files are sent")
  func typing() throws {
    var editor = try TestEditor(files)
    _ = editor.diagnostics()
    try editor.show("title: 제목\nhello: \"안녕하세요, {name}\"\n", in: "translations/ko.yml")
    #expect(editor.diagnostics() == ["translations/ko.yml": []])
    try editor.show("title: 제목\nhello: \"안녕하세요, {nmae}\"\n", in: "translations/ko.yml")
    let rules = editor.diagnostics()["translations/ko.yml"]?.map(\.rule) ?? []
    #expect(rules.contains("placeholder-extra"))
    editor.close("translations/ko.yml")
    #expect(editor.diagnostics()["translations/ko.yml"]?.map(\.rule) == ["placeholder-missing"])
  }

  @Test("nothing is read from the disk while a document is typed")
  func reading() throws {
    let disk = CountingFiles()
    var editor = try TestEditor(files, disk: disk)
    editor.open("translations/ko.yml", files["translations/ko.yml"] ?? "")
    let count = disk.readCount
    for index in 0..<10 {
      try editor.show("title: 제목\nhello: \"안녕하세요 \(index)\"\n", in: "translations/ko.yml")
      _ = editor.diagnostics()
    }
    #expect(disk.readCount == count)
  }

  @Test("a change of the source changes the findings of translations")
  func source() throws {
    var editor = try TestEditor(files)
    _ = editor.diagnostics()
    try editor.show("title: Title\nhello: Hello\n", in: "translations/en.yml")
    #expect(editor.diagnostics() == ["translations/ko.yml": []])
  }

  @Test("incremental changes have the positions of the text before each of them")
  func incremental() throws {
    var editor = try TestEditor(files)
    _ = editor.diagnostics()
    editor.open("translations/ko.yml", "title: 제목\nhello: \"안녕하세요\"\n")
    func change(_ start: Int, _ end: Int, _ text: String) -> JSONValue {
      [
        "range": [
          "start": ["line": 1, "character": .number(start)], "end": ["line": 1, "character": .number(end)],
        ],
        "text": .string(text),
      ]
    }
    editor.notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .string(editor.uri("translations/ko.yml")), "version": 2],
        "contentChanges": [change(13, 13, ", 😀{name}"), change(15, 17, "")],
      ])
    #expect(editor.diagnostics() == ["translations/ko.yml": []])
  }

  @Test("files that come, change and go on the disk are noticed")
  func disk() throws {
    var editor = try TestEditor(files)
    _ = editor.diagnostics()
    try editor.project.write("title: 제목\nhello: 안녕, {name}\n", to: "translations/ko.yml")
    editor.lookAtFiles()
    #expect(editor.diagnostics() == ["translations/ko.yml": []])
    try editor.project.write("bad: [\n", to: "translations/ko/more.yml")
    editor.lookAtFiles()
    #expect(editor.diagnostics()["translations/ko/more.yml"]?.isEmpty == false)
  }

  @Test("a document that was never saved is a file of the project")
  func unsaved() throws {
    var editor = try TestEditor(files)
    _ = editor.diagnostics()
    try editor.show("only: 하나\n", in: "translations/more.ko.yml")
    #expect(editor.diagnostics()["translations/more.ko.yml"]?.map(\.rule) == ["extra-key"])
    editor.close("translations/more.ko.yml")
    #expect(editor.diagnostics() == ["translations/more.ko.yml": []])
  }

  @Test("a mistake in l10n.yml is shown there, and goes away when it is corrected")
  func configuration() throws {
    var editor = try TestEditor(files)
    _ = editor.diagnostics()
    try editor.project.write("sorce: en\n", to: "l10n.yml")
    editor.lookAtFiles()
    #expect(editor.diagnostics()["l10n.yml"]?.isEmpty == false)
    try editor.project.write(TestEditor.configuration, to: "l10n.yml")
    editor.lookAtFiles()
    #expect(editor.diagnostics()["l10n.yml"] == [])
  }

  @Test("l10n.yml takes effect while it is typed, and the last one without a mistake stays until it is corrected")
  func typedConfiguration() throws {
    var editor = try TestEditor(files)
    _ = editor.diagnostics()
    editor.open("l10n.yml", TestEditor.configuration)
    try editor.show("source: ko\nlanguages: [en, ko]\ntranslations: translations\n", in: "l10n.yml")
    let reversed = editor.diagnostics()
    #expect(reversed["translations/ko.yml"] == [])
    #expect(reversed["translations/en.yml"]?.map(\.rule) == ["placeholder-extra"])
    try editor.show("source: ko\nlangu", in: "l10n.yml")
    #expect(Array(editor.diagnostics().keys) == ["l10n.yml"])
    editor.close("l10n.yml")
    #expect(editor.diagnostics()["translations/ko.yml"]?.map(\.rule) == ["placeholder-missing"])
  }

  @Test("a project goes away with its l10n.yml, and comes with a new one")
  func configurationFile() throws {
    var editor = try TestEditor(files)
    _ = editor.diagnostics()
    try editor.project.move("l10n.yml", to: "other.txt")
    editor.lookAtFiles()
    #expect(editor.diagnostics() == ["translations/ko.yml": []])
    try editor.project.move("other.txt", to: "l10n.yml")
    editor.lookAtFiles()
    #expect(editor.diagnostics()["translations/ko.yml"]?.count == 1)
  }

  @Test("a broken file has its findings while it is typed, and its other strings stay")
  func broken() throws {
    var editor = try TestEditor(files)
    try editor.show("title: \"제목\nhello: \"안녕하세요, {name}\"\n", in: "translations/ko.yml")
    let rules = Set(editor.diagnostics()["translations/ko.yml"]?.map(\.rule) ?? [])
    #expect(rules == ["yaml-syntax"])
  }

  @Test("two folders have a project each")
  func roots() throws {
    let configuration = "source: en\nlanguages: [en, ko]\ntranslations: strings\n"
    var editor = try TestEditor(
      [
        "One/l10n.yml": configuration, "One/strings/en.yml": "a: A\n", "One/strings/ko.yml": "a: {x}\n",
        "Two/l10n.yml": configuration, "Two/strings/en.yml": "b: B\n", "Two/strings/ko.yml": "c: C\n",
      ], folders: ["One", "Two"])
    #expect(Set(editor.diagnostics().keys) == ["One/strings/ko.yml", "Two/strings/ko.yml"])
    editor.notify(
      "workspace/didChangeWorkspaceFolders",
      ["event": ["removed": [["uri": .string(editor.uri("Two")), "name": "Two"]], "added": []]])
    #expect(editor.diagnostics() == ["Two/strings/ko.yml": []])
  }

  @Test("files in a folder that a link leads to have the addresses that the editor knows")
  func link() throws {
    let project = try ScratchDirectory(files.merging(["l10n.yml": TestEditor.configuration]) { $1 })
    let link = project.directory.appendingPathExtension("link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: project.directory)
    defer { try? FileManager.default.removeItem(at: link) }
    var server = LanguageServer(disk: RememberedFiles())
    let uri = DocumentURI.uri(of: link.path)
    _ = server.handle(
      .request(
        id: .integer(1), method: "initialize",
        parameters: ["capabilities": [:], "workspaceFolders": [["uri": .string(uri), "name": "link"]]]))
    #expect(server.news().map { $0.at("params", "uri") } == [.string("\(uri)/translations/ko.yml")])
  }

  @Test("a folder of translations with its own l10n.yml can be opened alone")
  func translationsAlone() throws {
    let configuration = "source: en\nlanguages: [en, ko]\n"
    var editor = try TestEditor(
      files.merging(["translations/l10n.yml": configuration, "l10n.yml": ""]) { $1 }, folders: [])
    #expect(editor.diagnostics().isEmpty)
    try FileManager.default.removeItem(at: editor.project.directory.appending(path: "l10n.yml"))
    editor.open("translations/ko.yml", files["translations/ko.yml"] ?? "")
    #expect(editor.diagnostics()["translations/ko.yml"]?.map(\.rule) == ["placeholder-missing"])
  }

  @Test("a client that pulls gets them when it asks, and is told when they haven't changed")
  func pulling() throws {
    var editor = try TestEditor(files, capabilities: ["textDocument": ["diagnostic": [:]]])
    #expect(editor.diagnostics().isEmpty)
    let parameters = editor.parameters("translations/ko.yml", Position(line: 0, character: 0))
    editor.open("translations/ko.yml", "title: 제목\nhello: \"안녕하세요\"\n")
    let report = try editor.request("textDocument/diagnostic", parameters)
    #expect(report["items"]?.elements.map { $0["code"] } == ["placeholder-missing"])
    let again = try editor.request(
      "textDocument/diagnostic",
      ["textDocument": parameters["textDocument"] ?? .null, "previousResultId": report["resultId"] ?? .null])
    #expect(again["kind"] == "unchanged")
    let all = try editor.request("workspace/diagnostic", ["previousResultIds": []])
    #expect(all["items"]?.elements.count == 1)
    #expect(editor.diagnostics().isEmpty)
  }

  @Test("a client that pulls is told to ask again only if a document that it doesn't edit has other findings")
  func refreshing() throws {
    var editor = try TestEditor(
      files,
      capabilities: [
        "textDocument": ["diagnostic": [:]], "workspace": ["diagnostics": ["refreshSupport": true]],
      ])
    editor.open("translations/ko.yml", files["translations/ko.yml"] ?? "")
    editor.open("translations/en.yml", files["translations/en.yml"] ?? "")
    _ = editor.diagnostics()
    let count = editor.sent.count
    try editor.show("title: 제목\nhello: \"안녕하세요, {name}\"\n", in: "translations/ko.yml")
    _ = editor.diagnostics()
    #expect(editor.sent.count == count)
    try editor.show("title: Title\nhello: Hello\n", in: "translations/en.yml")
    _ = editor.diagnostics()
    #expect(editor.sent.last?["method"] == "workspace/diagnostic/refresh")
  }
}
