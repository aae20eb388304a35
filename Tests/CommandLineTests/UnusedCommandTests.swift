import Foundation
import TestSupport
import Testing

@Suite("l10n-gen unused")
struct UnusedCommandTests {
  private static let files = [
    "l10n.yml": "source: ko\noutput: { directory: Sources/App/Generated }\n",
    "translations/ko.yml": "title: 제목\nstore:\n  open: 영업 중\n  gone: 없음\n",
    "translations/en.yml": "title: Title\nstore:\n  open: Open\n  gone: Gone\n",
    "Sources/App/App.swift": "print(L10n.title, L10n.Store.open)\n",
    "Tests/AppTests.swift": "show(L10n.self, gone: 1)\n",
  ]

  @Test("messages that aren't used in code are listed, regardless of the generated code")
  func text() throws {
    let sandbox = try Sandbox(Self.files)
    #expect(try sandbox.run("emit").status == 0)
    let run = try sandbox.run("unused", "--sources", "Sources")
    #expect(run.status == 0)
    #expect(run.error.isEmpty)
    #expect(
      run.output == """
        translations/ko.yml:4:3: store.gone: no Swift code reads 'L10n.Store.gone'
        1 of 3 messages is unused

        """)
    #expect(try sandbox.run("unused", "--sources", "Sources/App/App.swift").output == run.output)
    let path = sandbox.directory.resolvingSymlinksInPath().path
    #expect(
      try sandbox.run("unused", "--sources", "Sources", "--format", "xcode").output
        == "\(path)/translations/ko.yml:4:3: warning: store.gone: no Swift code reads 'L10n.Store.gone'; "
        + "delete the message\n")
    #expect(
      try sandbox.run("unused", "--sources", "Sources", "--format", "json").output == """
        {"messages":3,"unused":[{"key":"store.gone","accessor":"L10n.Store.gone","file":"translations/ko.yml",\
        "line":4,"column":3}],"notFollowed":[]}

        """)
  }

  @Test("the places that make messages count as used are listed")
  func assumptions() throws {
    let run = try Sandbox(Self.files).run("unused")
    #expect(
      run.output == """
        Tests/AppTests.swift:1:6: 'L10n' is passed on here, so 1 message counts as read, and may be unused:
          store.gone
        0 of 3 messages are unused; 1 more may be

        """)
    let json = try Sandbox(Self.files).run("unused", "--format", "json").output
    #expect(json.contains(#""messages":1,"file":"Tests/AppTests.swift","line":1,"column":6,"keys":["store.gone"],"#))
  }

  @Test("a folder without code and unreadable strings are refused")
  func refusals() throws {
    let sandbox = try Sandbox(Self.files)
    let empty = try sandbox.run("unused", "--sources", "translations")
    #expect(empty.status == 2)
    #expect(empty.error == "error: there is no Swift file in 'translations'; name the folder of the app's code\n")
    #expect(try sandbox.run("unused", "--sources", "nowhere").status == 2)
    #expect(try sandbox.run("unused", "--sources", "").status == 2)
    try sandbox.write("title: [\n", to: "translations/ko.yml")
    let broken = try sandbox.run("unused")
    #expect(broken.status == 1)
    #expect(broken.error.contains("translations/ko.yml:"))
    #expect(broken.output.isEmpty)
  }

  @Test("a translation that can't be read hides no messages, but nothing is removed from its file")
  func brokenTranslation() throws {
    let sandbox = try Sandbox(Self.files)
    try sandbox.write("title: [\n", to: "translations/en.yml")
    let run = try sandbox.run("unused", "--sources", "Sources")
    #expect(run.status == 0)
    #expect(run.output.contains("store.gone: no Swift code reads"))
    let removal = try sandbox.run("unused", "--sources", "Sources", "--remove")
    #expect(removal.status == 1 && removal.error.contains("translations/en.yml:"))
    #expect(try sandbox.read("translations/ko.yml") == Self.files["translations/ko.yml"])
  }

  @Test("unused messages are findings of check if it gets the place of the code")
  func rule() throws {
    let sandbox = try Sandbox([
      "l10n.yml": "source: ko\n", "translations/ko.yml": "title: 매장\nold: 예전 매장\nscript: 스크립트\n",
      "translations/metadata.yml": "script: { ignore: { ko: [unused-key] } }\n",
      "App/View.swift": "let title = L10n.title\n",
    ])
    #expect(try sandbox.run("check", "--format", "text").status == 0)
    let run = try sandbox.run("check", "--format", "xcode", "--sources", "App")
    #expect(run.status == 0)
    #expect(
      run.output.contains(
        "translations/ko.yml:2:1: warning: ko: no Swift code reads 'L10n.old'; remove the string from all languages"))
    #expect(!run.output.contains("L10n.script") && !run.output.contains("L10n.title"))
    #expect(try sandbox.run("check", "--strict", "--sources", "App").status == 1)
    #expect(try sandbox.run("check", "--strict", "--sources", "App", "--rule", "unused-key=off").status == 0)
    let missing = try sandbox.run("check", "--sources", "Ap")
    #expect(missing.status == 2 && missing.error.contains("Ap"))
  }

  @Test("the listed messages are removed completely or not at all")
  func remove() throws {
    let sandbox = try Sandbox(Self.files)
    let run = try sandbox.run("unused", "--sources", "Sources", "--remove")
    #expect(run.status == 0)
    #expect(run.output.contains("store.gone: no Swift code reads"))
    #expect(run.error == "Removing 1 message…\nRemoved 1 message from 2 files\n")
    #expect(try sandbox.read("translations/en.yml") == "title: Title\nstore:\n  open: Open\n")
    #expect(try sandbox.read("translations/ko.yml") == "title: 제목\nstore:\n  open: 영업 중\n")
    #expect(try sandbox.run("unused", "--sources", "Sources", "--remove").error == "")

    let flow = "title: Title\nstore: { open: Open, gone: Gone }\n"
    let refused = try Sandbox(Self.files.merging(["translations/en.yml": flow]) { $1 })
    let refusal = try refused.run("unused", "--sources", "Sources", "--remove")
    #expect(refusal.status == 1)
    #expect(refusal.error.hasPrefix("Removing 1 message…\nRemoved 0 messages from 0 files\n"))
    #expect(refusal.error.hasSuffix("remove them by hand:\n  store.gone\n"))
    #expect(try refused.read("translations/en.yml") == flow)
    #expect(try refused.read("translations/ko.yml") == Self.files["translations/ko.yml"])
  }

  @Test("nothing is removed from files with changes that git doesn't have")
  func uncommitted() throws {
    let sandbox = try Sandbox(Self.files)
    let git = "git -c user.name=a -c user.email=a@b.c"
    #expect(try sandbox.script("git init -q && git add . && \(git) commit -qm x").status == 0)
    try sandbox.write("title: Other\nstore: { open: Open }\n", to: "translations/en.yml")
    let refused = try sandbox.run("unused", "--sources", "Sources", "--remove")
    #expect(refused.status == 2)
    #expect(refused.error.contains("'translations' has changes that git doesn't have"))
    #expect(try sandbox.read("translations/ko.yml") == Self.files["translations/ko.yml"])
    #expect(try sandbox.script("git checkout -q .").status == 0)
    // A stopped run of a process whose number no other can have.
    try sandbox.write("title: [", to: "translations/.l10n-gen-99999999-1")
    #expect(try sandbox.run("unused", "--sources", "Sources", "--remove").status == 0)
  }
}
