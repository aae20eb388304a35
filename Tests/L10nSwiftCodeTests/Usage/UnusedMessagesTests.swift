import CatalogTestSupport
import Foundation
import Testing

@testable import L10nCatalog
@testable import L10nEmission
@testable import L10nSwiftCode
@testable import L10nText

@Suite("Messages that aren't used in code")
struct UnusedMessagesTests {
  private static let bundle = """
    title: Title
    save: Save
    store:
      title: Store
      open: Open
      reviews: "{count, plural, one {# review} other {# reviews}}"
      hours: { closed: Closed, open: Open }
      default: Default
    old: { name: Old }

    """

  private static let all: Set = [
    "title", "save", "store.title", "store.open", "store.reviews", "store.hours.closed", "store.hours.open",
    "store.default", "old.name",
  ]

  private func unused(
    _ sources: [String], _ files: [String: String] = ["translations/en.yml": bundle], lookups: [StringLookup] = []
  ) -> UnusedMessages {
    let inputs = files.sorted { $0.key < $1.key }.map { path, text in
      InputFile(path: path.split(separator: "/").dropFirst().map(String.init), shownPath: path, bytes: Array(text.utf8))
    }
    let catalog = CatalogReader.catalog(of: inputs, options: ReadingOptions(source: "en"))
    let state = NamedCatalog(catalog: catalog, accessors: AccessorTree(catalog, rootEnum: "L10n"))
    return UnusedMessages(
      state,
      sources: sources.enumerated().map { SourceFile(path: "\($0).swift", bytes: Array($1.utf8)) }, lookups: lookups)
  }

  private func used(_ sources: String...) -> Set<String> {
    Self.all.subtracting(unused(sources).messages.map(\.key))
  }

  @Test(
    "an accessor counts as used if its names lead to it",
    arguments: [
      ("print(L10n.title)", ["title"]),
      ("print(L10n.Store.reviews(count: 1))", ["store.reviews"]),
      ("print(L10n\n    .Store // the shop\n    .Hours\n    .closed)", ["store.hours.closed"]),
      ("print(L10n.Store.`default`)", ["store.default"]),
      ("print(App.L10n.Store.title)", ["store.title"]),
      ("let all = [1].map { _ in L10n.save }", ["save"]),
      ("let text = \"a \\(L10n.title) b \\(\"\\(L10n.Store.open)\")\"", ["title", "store.open"]),
      ("let text = #\"\\(L10n.title) \\#(L10n.save)\"#", ["save"]),
      ("let text = \"\"\"\n  \\(L10n.Store.title)\n  \"\"\"", ["store.title"]),
      ("#if os(macOS)\nprint(L10n.title)\n#else\nprint(L10n.save)\n#endif", ["title", "save"]),
      ("// L10n.title\n/* L10n.save /* L10n.Store.open */ */\nlet a = \"L10n.Store.title\"", []),
      ("let path = \\L10n.Store.Type.title", ["store.title"]),
      ("let make: (Int) -> String = L10n.Store.reviews", ["store.reviews"]),
      ("print(Strings.title, other.L10nn.save)", []),
      ("L10n.setLanguages([\"ko\"]); print(L10n.localization.chain)", []),
    ] as [(String, Set<String>)])
  func chains(source: String, expected: Set<String>) {
    #expect(used(source) == expected)
  }

  @Test(
    "type aliases are followed in all files, and extensions know their members",
    arguments: [
      (["typealias Texts = L10n.Store", "print(Texts.title)"], ["store.title"]),
      (["typealias A = B.Hours", "typealias B = App.L10n.Store", "print(A.open)"], ["store.hours.open"]),
      (
        ["extension L10n.Store { static var both: String { reviews(count: 1) + 0...Hours.open + \"\\(closed)\" } }"],
        ["store.reviews", "store.hours.open"]
      ), (["extension L10n { static func a() -> String { save + Self.Old.name } }"], ["save", "old.name"]),
    ] as [([String], Set<String>)])
  func names(sources: [String], expected: Set<String>) {
    let unused = unused(sources)
    #expect(Self.all.subtracting(unused.messages.map(\.key)).isSuperset(of: expected))
    #expect(unused.messages.count >= 4)
  }

