import Foundation
import TestSupport
import Testing

/// All commands that read bundles, with JSON bundles.
@Suite("Bundles in JSON, command by command")
struct JSONBundlesCommandTests {
  private static let yaml = [
    "l10n.yml": "source: ko\noutput: { directory: out }\n",
    "translations/ko/store.yml": """
    title: 매장
    visit: "{name}을(를) 찾아가 보세요 😀"
    steps: [하나, 둘]
    count: { other: "{count}곳" }
    """,
    "translations/en/store.yml": """
    title: Store
    visit: "Pay {name} a visit 😀"
    steps: [one, two]
    count: { one: "{count} place", other: "{count} places" }
    """,
  ]

  private static let json = [
    "l10n.yml": "source: ko\noutput: { directory: out }\n",
    "translations/ko.json": """
    { "store": {
        "title": "매장", "visit": "{name}을(를) 찾아가 보세요 \\ud83d\\ude00", "steps": ["하나", "둘"],
        "count": { "other": "{count}곳" } } }
    """,
    "translations/en.json": """
    { "store.title": "Store", "store.visit": "Pay {name} a visit 😀", "store.steps": ["one", "two"],
      "store.count.one": "{count} place", "store.count.other": "{count} places" }
    """,
  ]

  private func changed(_ old: String, to new: String, in path: String) throws -> Sandbox {
    var files = Self.json
    let text = try #require(files[path])
    #expect(text.contains(old))
    files[path] = text.replacing(old, with: new)
    return try Sandbox(files)
  }

  @Test("emit writes the same bytes as for the same texts in YAML, and verifies them")
  func emit() throws {
    let (yaml, json) = (try Sandbox(Self.yaml), try Sandbox(Self.json))
    #expect(try yaml.run("emit").status == 0)
    #expect(try json.run("emit").status == 0)
    #expect(json.files(below: "out") == yaml.files(below: "out"))
    for file in json.files(below: "out") { #expect(try json.read("out/\(file)") == yaml.read("out/\(file)")) }
    #expect(try json.run("emit", "--verify").status == 0)
  }

  @Test("check shows findings on their lines, and --fix changes only the string")
  func fix() throws {
    let sandbox = try changed("😀", to: "😀\\u200b ", in: "translations/en.json")
    let before = try sandbox.read("translations/en.json")
    let found = try sandbox.run("check", "--strict")
    #expect(found.status == 1)
    #expect(found.output.contains("translations/en.json:1:63: "))
    let fixed = try sandbox.run("check", "--fix")
    #expect(fixed.status == 0)
    #expect(try sandbox.read("translations/en.json") == before.replacing("😀\\u200b ", with: "😀"))
    #expect(try sandbox.run("check", "--strict").status == 0)
  }

  @Test("a broken file is reported where it breaks, and nothing is written")
  func broken() throws {
    let sandbox = try changed("\"Store\",", to: "\"Store\" // why", in: "translations/en.json")
    let run = try sandbox.run("emit", "--strict")
    #expect(run.status == 1)
    #expect(run.error.contains("translations/en.json:1:26: error: JSON has no comments"))
    #expect(!sandbox.exists("out"))
  }

  @Test("build generates code from them in the way that the plugin requests")
  func build() throws {
    let sandbox = try Sandbox(Self.json)
    try FileManager.default.createDirectory(
      at: sandbox.directory.appending(path: "work"), withIntermediateDirectories: true)
    func build() throws -> Sandbox.Run {
      try sandbox.run("build", "--config", "l10n.yml", "--work-directory", "work", "--target", "App")
    }
    #expect(try build().status == 0)
    let generated = try sandbox.files(below: "work").map { try sandbox.read("work/\($0)") }.joined()
    #expect(generated.contains("func visit(name: String) -> String"))
    try sandbox.write(#"{ "store.title": "Shop", "x": 1 }"#, to: "translations/en.json")
    #expect(try build().output.contains("/translations/en.json:1:26: warning: en: 'x' is not a key in ko"))
  }

  @Test("diff compares them with YAML, and init finds their languages")
  func diff() throws {
    var files = Self.json
    for (path, text) in Self.yaml where path != "l10n.yml" { files["yaml" + path.dropFirst(12)] = text }
    let sandbox = try Sandbox(files)
    let run = try sandbox.run("diff", "yaml", "translations")
    #expect(run.status == 0)
    #expect(run.output.contains("No string changed."), "\(run.output)")
    let new = try Sandbox(Self.json.filter { $0.key != "l10n.yml" })
    #expect(try new.run("init", "--source", "ko").status == 0)
    #expect(try new.read("l10n.yml").contains("languages: ["))
  }
}
