import TestSupport
import Testing

@Suite("l10n-gen init")
struct InitCommandTests {
  @Test("a configuration is written that check takes, and the lines for Info.plist are printed")
  func writes() throws {
    let sandbox = try Sandbox([
      "translations/ko.yml": "a: 1\nb: 2\n", "translations/en.yml": "a: 1\n", "translations/no.yml": "a: 1\n",
      "Package.swift": "", "Sources/App/App.swift": "",
    ])
    let run = try sandbox.run("init")
    #expect(run.status == 0, "\(run.error)")
    #expect(run.output.contains("<string>ko</string>"))
    #expect(try sandbox.read("l10n.yml").contains("source: ko\n"))
    #expect(try sandbox.read("l10n.yml").contains("languages: [ko, en, \"no\"]\n"))
    #expect(try sandbox.read("l10n.yml").contains("directory: Sources/App/Generated"))
    #expect(try sandbox.run("check").status == 0)
    #expect(try sandbox.run("emit").status == 0)
    #expect(sandbox.exists("Sources/App/Generated/L10n.swift"))
  }

  @Test("a configuration that is there is not overwritten")
  func present() throws {
    let sandbox = try Sandbox(["l10n.yml": "mine", "translations/ko.yml": "a: 1"])
    #expect(try sandbox.run("init").status == 2)
    #expect(try sandbox.read("l10n.yml") == "mine")
  }

  @Test("without bundles it says what is missing")
  func noBundles() throws {
    let nothing = try Sandbox().run("init")
    #expect(nothing.status == 2)
    #expect(nothing.error.contains("git submodule add"))
    let sandbox = try Sandbox(["translations/notes.yml": "a: 1"])
    #expect(try sandbox.run("init").status == 2)
    #expect(!sandbox.exists("l10n.yml"))
  }

  @Test("a configuration among the bundles is not put in the shade of a new one")
  func configurationAmongBundles() throws {
    let sandbox = try Sandbox(["translations/l10n.yml": "source: ko", "translations/ko.yml": "a: 1"])
    let run = try sandbox.run("init")
    #expect(run.status == 2)
    #expect(run.error.contains("'translations/l10n.yml'"))
    #expect(!sandbox.exists("l10n.yml"))
  }
}
