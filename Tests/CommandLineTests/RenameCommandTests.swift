import TestSupport
import Testing

@Suite("l10n-gen rename")
struct RenameCommandTests {
  static let files = [
    "l10n.yml": "source: ko\n",
    "translations/ko.yml": "title: 제목\nstore:\n  open: 영업 중 # 위\n  gone: 없음\n",
    "translations/en.yml": "title: Title\nstore: { open: \"Open\", gone: Gone }\n",
    "translations/metadata.yml": "store.open: { description: Open now }\n",
    "App/App.swift": "print(L10n.title, L10n.Store.open)\n",
  ]

  @Test("a key is renamed in all languages, in the metadata and in code")
  func rename() throws {
    let sandbox = try Sandbox(Self.files)
    let run = try sandbox.run("rename", "store.open", "store.is_open", "--swift", "App")
    #expect(run.status == 0, "\(run.error)")
    #expect(run.error.hasSuffix("Renamed 'store.open' to 'store.is_open', and 1 call in 1 Swift file\n"))
    #expect(
      try sandbox.read("translations/ko.yml") == Self.files["translations/ko.yml"]?.replacing("open", with: "is_open"))
    #expect(try sandbox.read("translations/en.yml") == "title: Title\nstore: { is_open: \"Open\", gone: Gone }\n")
    #expect(try sandbox.read("translations/metadata.yml") == "store.is_open: { description: Open now }\n")
    #expect(try sandbox.read("App/App.swift") == "print(L10n.title, L10n.Store.isOpen)\n")
    #expect(try sandbox.run("rename", "L10n.Store.isOpen", "store.open", "--swift", "App").status == 0)
    for (path, text) in Self.files { #expect(try sandbox.read(path) == text) }
  }

  @Test("a table's key is renamed where code certainly looks it up")
  func tables() throws {
    let sandbox = try Sandbox([
      "l10n.yml": "source: en\ntranslations: [App]\n",
      "App/en.lproj/Localizable.strings": "\"cart.title\" = \"Cart\";\n\"hello\" = \"Hello\";\n",
      "App/ko.lproj/Localizable.strings": "\"cart.title\" = \"장바구니\";\n\"hello\" = \"안녕\";\n",
      "App/View.swift": """
      import SwiftUI
      let a = Text("cart.title"), b = NSLocalizedString("cart.title", comment: "")
      let c = String(localized: "cart.title", table: "Other")
      let d = ["cart.title"]

      """,
    ])
    let run = try sandbox.run("rename", "cart.title", "cart.heading", "--swift", "App")
    #expect(run.status == 0, "\(run.error)")
    #expect(try sandbox.read("App/ko.lproj/Localizable.strings").hasPrefix("\"cart.heading\" = \"장바구니\";\n"))
    let code = try sandbox.read("App/View.swift")
    #expect(code.contains("Text(\"cart.heading\"), b = NSLocalizedString(\"cart.heading\""))
    #expect(code.contains("localized: \"cart.title\", table: \"Other\""))
    #expect(run.error.contains("App/View.swift:4:10: left as it is: 'cart.title' was the key of a string"))
    #expect(try sandbox.run("rename", "cart.heading", "cart.title", "--swift", "App").status == 0)
    #expect(try sandbox.read("App/View.swift").contains("Text(\"cart.title\"), b = NSLocalizedString(\"cart.title\""))
  }

  @Test("a names.yml that is only needed for the new name is gone with it")
  func unneededNames() throws {
    let table = "\"Sign in\" = \"Sign in\";\n"
    let sandbox = try Sandbox(["l10n.yml": "source: en\n", "translations/en.lproj/Localizable.strings": table])
    #expect(try sandbox.run("rename", "sign_in", "start").status == 0)
    #expect(try sandbox.read("names.yml").contains("start: \"Sign in\""))
    let dryRun = try sandbox.run("rename", "start", "sign_in", "--dry-run")
    #expect(dryRun.error.contains("--- names.yml\n+++ /dev/null\n"))
    #expect(try sandbox.read("names.yml").contains("start: \"Sign in\""))
    let run = try sandbox.run("rename", "start", "sign_in")
    #expect(run.error == "Removed names.yml\nRenamed 'start' to 'sign_in'\n")
    #expect(throws: (any Error).self) { try sandbox.read("names.yml") }
  }

  @Test("a dry run shows the changes, and writes nothing")
  func dryRun() throws {
    let sandbox = try Sandbox(Self.files)
    let run = try sandbox.run("rename", "title", "heading", "--swift", "App", "--renamed-from", "--dry-run")
    #expect(run.status == 0)
    for line in ["-title: Title", "+heading: Title", "+print(L10n.heading, L10n.Store.open)", "+  renamed-from: title"]
    {
      #expect(run.error.contains(line + "\n"), "\(run.error)")
    }
    for (path, text) in Self.files { #expect(try sandbox.read(path) == text) }
  }

  @Test("with renamed-from, code can still call the old accessor")
  func former() throws {
    let sandbox = try Sandbox(Self.files)
    #expect(try sandbox.run("rename", "store.open", "store.is_open", "--renamed-from").status == 0)
    #expect(try sandbox.run("check").status == 0)
    #expect(try sandbox.run("emit", "--output", "Generated").status == 0)
    let code = try sandbox.files(below: "Generated").map { try sandbox.read("Generated/\($0)") }.joined()
    #expect(code.contains("renamed: \"isOpen\"") || code.contains("deprecated"))
  }

  @Test(
    "wrong names are refused, with what to do",
    arguments: [
      (["store.opn", "x"], 2, "did you mean 'store.open'?"), (["store", "shop"], 2, "l10n-gen move store shop"),
      (["title", "title"], 2, "the key already"), (["title", "a..b"], 2, "is not a key"),
      (["title", "store"], 1, "error: the project has a namespace 'store' already"),
      (["store.open", "store.Gone"], 1, "both be 'L10n.Store.gone'"),
      (["title", "x", "--swift", "nowhere"], 2, "nowhere"),
    ])
  func refusals(arguments: [String], status: Int32, message: String) throws {
    let sandbox = try Sandbox(Self.files)
    let run = try sandbox.run(["rename"] + arguments)
    #expect(run.status == status)
    #expect(run.error.contains(message), "\(run.error)")
    for (path, text) in Self.files { #expect(try sandbox.read(path) == text) }
  }

  @Test("nothing is written if a file can't be read, or can't be written")
  func unreadable() throws {
    let broken = try Sandbox(Self.files.merging(["translations/en.yml": "title: [\n"]) { $1 })
    let run = try broken.run("rename", "title", "heading")
    #expect(run.status == 1 && run.error.contains("translations/en.yml:"))
    #expect(try broken.read("translations/ko.yml") == Self.files["translations/ko.yml"])
    let locked = try Sandbox(Self.files)
    #expect(
      try locked.script("chmod 500 App && $0 rename title heading --swift App; status=$?; chmod 700 App; exit $status")
        .status != 1)
  }
}
