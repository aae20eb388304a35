import CatalogTestSupport
import L10nMessages
import Testing

@testable import L10nCatalog
@testable import L10nChecking
@testable import L10nEmission
@testable import L10nFormats
@testable import L10nReview
@testable import L10nText

@Suite("Tables of strings in a catalog")
struct AppleTablesTests {
  private typealias Text = StringCatalogText

  private func catalog(
    _ files: [String: String], source: String = "en", languages: [String]? = nil, names: String? = nil
  )
    -> Catalog
  {
    var options = ReadingOptions(source: source, languages: languages)
    options.names = names.map { SourceFile(path: "names.yml", bytes: Array($0.utf8)) }
    return CatalogReader.catalog(
      of: files.map { path, text in
        InputFile(path: path.split(separator: "/").map(String.init), shownPath: path, bytes: Array(text.utf8))
      }, options: options)
  }

  private func keyPaths(_ catalog: Catalog) -> [String] { catalog.messages.map(\.keyPath) }

  private static let hello = Text.catalog(Text.entry("hello", ["en": Text.unit("Hello"), "ko": Text.unit("안녕")]))

  @Test("Localizable has no namespace, and other tables are namespaces, whatever folders they are in")
  func namespaces() {
    let tables = catalog(["App/Localizable.xcstrings": Self.hello, "App/Onboarding.xcstrings": Self.hello])
    #expect(keyPaths(tables) == ["Onboarding.hello", "hello"])
    #expect(tables.languages == ["en", "ko"])
    #expect(tables.problems.isEmpty)
  }

  @Test("tables with the same name are distinguished by their folders")
  func equalNames() {
    let tables = catalog([
      "Packages/Home/Resources/Localizable.xcstrings": Self.hello,
      "Packages/Cart/Resources/Localizable.xcstrings": Self.hello, "Packages/Cart/InfoPlist.xcstrings": Self.hello,
    ])
    #expect(keyPaths(tables) == ["Cart.Resources.hello", "Home.Resources.hello", "InfoPlist.hello"])
  }

  @Test("a key that only translations have doesn't take a name from a key of the source")
  func keysOfTranslations() {
    let tables = catalog([
      "en.lproj/Localizable.strings": "\"connect\" = \"Connect\";",
      "ko.lproj/Localizable.strings": "\"Connect\" = \"연결\";\n\"connect\" = \"연결\";",
    ])
    #expect(tables.tableKeys["Localizable"] == ["connect": ["connect"], "Connect": ["connect_2"]])
  }

  @Test("a language in two spellings is read once, with the strings that only the second has, and reported once")
  func twoSpellings() {
    let text = Text.catalog(
      [
        Text.entry("a", ["en": Text.unit("A"), "zh-Hant": Text.unit("甲"), "zh-Hant-TW": Text.unit("乙")]),
        Text.entry("b", ["en": Text.unit("B"), "zh-Hant": Text.unit("丙")]),
        Text.entry("c", ["en": Text.unit("C"), "zh-Hant-TW": Text.unit("丁")]),
      ].joined(separator: ",\n"))
    for (languages, texts) in [(["en", "zh-Hant-TW"], ["乙", "丙", "丁"]), (["en", "zh-Hant"], ["甲", "丙", "丁"])] {
      let tables = catalog(["Localizable.xcstrings": text], languages: languages)
      #expect(tables.languages == languages)
      #expect(tables.messages.map { $0.texts[1]?.stored.texts.first } == texts)
      #expect(tables.problems.count == 1)
      guard case .twoSpellings = tables.problems.first?.kind else { Issue.record("\(tables.problems)"); continue }
    }
  }

