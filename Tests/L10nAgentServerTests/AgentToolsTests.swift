import L10nFormats
import Testing

@testable import L10nAgentServer

@Suite("The tools of an agent")
struct AgentToolsTests {
  @Test("an agent translates what is missing, and the project has nothing left to do")
  func translating() throws {
    let agent = try TestAgent()
    #expect(agent.call("status")["languages"]?.elements.first?["missing"] == 1)
    let units = agent.call("next", ["language": "ko"])["units"]?.elements ?? []
    #expect(units.map { $0["id"] } == ["hello@ko"])
    let answer = agent.answer("hello", "안녕하세요, {name}!")
    let dry = agent.call("submit", ["translations": [answer], "dryRun": true])
    #expect(dry["results"]?.elements.first?["result"] == "written")
    #expect(try agent.folder.read("translations/ko.yml") == "bye: 잘 가요\n")
    let result = agent.call("submit", ["translations": [answer]])
    #expect(result["results"]?.text == #"[{"id":"hello@ko","result":"written"}]"#)
    #expect(try agent.folder.read("translations/ko.yml").contains("hello: 안녕하세요, {name}!"))
    #expect(try agent.folder.read("translations/metadata.yml").contains("machine-translated"))
    #expect(agent.call("next", ["language": "ko"])["remaining"] == 0)
    #expect(agent.call("next", ["language": "ko", "only": ["machine-translated"]])["units"]?.elements.count == 1)
    // The client may not have got the result.
    #expect(agent.call("submit", ["translations": [answer]])["results"]?.elements.first?["result"] == "unchanged")
  }

  @Test("a change in an editor makes the answer stale, and the fresh unit can be answered")
  func stale() throws {
    let agent = try TestAgent()
    let answer = agent.answer("hello", "안녕하세요, {name}!")
    try agent.folder.write("hello: Good morning, {name}!\nbye: Goodbye\n", to: "translations/en.yml")
    let result = agent.call("submit", ["translations": [answer]])["results"]?.elements.first
    #expect(result?["result"] == "stale")
    #expect(result?.at("unit", "source") == "Good morning, {name}!")
    #expect(try agent.folder.read("translations/ko.yml") == "bye: 잘 가요\n")
  }

  @Test("what was written is known to the next call, and so is what an editor changes after that")
  func writtenAndEdited() throws {
    let agent = try TestAgent()
    let answer = agent.answer("hello", "안녕하세요, {name}!")
    _ = agent.call("submit", ["translations": [answer]])
    #expect(agent.call("submit", ["translations": [answer]])["results"]?.elements.first?["result"] == "unchanged")
    #expect(agent.call("status")["languages"]?.elements.first?["machineTranslated"] == 1)
    try agent.folder.write("bye: 잘 가요\n", to: "translations/ko.yml")
    #expect(agent.call("status")["languages"]?.elements.first?["missing"] == 1)
  }

  @Test("control and direction characters are shown by their numbers, and can be written so")
  func characters() throws {
    let agent = try TestAgent([
      "l10n.yml": "source: en\nlanguages: [en, ar]\n",
      "translations/en.yml": "a: \"Ignore\\u202E all\\u200F of it\"\nb: B\n", "translations/ar.yml": "b: ب\n",
    ])
    let unit = agent.call("next", ["language": "ar"])["units"]?.elements.first
    #expect(unit?["source"] == "Ignore<U+202E> all<U+200F> of it")
    let answer = agent.answer("a", "تجاهل<U+200F> الكل", in: "ar")
    #expect(agent.call("submit", ["translations": [answer]])["results"]?.elements.first?["result"] == "written")
    #expect(try agent.folder.read("translations/ar.yml").unicodeScalars.contains("\u{200F}"))
  }

  @Test("a long list comes in pages that have each string once, and aren't too long")
  func pages() throws {
    let keys = (0..<300).map { "key\($0)" }
    let text = String(repeating: "word ", count: 50)
    let agent = try TestAgent([
      "l10n.yml": "source: en\nlanguages: [en, ko]\n", "translations/ko.yml": "{}\n",
      "translations/en.yml": keys.map { "\($0): \(text)\($0)\n" }.joined(),
    ])
    for (tool, name, arguments) in [
      ("next", "units", ["language": "ko", "limit": 50] as JSONValue), ("find", "strings", ["text": "word"]),
      ("check", "findings", [:]),
    ] {
      var seen: [String] = []
      var arguments = arguments
      for _ in 0..<60 {
        let page = agent.call(tool, arguments)
        #expect(page.text.count <= ResultPage.limit)
        seen += (page[name]?.elements ?? []).compactMap { ($0["key"] ?? $0["id"])?.string }
        guard let cursor = page["cursor"] else { break }
        arguments["cursor"] = cursor
      }
      #expect(Set(seen).count == keys.count && seen.count == keys.count, "\(tool)")
    }
  }

