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
    #expect(run.output.contains("ko, the language with the most messages; if that's wrong, change 'source'"))
    #expect(run.output.contains("plugins: [.plugin(name: \"L10nBuildPlugin\""))
    #expect(try sandbox.read("l10n.yml").contains("source: ko\n"))
    #expect(try sandbox.read("l10n.yml").contains("languages: [ko, en, \"no\"]\n"))
    #expect(try sandbox.read("l10n.yml").contains("directory: Sources/App/Generated"))
    #expect(try sandbox.run("check").status == 0)
    #expect(try sandbox.run("emit").status == 0)
    #expect(sandbox.exists("Sources/App/Generated/L10n.swift"))
  }

  @Test("where every language may be the source, it asks for one")
  func tie() throws {
    let sandbox = try Sandbox(["translations/ko.yml": "a: 1\n", "translations/en.yml": "a: 1\n"])
    let run = try sandbox.run("init")
    #expect(run.status == 2)
    #expect(run.error.contains("en and ko have the same messages"))
    #expect(run.error.contains("'l10n-gen init --source en'"))
    #expect(!sandbox.exists("l10n.yml"))
    #expect(try sandbox.run("init", "--source", "ko_KR").status == 0)
    #expect(try sandbox.read("l10n.yml").contains("source: ko\nlanguages: [ko, en]\n"))
    #expect(try sandbox.run("check").status == 0)
  }

  @Test("a source beside its own regional form is the one that is written like it")
  func regionalSource() throws {
    let sandbox = try Sandbox(["translations/pt.yml": "a: 1\n", "translations/pt-BR.yml": "a: 1\n"])
    #expect(try sandbox.run("init", "--source", "pt-BR").status == 0)
    #expect(try sandbox.read("l10n.yml").contains("source: pt-BR\nlanguages: [pt-BR, pt]\n"))
  }

  @Test("a source without a file is refused, with the languages that there are")
  func unknownSource() throws {
    let run = try Sandbox(["translations/ko.yml": "a: 1\n", "translations/en.yml": "a: 1\n"])
      .run("init", "--source", "fr")
    #expect(run.status == 2)
    #expect(run.error.contains("'fr'; there are en, ko"))
  }

  @Test("English is the fallback of another source, with the reason, and needs none itself")
  func fallback() throws {
    let korean = try Sandbox(["translations/ko.yml": "a: 1\nb: 2\n", "translations/en-GB.yml": "a: 1\n"])
    _ = try korean.run("init")
    #expect(try korean.read("l10n.yml").contains("to read English than Korean.\nfallback: [en-GB]\n"))
    #expect(try korean.run("check").status == 0)
    let english = try Sandbox(["translations/en.yml": "a: 1\nb: 2\n", "translations/ko.yml": "a: 1\n"])
    _ = try english.run("init")
    #expect(try !english.read("l10n.yml").contains("fallback"))
  }

  @Test("the folders that projects use are looked into, and others are mentioned")
  func folders() throws {
    let sandbox = try Sandbox(["config/locales/ko.yml": "a: \"%{x}\"\n", "i18n/ko.yml": "a: 1\n", "locales/x.txt": ""])
    let run = try sandbox.run("init")
    #expect(run.status == 0, "\(run.error)")
    #expect(run.output.contains("translations  config/locales\n"))
    #expect(run.output.contains("also translation files in 'i18n'"))
    #expect(try sandbox.read("l10n.yml").contains("translations: config/locales\n"))
    #expect(try sandbox.read("l10n.yml").contains("syntax: ruby\n"))
    let given = try Sandbox(["a/b/ko.yml": "a: 1\n"])
    #expect(try given.run("init", "--translations", "a/b").status == 0)
    #expect(try given.read("l10n.yml").contains("translations: a/b\n"))
  }

  @Test("String Catalogs, .strings and .stringsdict files are mentioned, with or without other files")
  func appleTables() throws {
    let tables = ["App/Localizable.xcstrings": "{}", "App/ko.lproj/InfoPlist.strings": "", "Pods/X/A.strings": ""]
    let broken = try Sandbox(tables).run("init")
    #expect(broken.status == 2)
    #expect(broken.error.contains("no table in 'App/Localizable.xcstrings' can be read"))
    let strings = try Sandbox([
      "App/ko.lproj/InfoPlist.strings": "a = b;", "App/ko.lproj/Localizable.strings": "a = b;",
      "App/en.lproj/Localizable.strings": "", "App/ko.lproj/Localizable.stringsdict": "<plist><dict/></plist>",
    ])
    let alone = try strings.run("init")
    #expect(alone.status == 0)
    #expect(alone.output.contains("  translations  App\n  source        ko, the language with the most messages"))
    #expect(!alone.output.contains("Found"))
    #expect(try strings.read("l10n.yml").hasPrefix("translations: App\n"))
    let plurals = "<plist><dict><key>a</key><string>b</string></dict></plist>"
    let plural = try Sandbox(["App/ko.lproj/Localizable.stringsdict": plurals]).run("init")
    #expect(plural.output.contains("  translations  App\n  source        ko, the only language"))
    let both = try Sandbox(tables.merging(["translations/ko.yml": "a: 1\n"]) { $1 }).run("init")
    #expect(both.status == 0)
    #expect(
      both.output.contains(
        "Found 'App/Localizable.xcstrings' and 1 more. To use them instead, set 'translations: App' in l10n.yml.\n"))
    let save = #"{ "sourceLanguage": "en", "strings": { "Save": {} }, "version": "1.0" }"#
    let several = try Sandbox(["A/Localizable.xcstrings": save, "B/Localizable.xcstrings": save]).run("init")
    #expect(several.output.contains("  translations  .\n"))
    #expect(!several.output.contains("Found"))
    let catalog = try Sandbox([
      "App/Localizable.xcstrings": save,
      "App/ko.lproj/InfoPlist.strings": "a = b;",
    ]).run("init")
    #expect(catalog.output.contains("  translations  App/Localizable.xcstrings\n"))
    #expect(
      catalog.output.contains(
        "Also found 'App/ko.lproj/InfoPlist.strings'. To use it, too, set 'translations: App' in l10n.yml.\n"))
  }

  @Test("a configuration that is there is not overwritten")
  func present() throws {
    let sandbox = try Sandbox(["l10n.yml": "mine", "translations/ko.yml": "a: 1"])
    #expect(try sandbox.run("init").status == 2)
    #expect(try sandbox.read("l10n.yml") == "mine")
  }

  @Test("without bundles it reports what is missing")
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