  @Test("keys don't collide with the namespaces of other tables")
  func namespacesOfOthers() {
    let keys = Text.catalog(#""onboarding.title" : { }, "onboarding" : { }, "OnboardingStep" : { }, "a" : { }"#)
    let tables = catalog(["Localizable.xcstrings": keys, "Onboarding.xcstrings": Self.hello])
    #expect(
      keyPaths(tables) == ["Onboarding.hello", "OnboardingStep", "a", "onboarding_2", "onboarding_title"])
    #expect(
      Checker(Rules.all, options: CheckingOptions()).findings(in: tables).filter { $0.severity == .error }.isEmpty)
  }

  @Test("a table keeps its name if another folder gets one with the same name")
  func addedTable() {
    let app = Text.catalog(#""Sign in" : { }, "hello" : { }"#)
    let names = "Localizable:\n  sign_in: Sign in\n"
    for path in ["App", "ZApp"] {
      let files = ["\(path)/Localizable.xcstrings": app, "Kit/Localizable.xcstrings": Self.hello]
      #expect(keyPaths(catalog(files, names: names)) == ["Kit.hello", "hello", "sign_in"])
      let listed = names + "\(path)/Localizable:\n  sign_in: Sign in\n"
      #expect(keyPaths(catalog(files, names: listed)) == ["Kit.hello", "\(path).hello", "\(path).sign_in"].sorted())
      #expect(keyPaths(catalog(files)) == ["Kit.hello", "\(path).hello", "\(path).sign_in"].sorted())
    }
  }

  @Test("a table that moves to another folder keeps the names of its keys")
  func movedTable() {
    let app = Text.catalog(#""Sign in" : { }, "hello" : { }"#)
    let kit = Text.catalog(#""Buy it" : { }"#)
    let names = "App/Localizable:\n  enter: Sign in\nKit/Localizable:\n  purchase: Buy it\n"
    let moved = catalog(["App/Localizable.xcstrings": app, "Shop/Localizable.xcstrings": kit], names: names)
    #expect(keyPaths(moved) == ["App.enter", "App.hello", "Kit.purchase"])
    // The other table has been removed, so folders no longer distinguish them.
    #expect(keyPaths(catalog(["App/Localizable.xcstrings": app], names: names)) == ["App.enter", "App.hello"])
    // A table without any of these keys is another one.
    let other = catalog(["App/Localizable.xcstrings": app, "Shop/Localizable.xcstrings": Self.hello], names: names)
    #expect(keyPaths(other) == ["App.enter", "App.hello", "Shop.hello"])
  }

  @Test("a table in a folder above another one with its name keeps its name")
  func nestedTable() {
    let files = [
      "Localizable.xcstrings": Text.catalog(#""Sign in" : { }"#),
      "Kit/Localizable.xcstrings": Text.catalog(#""Sign in" : { }, "Buy it" : { }"#),
    ]
    let tables = catalog(files, names: "Localizable:\n  sign_in: Sign in\n")
    #expect(keyPaths(tables) == ["Kit.buy_it", "Kit.sign_in", "sign_in"])
    #expect(tables.problems.isEmpty)
  }

  @Test("a catalog and YAML files are a single catalog, and other tools' files in the same folder are ignored")
  func besideOthers() {
    let tables = catalog([
      "Localizable.xcstrings": Self.hello, "en.yml": "bye: Bye {name}", "ko.yml": "bye: \"{name} 안녕\"",
      "project.yml": "name: App", "package.json": "{}", "metadata.yml": "hello: { max-width: 3 }",
    ])
    #expect(keyPaths(tables) == ["bye", "hello"])
    #expect(tables.problems.isEmpty, "\(tables.problems)")
    #expect(tables.messages.map(\.metadata.maxWidth) == [nil, 3])
    #expect(tables.messages.map { $0.texts.compactMap { $0 }.count } == [2, 2])
  }

  @Test("Interface Builder's strings are ignored, in tables of their own and among others")
  func interfaceBuilder() {
    let object = Text.entry("k75-bg-mhK.title", ["en": Text.unit("Title")])
    let old = Text.entry("29.title", ["en": Text.unit("Title")])
    let own = Text.catalog(object)
    let mixed = Text.catalog([object, old, Text.entry("hello", ["en": Text.unit("Hi")])].joined(separator: ",\n"))
    let tables = catalog([
      "mul.lproj/Main.xcstrings": mixed, "Main.xcstrings": own, "mul.lproj/B.xcstrings": Text.catalog(old),
      "mul.lproj/C.xcstrings": Text.catalog(""), "A.xcstrings": Self.hello, "en.lproj/D.strings": "\"5.title\" = \"a\"",
    ])
    #expect(keyPaths(tables) == ["A.hello", "Main.hello"])
    #expect(tables.problems.isEmpty)
  }

  @Test("tables whose names differ only in case are distinguished by their folders")
  func namesInCase() {
    let tables = catalog(["A/en.lproj/InfoPlist.strings": "a = b;", "B/en.lproj/infoPlist.strings": "a = c;"])
    #expect(keyPaths(tables) == ["A.InfoPlist.a", "B.infoPlist.a"])
    let one = catalog(["A/en.lproj/InfoPlist.strings": "a = b;", "A/de.lproj/infoPlist.strings": "a = c;"])
    #expect(keyPaths(one) == ["InfoPlist.a"])
    #expect(one.messages.first?.texts.compactMap { $0 }.count == 2)
  }

  @Test("languages that aren't listed in the configuration are reported once")
  func unlisted() {
    let tables = catalog(["Localizable.xcstrings": Self.hello], languages: ["en"])
    #expect(tables.languages == ["en"])
    #expect(tables.problems.count == 1)
    guard case .unlistedLanguage("ko")? = tables.problems.first?.kind else {
      Issue.record("\(tables.problems)")
      return
    }
  }

  @Test("comments describe messages, and the metadata's description overrides them")
  func comments() {
    let commented = Text.entry("a", ["en": Text.unit("A")], fields: "      \"comment\" : \"Catalog's\",\n")
    let untranslated = Text.entry("b.c", ["en": Text.unit("B")], fields: "      \"shouldTranslate\" : false,\n")
    let files = ["Localizable.xcstrings": Text.catalog("\(commented),\n\(untranslated)")]
    let tables = catalog(files)
    #expect(tables.messages.map(\.metadata.description) == ["Catalog's", nil])
    #expect(tables.messages.map(\.metadata.isTranslatable) == [true, false])
    let both = catalog(files.merging(["metadata.yml": "a: { description: Ours }"]) { $1 })
    #expect(both.messages.first?.metadata.description == "Ours")
  }

  @Test("names come from the source's words, from English if these aren't in Latin script, and from names.yml")
  func names() {
    let entries = [
      Text.entry(
        "매장 찾기", ["ko": Text.unit("매장 찾기"), "en": Text.unit("Find a store"), "de": Text.unit("Laden finden")]),
      Text.entry("저장", ["ko": Text.unit("저장")]), Text.entry("Sign in", ["ko": Text.unit("로그인")]),
    ]
    let files = ["Localizable.xcstrings": Text.catalog(entries.joined(separator: ",\n"), source: "ko")]
    let derived = catalog(files, source: "ko")
    #expect(keyPaths(derived) == ["find_a_store", "sign_in", "저장"])
    #expect(derived.derivedNames.map(\.key) == ["매장 찾기", "Sign in"])
    let named = catalog(files, source: "ko", names: "Localizable: { stores.find: 매장 찾기, save: 저장 }")
    #expect(keyPaths(named) == ["save", "sign_in", "stores.find"])
    #expect(named.derivedNames.map(\.key) == ["Sign in"])
  }

  @Test("a mistake in names.yml is reported in that file")
  func mistakenNames() {
    let tables = catalog(["Localizable.xcstrings": Self.hello], names: "Localizable:\n  a: [x]\n")
    #expect(tables.problems.map { tables.files[$0.place.file].path } == ["names.yml"])
  }

  @Test("a message in a catalog has Apple's placeholders, whatever the configuration sets for other files")
  func syntaxes() {
    let greeting = Text.catalog(Text.entry("hi", ["en": Text.unit("Hi %@, {you}"), "ko": Text.unit("%@님, {you}")]))
    let tables = catalog(["Localizable.xcstrings": greeting, "en.yml": "bye: Bye {name}"])
    #expect(tables.messages.map { $0.arguments.map(\.name) } == [["name"], ["arg1"]])
    #expect(tables.messages.map { $0.source?.problems.count } == [0, 0])
  }

  @Test("variants for devices become an argument of a runtime type, even if only a translation has them")
  func devices() {
    let entries = [
      Text.entry("a", ["en": Text.device(["mac": "Click", "iphone": "Tap"]), "ko": Text.device(["ipad": "누르기"])]),
      Text.entry("b", ["en": Text.unit("Go, %@"), "ko": Text.device(["mac": "%@, 클릭", "other": "%@, 탭"])]),
    ]
    let tables = catalog(["Localizable.xcstrings": Text.catalog(entries.joined(separator: ",\n"))])
    #expect(tables.messages.map { $0.arguments.map(\.name) } == [["device"], ["arg1", "device"]])
    #expect(tables.messages.allSatisfy { $0.arguments.last?.isDevice == true })
    let accessors = AccessorTree(tables, rootEnum: "L10n")
    let findings = Checker(Rules.all, options: CheckingOptions()).findings(in: tables, accessors: accessors)
    #expect(findings.map(\.message) == [])
    let generated = SwiftEmitter(EmissionOptions()).accessors(for: tables, accessors)
    let text = generated.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    #expect(text.contains("static func a(device: L10nDevice = .current) -> String"))
    #expect(text.contains("static func b(arg1: String, device: L10nDevice = .current) -> String"))
    // The declarations are read from the generated file unchanged.
    let state = NamedCatalog(catalog: tables, accessors: accessors)
    let tablesFile = SwiftEmitter(EmissionOptions()).tables(for: tables)
    let code = generated.map(\.bytes) + [tablesFile.bytes]
    #expect(APIChange.changes(from: code, to: state, writtenAs: code, KeyNames()) == [])
  }

  @Test("states come from the metadata, or else from the catalog, and new strings in the source have none")
  func states() {
    func unit(_ state: String, _ value: String) -> String {
      #"{ "stringUnit" : { "state" : "\#(state)", "value" : "\#(value)" } }"#
    }
    let plural =
      #"{ "variations" : { "plural" : { "one" : \#(unit("translated", "x")), "other" : \#(unit("needs_review", "y")) } } }"#
    let entries = [
      Text.entry("a", ["en": unit("new", "A"), "ko": unit("machine_translated", "가")]),
      Text.entry("b", ["en": plural, "ko": unit("needs_review", "나")]),
      Text.entry(
        "c", ["en": Text.unit("C"), "ko": unit("new", "")], fields: "      \"extractionState\" : \"stale\",\n"),
    ]
    let tables = catalog([
      "Localizable.xcstrings": Text.catalog(entries.joined(separator: ",\n")),
      "metadata.yml": "b: { state: { ko: final } }\n",
    ])
    func states(_ index: Int) -> [String] {
      tables.states(ofMessage: index).map { "\(tables.languages[$0.language]) \($0.state.rawValue)" }
    }
    #expect((0..<3).map(states) == [["ko machine-translated"], ["en needs-review"], ["en stale", "ko new"]])
    #expect(tables.coverage.map(\.unfinished) == [2, 2])
  }

  @Test("keys that end in plural categories are strings")
  func categories() {
    let entries = ["kind.one", "kind.other"].map { Text.entry($0, ["en": Text.unit($0)]) }
    let tables = catalog(["Localizable.xcstrings": Text.catalog(entries.joined(separator: ",\n"))])
    #expect(keyPaths(tables) == ["kind.one", "kind.other"])
  }

  // MARK: Files of one language

  @Test("files with one language each are a table, whose names come from the source's texts")
  func stringsFiles() {
    let tables = catalog([
      "App/en.lproj/Localizable.strings":
        "/* The greeting. */\n\"Hello %@!\" = \"Hello %@!\";\nstore.title = Stores;\n",
      "App/ko.lproj/Localizable.strings": "\"store.title\" = \"매장\";\n\"Hello %@!\" = \"%@님, 안녕하세요!\";",
      "App/ko.lproj/InfoPlist.strings": "NSCameraUsageDescription = \"사진\";",
      "App/Base.lproj/InfoPlist.strings": "NSCameraUsageDescription = \"Photos\";",
      "App/en.lproj/Main.strings": "\"k75-bg-mhK.title\" = \"Title\";",
    ])
    #expect(tables.problems.isEmpty, "\(tables.problems)")
    #expect(keyPaths(tables) == ["InfoPlist.NSCameraUsageDescription", "hello", "store.title"])
    #expect(tables.languages == ["en", "ko"])
    #expect(tables.messages.allSatisfy { $0.texts.allSatisfy { $0 != nil } })
    #expect(tables.messages.map(\.metadata.description) == [nil, "The greeting.", nil])
    #expect(tables.messages.map { $0.arguments.map(\.name) } == [[], ["arg1"], []])
    #expect(tables.derivedNames.map(\.key) == ["Hello %@!"])
  }

  @Test("Base is the source language, unless that has a file of its own")
  func base() {
    let files = [
      "Base.lproj/A.strings": "a = base;", "Base.lproj/B.strings": "b = base;", "ko.lproj/A.strings": "a = x;",
      "en.lproj/A.strings": "a = own;",
    ]
    let tables = catalog(files)
    #expect(tables.problems.isEmpty, "\(tables.problems)")
    #expect(tables.messages.map { $0.source?.message.stored } == [.text("own"), .text("base")])
    let survey = LanguageSurvey(
      of: files.filter { !$0.key.hasPrefix("en") }.map { path, text in
        InputFile(path: path.split(separator: "/").map(String.init), shownPath: path, bytes: Array(text.utf8))
      })
    #expect(survey.languages.map(\.name) == ["en", "ko"])
  }

  @Test("a file outside a language's folder is reported")
  func stringsWithoutLanguage() {
    let tables = catalog(["App/Localizable.strings": "a = b;", "App/en.lproj/Other.strings": "a = b;"])
    #expect(tables.problems.count == 1)
    guard case .noLanguage? = tables.problems.first?.kind else {
      Issue.record("\(tables.problems)")
      return
    }
  }
}
