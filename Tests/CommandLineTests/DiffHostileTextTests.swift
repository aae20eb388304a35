import Foundation
import TestSupport
import Testing

@Suite("l10n-gen diff of hostile texts")
struct DiffHostileTextTests {
  /// Texts that try to act as something else; each contains `evil`.
  private static let texts = [
    "<img src=x onerror=evil> <b>evil</b> &amp; <!-- evil --> <details>",
    "[evil](https://evil.example) ![evil](https://evil.example/x.png) www.evil.example evil@evil.example",
    "@evil @here #123 GH-1 evil/repo#12 deadbeefdeadbeefdeadbeefdeadbeefdeadbeef",
    "<!channel> <@U1|evil> <https://evil|x>",
    "` evil `` evil ``` evil ```` ~~~ ~~evil~~ **evil** _evil_ *evil* :evil:", "```\nevil\n```\n~~~evil",
    "a | evil \\| c ||",
    "evil\n# heading\n- list\n> quote\r\n\n| t |\n|--|", "\u{202E}evil\u{2066} \u{200F}\u{61C}",
    "evil \u{7}\u{1B}[31m\u{7F}\u{85}",
    "::set-output name=evil::y ##[error]evil", "\\`evil\\` \\", "`evil`", "evil`",
    "{evil, select, a{`} other{|}} @evil",
  ]

