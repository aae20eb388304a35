import TestSupport
import Testing

@Suite("l10n-gen move")
struct MoveCommandTests {
  private static let files = [
    "l10n.yml": "source: ko\n",
    "translations/ko.yml": "ko:\n  # Shop\n  store: # here\n    open: 영업 중\n    hours:\n      from: 부터\n  title: 제목\n",
    "translations/en.json":
      "{\n  \"store.open\": \"Open\",\n  \"store.hours.from\": \"From\",\n  \"title\": \"T\"\n}\n",
    "translations/metadata.yml": "store.**: { description: D }\nstore.open: { max-width: 9 }\n",
    "App/App.swift": "typealias S = L10n.Store\nprint(S.open, L10n.Store.Hours.from, L10n.title)\n",
  ]

  @Test("a namespace gets another name in all languages, in the metadata and in code, and its old name again")
  func move() throws {
    let sandbox = try Sandbox(Self.files)
    let run = try sandbox.run("move", "store", "shop", "--swift", "App")
    #expect(run.status == 0, "\(run.error)")
    #expect(run.error.contains("Moved 2 strings from 'store' to 'shop', and 2 calls in 1 Swift file\n"))
    for (path, text) in Self.files where path.hasPrefix("translations/") {
      #expect(try sandbox.read(path) == text.replacing("store", with: "shop"))
    }
    #expect(
      try sandbox.read("App/App.swift")
        == "typealias S = L10n.Shop\nprint(S.open, L10n.Shop.Hours.from, L10n.title)\n")
    #expect(try sandbox.run("move", "shop", "store", "--swift", "App").status == 0)
    for (path, text) in Self.files { #expect(try sandbox.read(path) == text) }
  }

  @Test("an inner namespace is moved, and its strings keep their old keys on request")
  func inner() throws {
    let sandbox = try Sandbox(Self.files)
    let run = try sandbox.run("move", "store.hours", "store.times", "--renamed-from")
    #expect(run.status == 0, "\(run.error)")
    #expect(try sandbox.read("translations/ko.yml").contains("    times:\n      from: 부터\n"))
    #expect(
      try sandbox.read("translations/metadata.yml").hasSuffix("store.times.from:\n  renamed-from: store.hours.from\n"))
    #expect(try sandbox.run("check").status == 0)
  }

  @Test(
    "wrong names are refused, with what to do, and nothing is written",
    arguments: [
      (["stor", "shop"], 2, "did you mean 'store'?"), (["title", "x"], 2, "l10n-gen rename"),
      (["store", "store"], 2, "the namespace already"), (["store", "title"], 1, "a string 'title' already"),
      (["store", "a.b"], 1, "move the key by hand"), (["store.hours", "store"], 1, "move the key by hand"),
    ])
  func refusals(arguments: [String], status: Int32, message: String) throws {
    let sandbox = try Sandbox(Self.files)
    let run = try sandbox.run(["move"] + arguments)
    #expect(run.status == status)
    #expect(run.error.contains(message), "\(run.error)")
    for (path, text) in Self.files { #expect(try sandbox.read(path) == text) }
  }
}