  /// Programs that use `L10n.Store.title` in ways that aren't followed or are easily misread.
  @Test(
    "messages that are used indirectly aren't listed",
    arguments: [
      "let texts = L10n.Store.self\nprint(texts.title)",
      "func f(_ s: L10n.Store.Type) -> String { s.title }; f(L10n.Store.self)",
      "extension L10n.Store { static func with(_ f: (Self.Type) -> String) { f(self) } }; L10n.Store.with { $0.title }",
      "extension L10n { static var all: Self.Type { self } }; print(L10n.all.Store.title)",
      "extension L10n.Store { static let me = Self.self }; print(L10n.Store.me.title)",
      "let t = L10n.Store.self |> { $0.title }", "let t = L10n.Store.self[keyPath: \\.title]",
      "struct S { @Wrap var s = L10n.Store.self; var t: String { _s.wrappedValue.title } }",
      "let f: (_ s: L10n.Store.Type) -> String = { $0.title }",
      "struct A: P { let x = L10n.Store.self }; print(A.X.title)",
      "let t = L10n.Store.self; let r = b ? unsafe t : make(); print(r.title)",
      "k = .class\n  L10n.Store.title.forEach { print($0) }",
      "extension L10n.Store {\n#if compiler(>=99)\n}\n#endif\nstatic var y: String { title }\n}",
      "print(√L10n.Store.title)", "print(\"a\"≠L10n.Store.title)", "let x =\u{A0}L10n.Store.title",
      "let n = [1].reduce(1, /) + L10n.Store.title.count + [2].reduce(2, /)", "let n = q.in/L10n.Store.title.count/2",
      "let r = b ? /\"/ : /'/; print(L10n.Store.title, r)", "switch /\"/ { default: print(L10n.Store.title) }",
      "@B func f() -> [Any] {\n\"a\"\n/\\/*/\nL10n.Store.title\n}",
      "@B func f() -> [Any] {\n\"a\"\n/\"\"\"/\nL10n.Store.title\n}",
      "extension L10n { static func all(_ k: [String]) -> [String?] { k.map(text) } }",
      "L10n.`text`(forKey: k)", "L10n.text(`forKey`: \"store.title\")",
      String(repeating: "\"\\(", count: 70) + "L10n.Store.title" + String(repeating: ")\"", count: 70),
    ])
  func detours(source: String) {
    let unused = unused([source])
    #expect(!unused.messages.contains { $0.key == "store.title" }, "\(source)")
  }