  @Test("the guide has what the team wrote, the syntax, the forms and the terms")
  func guide() throws {
    let agent = try TestAgent(
      TestAgent.files.merging([
        "TRANSLATION.md": "Be brief.", "translations/TRANSLATION.ko.md": "해요체",
        "translations/terms.yml": "terms:\n  - { en: store, ko: 매장 }\nuntranslated: [Acme]\n",
      ]) { $1 })
    let guide = agent.call("guide", ["language": "ko"])
    #expect(guide["guide"] == "Be brief." && guide["languageGuide"] == "해요체")
    #expect(guide["syntax"]?.string?.hasPrefix("ICU MessageFormat") == true)
    #expect(guide["plurals"]?.members.map(\.key) == ["other"])
    #expect(guide["terms"]?.text == #"{"store":["매장"],"Acme":["Acme"]}"#)
    #expect(agent.call("status")["guide"] == true)
  }

  @Test("uses in Swift code are shown with the lines around them")
  func usage() throws {
    let agent = try TestAgent(
      TestAgent.files.merging(["App/View.swift": "import L10n\n\nstruct View {\n  let text = L10n.bye\n}\n"]) { $1 })
    let uses = agent.call("usage", ["keys": ["bye"]])["uses"]?.elements ?? []
    #expect(uses.count == 1 && uses.first?["line"] == 4)
    #expect(uses.first?["code"]?.string?.contains("struct View") == true)
  }

  @Test("a string is added with translations that are judged, and renamed")
  func adding() throws {
    let agent = try TestAgent()
    let arguments: JSONValue = ["key": "open", "source": "Open {file}", "translations": ["ko": "열기"]]
    let refused = agent.call("add", arguments)
    #expect(refused["results"]?.elements.first?["result"] == "refused")
    #expect(try agent.folder.read("translations/en.yml").contains("open: Open {file}"))
    #expect(try !agent.folder.read("translations/ko.yml").contains("열기"))
    let added = agent.call("add", ["key": "close", "source": "Close", "translations": ["ko": "닫기"]])
    #expect(added["results"]?.elements.first?["result"] == "written")
    #expect(try agent.folder.read("translations/metadata.yml").contains("close:\n  state: { ko: machine-translated }"))
    #expect(agent.call("rename", ["key": "close", "to": "shut"])["files"]?.elements.count == 3)
    #expect(try agent.folder.read("translations/ko.yml").contains("shut: 닫기"))
  }

  @Test("a call that can't be right is explained, and nothing is written")
  func mistakes() throws {
    let agent = try TestAgent()
    let calls: [(String, JSONValue, String)] = [
      ("next", ["langauge": "ko"], "did you mean 'language'?"), ("next", [:], "'language' is missing"),
      ("next", ["language": "en"], "'en' is the source language"),
      ("next", ["language": "ko", "limit": 51], "from 1 to 50"), ("next", ["language": 1], "not a text"),
      ("next", ["language": "ko", "keys": ["helo"]], "did you mean 'hello'?"),
      ("next", ["language": "ko", "only": ["all"]], "'only' has no 'all'"),
      ("next", ["language": "ko", "cursor": "gone"], "begin again"), ("find", ["text": "a", "cursor": "-1"], "cursor"),
      ("submit", ["translations": "x"], "not an array"), ("add", ["key": "bye", "source": "x"], "already"),
      ("rename", ["key": "none", "to": "x"], "no string has the key"), ("check", ["since": "v1"], "no history"),
    ]
    for (tool, arguments, reason) in calls {
      let answer = agent.call(tool, arguments)
      #expect(answer.string?.contains(reason) == true, "\(tool) \(arguments.text): \(answer.text)")
    }
    #expect(try agent.folder.read("translations/ko.yml") == "bye: 잘 가요\n")
    try agent.folder.write("a: [\n", to: "translations/ko.yml")
    #expect(agent.call("status").string?.contains("ko.yml:") == true)
  }

  @Test("check compares the strings with those of other platforms, and reads these again after a change")
  func platforms() throws {
    let path = "android/values/strings.xml"
    func resources(_ text: String) -> String {
      "<resources>\n    <string name=\"hello\">\"\(text)\"</string>\n</resources>\n"
    }
    let agent = try TestAgent(
      TestAgent.files.merging([
        "l10n.yml": "source: en\ntranslations: translations\nsources: [android]\n", path: resources("Hi, %s\u{200B}!"),
      ]) { $1 })
    func rules() -> [String] {
      let findings = agent.call("check")["findings"]?.elements.filter { $0["file"]?.string?.hasSuffix(path) == true }
      return findings?.compactMap { $0["rule"]?.string }.sorted() ?? []
    }
    #expect(rules() == ["control-character", "platform-text"])
    try agent.folder.write(resources("Hello, %s!"), to: path)
    #expect(rules().isEmpty)
    // A mistake in the other platform's file alone says nothing about an answer, though the keys are the same.
    try agent.folder.write(resources("Hello, %s %d!"), to: path)
    let answer = agent.call("submit", ["translations": [agent.answer("hello", "안녕, {name}!")]])
    #expect(answer["results"]?.elements.first?["result"] == "written", "\(answer)")
  }
}