  /// Returns bundles in which each text is new, has changed words, loses words around it, or is removed.
  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox(["l10n.yml": "source: ko\n"])
    var old: [String: String] = [:]
    var new: [String: String] = ["` | <b>@evil": "` | <b>@evil"]
    for (index, text) in Self.texts.enumerated() {
      new["new\(index)"] = text
      new["changed\(index)"] = "before \(text) after"
      old["changed\(index)"] = "before \(text.replacingOccurrences(of: "evil", with: "wicked")) after"
      // The removed text leaves two adjacent runs on the newer side.
      new["shorter\(index)"] = "one first \(text) and last words"
      old["shorter\(index)"] = "one wicked first \(text) and wicked last words"
      old["gone\(index)"] = text
    }
    // JSON is YAML, except for characters that YAML escapes in its own way.
    for (path, texts) in [("old/ko.yml", old), ("new/ko.yml", new)] {
      let lines = texts.map { "\(Self.quoted($0)): \(Self.quoted($1))\n" }
      try sandbox.write(lines.sorted().joined(), to: path)
    }
    return sandbox
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      scalar.isASCII && scalar.value >= 0x20 && scalar != "\"" && scalar != "\\" && scalar.value != 0x7F
        ? String(scalar) : "\\U" + String(format: "%08x", scalar.value)
    }
    return "\"\(escaped.joined())\""
  }

  /// Returns a Boolean value indicating whether a text has no characters that move the cursor, change the direction of
  /// a line, or are invisible.
  private func isVisible(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      scalar == "\n" || scalar.properties.generalCategory != .control && !scalar.properties.isBidiControl
    }
  }

  @Test("text makes invisible characters visible, and nothing in a workflow's log is a command")
  func text() throws {
    let sandbox = try sandbox()
    #expect(try isVisible(sandbox.run("diff", "old", "new").output))
    let log = try sandbox.run("diff", "old", "new", environment: ["GITHUB_ACTIONS": "true"]).output
    #expect(!log.contains("##["))
    #expect(log.split(separator: "\n").allSatisfy { !$0.trimmingCharacters(in: .whitespaces).hasPrefix("::") })
  }

  @Test("Markdown keeps everything from bundles in code")
  func markdown() throws {
    let run = try sandbox().run("diff", "old", "new", "--format", "markdown")
    #expect(run.status == 0)
    #expect(isVisible(run.output))
    // After the heading and in the only block of code, there are only signatures, which consist of Swift names.
    let parts = run.output.components(separatedBy: "\n```")
    #expect(parts.count == 3)
    #expect(parts[1].hasPrefix("diff\n"))
    let lines = (parts[0] + parts[2]).split(separator: "\n")
    let outside = try lines.map { try withoutCode(String($0)) }.joined(separator: "\n")
    for part in ["evil", "wicked", "@", "<", "[", "http", "`", "\\", "&"] {
      #expect(!outside.contains(part), "\(part)")
    }
    // Every cell is closed: a bar from a bundle would create another one.
    for line in outside.split(separator: "\n") where line.hasPrefix("|") {
      #expect([4, 7].contains(line.filter { $0 == "|" }.count), "\(line)")
    }
  }

  /// Returns a line without its code spans, which are delimited as in CommonMark 0.31 (section 6.1): by runs of
  /// backticks of the same length.
  private func withoutCode(_ line: String) throws -> String {
    var outside = ""
    var rest = line[...]
    while let start = rest.firstIndex(of: "`") {
      outside += rest[..<start]
      let fence = rest[start...].prefix { $0 == "`" }
      rest = rest[fence.endIndex...]
      var end = rest.startIndex
      while true {
        end = try #require(rest[end...].firstIndex(of: "`"), "an open code span: \(line)")
        let run = rest[end...].prefix { $0 == "`" }
        if run.count == fence.count {
          rest = rest[run.endIndex...]
          break
        }
        end = run.endIndex
      }
    }
    return outside + rest
  }

  @Test("Slack gets entities for its control characters, and code that no text can end")
  func slack() throws {
    let run = try sandbox().run("diff", "old", "new", "--format", "slack")
    let message = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect((message["text"] as? String)?.contains("evil") == false)
    let blocks = try #require(message["blocks"] as? [[String: Any]])
    for block in blocks {
      let object = try #require(block["text"] as? [String: Any])
      let text = try #require(object["text"] as? String)
      #expect(isVisible(text))
      #expect(object["verbatim"] as? Bool == true)
      let plain = ["&amp;", "&lt;", "&gt;"].reduce(text) { $0.replacingOccurrences(of: $1, with: "") }
      #expect(!plain.contains { "&<>".contains($0) })
      let parts = text.components(separatedBy: "```")
      if text.contains("evil") {
        #expect(parts.count == 3)
        #expect(parts.first == "" && parts.last == "")
        #expect(!parts[1].contains("`"))
      }
    }
  }

  @Test("JSON preserves every text")
  func json() throws {
    let run = try sandbox().run("diff", "old", "new", "--format", "json")
    let document = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let changes = try #require(document["changes"] as? [[String: Any]])
    for (index, text) in Self.texts.enumerated() {
      let change = try #require(changes.first { $0["key"] as? String == "new\(index)" })
      let texts = try #require(change["texts"] as? [String: [String: Any]])
      #expect((texts["ko"]?["after"] as? String)?.unicodeScalars.elementsEqual(text.unicodeScalars) == true)
    }
  }

  @Test("a comment and a chat message stay within the limits of their services, whatever changed")
  func sizes() throws {
    let sandbox = try Sandbox(["l10n.yml": "source: ko\n", "old/ko.yml": "z: 1\n"])
    let long = String(repeating: "긴 글 & <b> ` ", count: 2_000)
    let lines = (0..<3_000).map { "k\($0): \"글 {n, plural, other{#}}을(를) & <b> `\"\n" } + ["l: \"\(long)\"\n"]
    try sandbox.write(lines.joined(), to: "new/ko.yml")
    let markdown = try sandbox.run("diff", "old", "new", "--format", "markdown").output
    #expect(markdown.utf16.count <= 65_536)
    #expect(markdown.contains(" more; `l10n-gen diff` shows all of them."))
    let shown = markdown.components(separatedBy: "\n**`").count - 1
    #expect(markdown.contains("\n\(3_002 - shown) more; "))
    let run = try sandbox.run("diff", "old", "new", "--format", "slack")
    let message = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let blocks = try #require(message["blocks"] as? [[String: Any]])
    #expect(blocks.count <= 50)
    for block in blocks {
      let text = try #require((block["text"] as? [String: Any])?["text"] as? String)
      #expect(text.utf16.count <= 3_000)
      #expect(!text.isEmpty)
    }
  }

  @Test("a text of a megabyte takes no longer to compare than to read")
  func large() throws {
    let words = String(repeating: "가나 다라 ", count: 80_000)
    let sandbox = try Sandbox([
      "l10n.yml": "source: ko\n", "old/ko.yml": "a: 처음 \(words)\n", "new/ko.yml": "a: 다시 \(words)\n",
    ])
    let time = try ContinuousClock().measure {
      let run = try sandbox.run("diff", "old", "new")
      #expect(run.output.contains("+ {+다시+} 가나"))
      #expect(run.output.utf8.count < 4_000)
    }
    #expect(time < .seconds(20))
  }
}
