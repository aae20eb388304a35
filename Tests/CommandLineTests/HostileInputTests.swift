import Foundation
import TestSupport
import Testing

@Suite("Broken and hostile input")
struct HostileInputTests {
  private static let configuration = "source: ko\noutput: { directory: Generated }\n"

  /// Runs `check` and `emit` on these files, and expects that emit writes nothing.
  private func refused(
    _ files: [String: Data], configuration: String = Self.configuration, status: Int32 = 1,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> String {
    let sandbox = try Sandbox(["l10n.yml": configuration])
    for (path, data) in files { try sandbox.write(data, to: path) }
    let check = try sandbox.run("check")
    let emit = try sandbox.run("emit")
    #expect(check.status == status, "\(check.error)", sourceLocation: sourceLocation)
    #expect(emit.status == status, "\(emit.error)", sourceLocation: sourceLocation)
    #expect(!sandbox.exists("Generated"), sourceLocation: sourceLocation)
    return check.output + check.error
  }

  private func refused(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> String {
    try refused(["translations/ko.yml": Data(text.utf8)], sourceLocation: sourceLocation)
  }

  // MARK: Directories

  @Test("a missing translations directory is refused")
  func noDirectory() throws {
    #expect(try refused([:], status: 2).contains("translations: there is no such directory"))
  }

  @Test("an empty translations directory is refused")
  func emptyDirectory() throws {
    let files = ["translations/README.md": Data("nothing".utf8)]
    #expect(try refused(files, status: 2).contains("translations: no translation files in this directory"))
  }

  @Test("an uninitialised submodule is reported with the command that initialises it")
  func submodule() throws {
    let sandbox = try Sandbox([
      "l10n.yml": Self.configuration,
      ".gitmodules": "[submodule \"texts\"]\n\tpath = translations\n\turl = https://example.com/texts.git\n",
    ])
    try FileManager.default.createDirectory(
      at: sandbox.directory.appending(path: "translations"), withIntermediateDirectories: true)
    let run = try sandbox.run("check")
    #expect(run.status == 2)
    #expect(run.error.contains("git submodule update --init translations"))
  }

  @Test("a source language without files is refused")
  func noSource() throws {
    let text = try refused(["translations/en.yml": Data("a: 1".utf8)])
    #expect(text.contains("[unknown-language]"))
    #expect(text.contains("l10n.yml:1:9: error: "))
  }

  @Test("a directory with nothing but a link out of it is refused, with the link")
  func outsideLink() throws {
    let sandbox = try Sandbox(["l10n.yml": Self.configuration, "translations/README.md": "", "ko.yml": "a: 2"])
    try FileManager.default.createSymbolicLink(
      atPath: sandbox.directory.appending(path: "translations/ko.yml").path, withDestinationPath: "../ko.yml")
    let run = try sandbox.run("check")
    #expect(run.status == 2)
    #expect(run.error.contains("translations/ko.yml: this symbolic link leads out of the translations directory"))
  }

  @Test("links to files that loop or lead out are passed over with a note, which stops nothing")
  func fileLinks() throws {
    let sandbox = try Sandbox(["translations/ko.yml": "a: 1", "translations/en.yml": "a: 3", "other/ko.yml": "b: 2"])
    for (name, target) in [("ko/x.yml", "../../other/ko.yml"), ("ja.yml", "ja.yml"), ("fr", "../other")] {
      let link = sandbox.directory.appending(path: "translations/\(name)")
      try FileManager.default.createDirectory(at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: target)
    }
    for arguments in [["init", "--source", "ko"], ["check"], ["emit"], ["emit", "--strict"]] {
      let run = try sandbox.start(arguments).finish()
      #expect(run.status == 0, "\(run.output)\(run.error)")
      #expect(run.error.contains("note: translations/ko/x.yml is passed over: this symbolic link leads out"))
      #expect(run.error.contains("note: translations/ja.yml is passed over: this symbolic link leads back to itself"))
      #expect(run.error.contains("note: translations/fr is passed over: this symbolic link leads out"))
    }
    #expect(sandbox.exists("Generated/L10n.swift"))
  }

  @Test("a table that is a link out of the project is noted by init, wherever it is")
  func linkedTable() throws {
    let sandbox = try Sandbox(["project/App/App.swift": "let a = 1", "shared/Localizable.strings": "\"a\" = \"b\";"])
    for (name, target) in [("App/en.lproj", "../../shared"), ("Main.xcstrings", "Main.xcstrings")] {
      try FileManager.default.createSymbolicLink(
        atPath: sandbox.directory.appending(path: "project/\(name)").path, withDestinationPath: target)
    }
    let run = try sandbox.script("cd project && $0 init --dry-run")
    #expect(run.status == 2)
    #expect(run.error.contains("note: App/en.lproj is passed over: this symbolic link leads out"), "\(run.error)")
    #expect(run.error.contains("note: Main.xcstrings is passed over: this symbolic link leads back to itself"))
  }

  @Test("links to folders that form a loop or lead outside are skipped with a note, and stop nothing")
  func folderLinks() throws {
    let sandbox = try Sandbox(["translations/ko.yml": "a: 1", "other/ja.yml": "a: 2", "translations/x/en.yml": "a: 3"])
    for (name, target) in [("other", "../other"), ("x/loop", ".."), ("y", "x")] {
      try FileManager.default.createSymbolicLink(
        atPath: sandbox.directory.appending(path: "translations/\(name)").path, withDestinationPath: target)
    }
    for arguments in [["init", "--source", "ko"], ["check"]] {
      let run = try sandbox.start(arguments).finish()
      #expect(run.status == 0, "\(run.output)\(run.error)")
      #expect(run.error.contains("note: translations/other is passed over: this symbolic link leads out"))
      #expect(run.error.contains("note: translations/x/loop is passed over: this symbolic link leads back"))
      #expect(run.error.contains("note: translations/y/loop is passed over"))
      #expect(run.error.split(separator: "\n").count == 3, "\(run.error)")
    }
    #expect(try sandbox.read("l10n.yml").contains("languages: [ko, en]\n"))
    #expect(try sandbox.run("emit").status == 0)
  }

  @Test("an unreadable file is reported together with problems in others, and its texts don't count as missing")
  func unreadFile() throws {
    let sandbox = try Sandbox([
      "l10n.yml": Self.configuration, "translations/ko.yml": "a: 하나\n", "translations/zh-Hans.yml": "a: '{'\n",
    ])
    try FileManager.default.createSymbolicLink(
      atPath: sandbox.directory.appending(path: "translations/en.yml").path, withDestinationPath: "nowhere")
    for arguments in [["check"], ["emit", "--strict"]] {
      let run = try sandbox.start(arguments).finish()
      #expect(run.status == 2)
      #expect(run.error.contains("translations/en.yml: this symbolic link leads nowhere"), "\(run.error)")
      #expect((run.output + run.error).contains("translations/zh-Hans.yml:1:5: error: "))
      #expect(!(run.output + run.error).contains("[missing-key]"))
    }
    #expect(!sandbox.exists("Generated"))
  }

  // MARK: Encodings

  @Test("bytes that aren't UTF-8 are shown at their place")
  func invalidUTF8() throws {
    let text = try refused(["translations/ko.yml": Data("a: 1\nb: 가\u{FF}".utf8.map { $0 == 0xBF ? 0xFF : $0 })])
    #expect(text.contains("translations/ko.yml:2:"))
    #expect(text.contains("[invalid-encoding]"))
  }

  @Test("UTF-16 is read if it has a byte-order mark, and is otherwise refused")
  func utf16() throws {
    let text = "a: 하나\n"
    let sandbox = try Sandbox(["l10n.yml": Self.configuration])
    try sandbox.write(
      Data([0xFF, 0xFE]) + (try #require(text.data(using: .utf16LittleEndian))), to: "translations/ko.yml")
    #expect(try sandbox.run("check").status == 0)
    let refusedText = try refused(["translations/ko.yml": try #require(text.data(using: .utf16BigEndian))])
    #expect(refusedText.contains("byte-order mark"))
  }

  // MARK: YAML

  @Test(
    "broken YAML is reported where it breaks",
    arguments: [
      ("a:\n\tb: 1\n", "ko.yml:2:1"), ("a: \"open\nb: 1\n", "ko.yml:1:4"), ("a: {b: 1\nc: 2\n", "ko.yml:1:4"),
      ("a: *b\n", "ko.yml:1:4"), ("- a\n- b\n", "ko.yml:1:1"),
    ])
  func brokenYAML(text: String, place: String) throws {
    let output = try refused(text)
    #expect(output.contains("translations/\(place)"), "\(output)")
  }

  @Test("ten thousand levels of nesting are refused")
  func deepNesting() throws {
    #expect(try refused("a: " + String(repeating: "[", count: 10_000)).contains("[yaml-syntax]"))
    #expect(try refused("a: " + String(repeating: "{a: ", count: 10_000)).contains("64 levels"))
  }

  @Test("an alias bomb is refused")
  func aliasBomb() throws {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1...9 {
      let aliases = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(aliases)]\n"
    }
    #expect(try refused(text).contains("1000000 nodes"))
  }

  @Test("a key of 5,000 bytes is refused")
  func longKey() throws {
    #expect(try refused("? \(String(repeating: "k", count: 5000))\n: 1\n").contains("1024 bytes at most"))
  }

  @Test("a message with ten thousand nested braces is refused")
  func deepMessage() throws {
    let text = String(repeating: "{n, plural, other {", count: 10_000)
    #expect(try refused("a: '\(text)'").contains("[message-syntax]"))
  }

  @Test("texts and keys with a meaning in Swift are only texts and keys")
  func swiftCharacters() throws {
    let sandbox = try Sandbox([
      "l10n.yml": Self.configuration + "rules: { control-character: off }\n",
      "translations/ko.yml": ##"""
      '"""#': '"""#'
      '\': '\(x) \#(x) */ // "'
      class: "\0 \u2028 \u202E \x1B"
      "🍋": "🍋"
      "": empty
      """##,
    ])
    let check = try sandbox.run("check")
    #expect(check.status == 0, "\(check.output)")
    #expect(try sandbox.run("emit").status == 0)
    let generated = try sandbox.read("Generated/L10n.swift") + sandbox.read("Generated/L10n+Tables.swift")
    #expect(!generated.unicodeScalars.contains { $0 == "\0" || $0 == "\u{2028}" || $0 == "\u{202E}" || $0 == "\u{1B}" })
  }

  @Test(
    "rules that keep strings in the app and the Swift code valid can't be disabled",
    arguments: ["yaml-syntax", "invalid-encoding", "swift-name-collision"])
  func silencedSyntax(rule: String) throws {
    let sandbox = try Sandbox([
      "l10n.yml": Self.configuration + "rules: { \(rule): off }\n", "translations/ko.yml": "a: 1\nb: \"2\n",
    ])
    for command in [["check"], ["emit"]] {
      let run = try sandbox.run(command)
      #expect(run.status == 2)
      #expect(run.error.contains("l10n.yml:3:"))
      #expect(run.error.contains("'\(rule)' is always an error"))
    }
    try sandbox.write(Self.configuration, to: "l10n.yml")
    let option = try sandbox.run("check", "--rule", "\(rule)=warning")
    #expect(option.status == 2)
    #expect(option.error.contains("'\(rule)' is always an error"))
    #expect(!sandbox.exists("Generated"))
  }

  @Test("findings that can't be written end the command with status 2")
  func fullOutput() throws {
    let sandbox = try Sandbox(["l10n.yml": Self.configuration, "translations/ko.yml": "a: 1\n"])
    let run = try sandbox.script("exec \"$0\" check --format json >/dev/full")
    #expect(run.status == 2)
    #expect(run.error.hasPrefix("error: standard output: "))
  }

  @Test("a disk that becomes full halfway leaves all old files")
  func halfWritten() throws {
    let texts = (0..<2_000).map { "key\($0): text\n" }.joined()
    let sandbox = try Sandbox(["l10n.yml": Self.configuration, "translations/ko.yml": "a: 1\n"])
    #expect(try sandbox.run("emit").status == 0)
    let old = try sandbox.read("Generated/L10n.swift") + sandbox.read("Generated/L10n+Tables.swift")
    try sandbox.write(texts, to: "translations/ko.yml")
    // The tables are smaller than the accessors, so only one of the files would fit.
    #expect(try sandbox.script("ulimit -f 100; exec \"$0\" emit 2>/dev/null").status == 2)
    #expect(try sandbox.read("Generated/L10n.swift") + sandbox.read("Generated/L10n+Tables.swift") == old)
    #expect(sandbox.files(below: "Generated") == ["L10n+Tables.swift", "L10n.swift"])
  }

  @Test("an output directory that is a link to nothing is reported as such")
  func linkToNowhere() throws {
    let sandbox = try Sandbox(["l10n.yml": Self.configuration, "translations/ko.yml": "a: 1\n"])
    try FileManager.default.createSymbolicLink(
      atPath: sandbox.directory.appending(path: "Generated").path, withDestinationPath: "nowhere")
    for arguments in [["emit"], ["emit", "--output", "Generated/deeper"]] {
      let run = try sandbox.start(arguments).finish()
      #expect(run.status == 2)
      #expect(run.error.contains("Generated: this symbolic link leads nowhere"), "\(run.error)")
    }
  }
}