  @Test(
    "places from which code isn't followed are listed, with the messages that count as used only because of them",
    arguments: [
      ("show(L10n.Store.self, title, open)", "0.swift:1:6 'L10n.Store' is passed on here 3"),
      ("let 글 = Box<L10n.Store.Hours>().open", "0.swift:1:13 'L10n.Store.Hours' is passed on here 1"),
      (
        "extension L10n.Old: Named {}",
        "0.swift:1:11 'L10n.Old' conforms to a protocol here, whose users may read any string of it 1"
      ), ("print(L10n.title)\nlet a = [L10n.self]; a.title.save", "0.swift:2:10 'L10n' is passed on here 2"),
      ("L10n.text(forKey: key)", "0.swift:1:6 this key is put together while the app runs 9"),
      ("names.map(L10n.text)", "0.swift:1:11 this key is put together while the app runs 9"),
      ("localization.text(forKey: \"\\(a).b\")", "0.swift:1:14 this key is put together while the app runs 9"),
    ])
  func assumptions(source: String, expected: String) {
    let unused = unused([source])
    #expect(
      unused.assumptions.map {
        "\($0.location.file):\($0.location.line):\($0.location.column) \($0.reason) \($0.messages.count)"
      } == [expected])
  }

  @Test("keys that are looked up count as used, and so do all keys with the same beginning as a composed key")
  func keys() {
    #expect(used("L10n.text(forKey: \"store.title\")") == ["store.title"])
    #expect(
      used("L10n.localization.text(forKey: \"store.hours.\\(day)\", arguments: [:])")
        == ["store.hours.closed", "store.hours.open"])
  }

  @Test("a message counts as used under its former name")
  func formerKeys() {
    let files = [
      "translations/en.yml": "store: { name: Name }\n",
      "translations/metadata.yml": "store.name: { renamed-from: shop }\n",
    ]
    #expect(unused(["print(L10n.shop)"], files).messages.isEmpty)
    #expect(unused(["L10n.text(forKey: \"shop\")"], files).messages.isEmpty)
    #expect(unused(["print(1)"], files).messages.map(\.accessor) == ["L10n.Store.name"])
  }

  @Test("the strings of a table count as used wherever their keys are written, and if the system uses them")
  func tables() {
    let catalog = """
      { "sourceLanguage" : "en", "strings" : {
        "Pay %@ a visit" : { }, "%lld of %lld" : { }, "gone" : { }, "Save" : { }, "two\\nlines" : { } },
        "version" : "1.0" }
      """
    let files = [
      "App/Localizable.xcstrings": catalog,
      "App/InfoPlist.xcstrings": catalog.replacing("gone", with: "NSCameraUsageDescription"),
    ]
    func gone(_ source: String) -> [String] {
      unused([source], files).messages.map(\.key).filter { !$0.lowercased().hasPrefix("info") }
    }
    #expect(gone("Text(\"Pay \\(name) a visit\"); Button(\"Save\") {}") == ["gone", "of", "two_lines"])
    #expect(
      gone("let a = \"\"\"\n  two\n  lines\n  \"\"\"; Text(\"\\(a) of \\(b)\")") == ["Save", "gone", "pay_a_visit"])
    for lookup in ["NSLocalizedString(key, comment: \"\")", "LocalizedStringKey.init(key)", "String(localized: key)"] {
      #expect(gone(lookup) == [])
    }
    #expect(!unused(["print(1)"], files).messages.contains { $0.key.contains("camera") })
  }

  private static let table = [
    "translations/en.lproj/Localizable.strings": "\"title\" = \"Title\";\n\"store.open\" = \"Open\";\n\"save\" = \"S\";"
  ]

  @Test("code by SwiftGen, and code that keeps its accessors, doesn't use messages but gives them names")
  func swiftGen() {
    let generated = """
      // Generated using SwiftGen — https://github.com/SwiftGen/SwiftGen
      enum Strings {
        static let title = Strings.tr("Localizable", "title")
        enum Shop { static let open = Strings.tr("Localizable", "store.open") }
      }
      extension Strings {
        static func tr(_ table: String, _ key: String) -> String { bundle.localizedString(forKey: key, value: nil) }
      }
      """
    let forwarding =
      SwiftGenHeader.text + """
        nonisolated internal enum Strings {
          internal static var title: String { L10n.title }
          internal enum Shop {
            @_disfavoredOverload internal static func open(_ p1: Any) -> String { L10n.Store.open(arg1: "\\(p1)") }
          }
        }
        """
    for file in [generated, forwarding] {
      #expect(unused([file], Self.table).messages.map(\.key) == ["save", "store.open", "title"])
      #expect(
        unused([file, "print(Strings.Shop.open, L10n.save)"], Self.table).messages.map(\.key) == ["title"])
      let passedOn = unused([file, "show(Strings.Shop.self)"], Self.table)
      #expect(passedOn.messages.map(\.key) == ["save", "store.open", "title"])
    }
  }

  @Test("names of regions, languages and dates aren't composed keys")
  func otherLocalizedStrings() {
    let code = """
      locale.localizedString(forRegionCode: code); DateFormatter.localizedString(from: date, dateStyle: .short)
      HTTPURLResponse.localizedString(forStatusCode: 404)
      """
    #expect(unused([code], Self.table).assumptions.isEmpty)
    #expect(unused([code, "bundle.localizedString(forKey: key, value: nil)"], Self.table).assumptions.count == 1)
  }

  @Test(
    "a composed key of one table leaves the strings of others certain",
    arguments: [
      ("LocalizedStringResource(stringLiteral: name)", "title"), ("NSLocalizedString(key, comment: \"\")", "title"),
      ("String(localized: key, table: nil)", "title"), ("String(localized: key, table: \"Shop\")", "open"),
      ("bundle.localizedString(forKey: key, value: nil, table: \"Shop\")", "open"),
    ])
  func tableOfKey(code: String, possible: String) {
    let files = [
      "translations/en.lproj/Localizable.strings": "title = Title;",
      "translations/en.lproj/Shop.strings": "open = Open;",
    ]
    let unused = unused(["print(\(code))", "\n\(code)"], files)
    let certain = possible == "title" ? "Shop.open" : "title"
    #expect(unused.messages.map(\.key) == [certain])
    #expect(unused.assumptions.map { $0.messages.map(\.key) } == [[possible == "title" ? "title" : "Shop.open"]])
    #expect(unused.assumptions.first?.others.map(\.file) == ["1.swift"])
    for any in ["LocalizedStringKey(key)", "bundle.localizedString(forKey: key, value: nil, table: table)"] {
      #expect(self.unused([any], files).messages.isEmpty)
    }
  }

  @Test("an app's own lookup is followed to its calls")
  func ownLookups() {
    let lookups = [
      StringLookup(name: "look", labels: ["up"], key: .argument(0)), StringLookup(name: "localized", key: .receiver),
    ]
    let code = """
      func look(up key: String) -> String { NSLocalizedString(key, comment: "") }
      extension String { var localized: String { look(up: self) } }
      print(look(up: "title"), "save".localized)
      """
    #expect(unused([code], Self.table).messages.isEmpty)
    let known = unused([code], Self.table, lookups: lookups)
    #expect(known.messages.map(\.key) == ["store.open"])
    #expect(known.assumptions.isEmpty)
    for use in ["print(look(up: key))", "print(name.localized)", "names.map(look)"] {
      #expect(unused([code, use], Self.table, lookups: lookups).assumptions.map(\.location.file) == ["1.swift"])
    }
  }

  @Test("an app's own function with the name of one of Foundation's isn't a lookup where it is declared")
  func declaredLookups() {
    let lookup = StringLookup(name: "localizedString", labels: [nil], key: .argument(0))
    let code = """
      func localizedString(_ key: String) -> String { NSLocalizedString(key, comment: "") }
      print(localizedString("title"), localizedString("save"))
      """
    let known = unused([code], Self.table, lookups: [lookup])
    #expect(known.messages.map(\.key) == ["store.open"])
    #expect(known.assumptions.isEmpty)
    let computed = unused([code, "print(localizedString(key))"], Self.table, lookups: [lookup]).assumptions
    #expect(computed.map(\.location.file) == ["1.swift"])
    #expect(computed.flatMap(\.others).isEmpty)
  }

  @Test("the example compiles without the unused messages")
  func example() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized
    func sources(_ folder: String) throws -> [SourceFile] {
      let all = FileManager.default.enumerator(at: root.appending(path: folder), includingPropertiesForKeys: nil)
      return try (all?.allObjects ?? []).compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
        .map { SourceFile(path: $0.lastPathComponent, bytes: Array(try Data(contentsOf: $0))) }
    }
    let files = try TranslationsDirectory.files(at: root.appending(path: "translations").path)
    let code = try sources("Examples/StoreDemo/Sources")
    var catalog = CatalogReader.catalog(of: files, options: ReadingOptions(source: "ko", fallback: ["en"]))
    let tree = AccessorTree(catalog, rootEnum: "L10n")
    let unused = UnusedMessages(NamedCatalog(catalog: catalog, accessors: tree), sources: code)
    #expect(unused.assumptions.isEmpty)
    #expect(unused.messages.count > 50)
    let keys = Set(unused.messages.map(\.key))
    catalog.messages.removeAll { keys.contains($0.keyPath) }
    let emitter = SwiftEmitter(EmissionOptions())
    var program = try GeneratedProgram()
    try program.add(
      emitter.accessors(for: catalog, AccessorTree(catalog, rootEnum: "L10n")) + [emitter.tables(for: catalog)])
    for file in code { try program.add(String(decoding: file.bytes, as: UTF8.self), name: file.path) }
    try program.typecheck(["-swift-version", "6"])
  }

  @Test("strings count as read by R.swift's accessors, in any language, and by those that are passed on")
  func accessorsOfRSwift() {
    let table = """
      "common.next" = "Next"; "Save_all" = "Save"; "3dTouch" = "Touch"; "url field" = "URL"; "gone" = "Gone"; "kept" = "Kept";
      """
    let files = [
      "translations/en.lproj/Localizable.strings": table, "translations/en.lproj/Other.strings": "gone = b;",
    ]
    let code = """
      title = R.string(preferredLanguages: [
        "ko"
      ]).localizable.commonNext()
      let all = [R.string.localizable.save_all(), R.string.localizable().urlField(), R.string.localizable.dTouch()]
      let name = Other.string.localizable.gone
      """
    #expect(
      unused([code], files).messages.map(\.key).sorted() == ["Other.gone", "gone", "kept"])
    let passed = unused([code + "\nlet strings = R.string.localizable\nstrings.kept()"], files)
    #expect(passed.messages.map(\.key) == ["Other.gone"])
    #expect(passed.assumptions.map(\.reason) == ["'R.string.localizable' is passed on here"])
    // Both names occur in the code.
    #expect(passed.assumptions.flatMap { $0.messages.map(\.key) } == ["gone", "kept"])
  }

  @Test("strings count as read by the accessors that Tuist makes for each module")
  func accessorsOfTuist() {
    let files = [
      "translations/en.lproj/Localizable.strings": "store.title = a; url_field = b; gone = c;",
      "translations/en.lproj/Other.strings": "gone = b; kept = c;",
    ]
    let code = "let all = [AppStrings.Store.title.count, Text(KitStrings.urlField(1)), KitStrings.Other.gone]"
    #expect(unused([code], files).messages.map(\.key).sorted() == ["Other.kept", "gone"])
  }
}
