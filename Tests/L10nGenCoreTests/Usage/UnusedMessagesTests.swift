import Foundation
import Testing

@testable import L10nGenCore

@Suite("Messages that no code reads")
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
    _ sources: [String], _ files: [String: String] = ["translations/en.yml": bundle]
  ) -> UnusedMessages {
    let inputs = files.sorted { $0.key < $1.key }.map { path, text in
      InputFile(path: path.split(separator: "/").dropFirst().map(String.init), shownPath: path, bytes: Array(text.utf8))
    }
    let catalog = CatalogReader.catalog(of: inputs, options: ReadingOptions(source: "en"))
    let state = Comparison.State(catalog: catalog, accessors: AccessorTree(catalog, rootEnum: "L10n"))
    return UnusedMessages(
      state,
      sources: sources.enumerated().map { SourceFile(path: "\($0).swift", bytes: Array($1.utf8)) })
  }

  private func used(_ sources: String...) -> Set<String> {
    Self.all.subtracting(unused(sources).messages.map(\.key))
  }

  @Test(
    "an accessor is read where its names lead to it",
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
    "names for enums are followed, in whichever file they are",
    arguments: [
      (["typealias Texts = L10n.Store", "print(Texts.title)"], ["store.title"]),
      (["typealias A = B.Hours", "typealias B = App.L10n.Store", "print(A.open)"], ["store.hours.open"]),
      (
        ["let texts = L10n.Store.self", "print(texts.reviews(count: 2), self.texts.Hours.closed)"],
        ["store.reviews", "store.hours.closed"]
      ),
      (
        ["extension L10n.Store { static var both: String { title + Hours.open + \"\\(self.open)\" + save } }"],
        ["store.title", "store.hours.open", "store.open", "save", "title"]
      ),
      (
        ["func show(_ texts: L10n.Store.Type) { print(texts.title) }", "show(L10n.Old.self)"],
        ["store.title", "old.name"]
      ),
    ] as [([String], Set<String>)])
  func names(sources: [String], expected: Set<String>) {
    let unused = unused(sources)
    let used = Self.all.subtracting(unused.messages.map(\.key))
    #expect(used.isSuperset(of: expected))
    #expect(used.subtracting(expected).isSubset(of: ["title", "store.hours.open", "store.open"]), "\(used)")
  }

  @Test(
    "an enum that goes where it isn't followed has all of its messages read, and the place is named",
    arguments: [
      ("show(L10n.Store.self)", "0.swift:1:6 'L10n.Store' is passed on here 6"),
      ("  let box = Box<L10n.Store.Hours>()", "0.swift:1:17 'L10n.Store.Hours' is passed on here 2"),
      (
        "extension L10n.Old: Named {}",
        "0.swift:1:11 'L10n.Old' conforms to a protocol here, whose users may read any string of it 1"
      ),
      ("let a = [L10n.self]", "0.swift:1:10 'L10n' is passed on here 9"),
      ("let s = L10n.Store.self; show(s)", "0.swift:1:31 'L10n.Store' is passed on here 6"),
      ("L10n.text(forKey: key)", "0.swift:1:6 this key is put together while the app runs 9"),
      ("names.map(L10n.text)", "0.swift:1:11 this key is put together while the app runs 9"),
      ("localization.text(forKey: \"\\(a).b\")", "0.swift:1:14 this key is put together while the app runs 9"),
    ])
  func assumptions(source: String, expected: String) {
    let unused = unused([source])
    #expect(
      unused.assumptions.map {
        "\($0.location.file):\($0.location.line):\($0.location.column) \($0.reason) \($0.count)"
      } == [expected])
    #expect(unused.messages.count == 9 - (unused.assumptions.first?.count ?? 0))
  }

  @Test("keys that are looked up are read, and so are all that begin as a key that is put together")
  func keys() {
    #expect(used("L10n.text(forKey: \"store.title\")") == ["store.title"])
    #expect(
      used("L10n.localization.text(forKey: \"store.hours.\\(day)\", arguments: [:])")
        == ["store.hours.closed", "store.hours.open"])
  }

  @Test("a message is read under the name that it had before")
  func formerKeys() {
    let files = [
      "translations/en.yml": "store: { name: Name }\n",
      "translations/metadata.yml": "store.name: { renamed-from: shop }\n",
    ]
    #expect(unused(["print(L10n.shop)"], files).messages.isEmpty)
    #expect(unused(["L10n.text(forKey: \"shop\")"], files).messages.isEmpty)
    #expect(unused(["print(1)"], files).messages.map(\.accessor) == ["L10n.Store.name"])
  }

  @Test("the strings of a table are read wherever their keys are written, and by the system")
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
    #expect(gone("NSLocalizedString(key, comment: \"\")") == [])
    #expect(!unused(["print(1)"], files).messages.contains { $0.key.contains("camera") })
  }

  @Test("the example compiles without the messages that are unused")
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
    let unused = UnusedMessages(Comparison.State(catalog: catalog, accessors: tree), sources: code)
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
}
