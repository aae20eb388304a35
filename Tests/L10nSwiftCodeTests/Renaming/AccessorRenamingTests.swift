import CatalogTestSupport
import Testing

@testable import L10nCatalog
@testable import L10nSwiftCode
@testable import L10nText

@Suite("Accessors in code after a change of keys")
struct AccessorRenamingTests {
  private static let bundle = """
    title: Title
    store:
      title: Store
      status: "{status, select, open {Open} other {Closed}}"
      hours: { open: Open }

    """

  private func state(_ bundle: String) -> NamedCatalog {
    let catalog = ProjectFiles(["en.yml": bundle]).catalog
    return NamedCatalog(catalog: catalog, accessors: AccessorTree(catalog, rootEnum: "L10n"))
  }

  private func renaming(
    _ sources: [String], _ renamed: [String: String], to bundle: String, lookups: [TableLookup] = []
  ) -> AccessorRenaming {
    let files = sources.enumerated().map { SourceFile(path: "\($0).swift", bytes: Array($1.utf8)) }
    return AccessorRenaming(
      from: state(Self.bundle), to: state(bundle), renamed,
      tableKeys: [AppleTableKey(table: "Localizable", key: "old.key"): "new.key"], in: files, lookups: lookups)
  }

  private func renamed(_ source: String) -> AccessorRenaming {
    renaming(
      [source], ["store.title": "store.default", "store.status": "store.state"],
      to: Self.bundle.replacing("  title: Store", with: "  default: Store").replacing("  status:", with: "  state:"))
  }

  @Test(
    "calls, aliases, keys and the enums of selects get the new names",
    arguments: [
      ("print(L10n.Store.title, L10n.title)", "print(L10n.Store.`default`, L10n.title)"),
      ("print(App.L10n\n  .Store // x\n  .title.count)", "print(App.L10n\n  .Store // x\n  .`default`.count)"),
      ("typealias S = L10n.Store\nlet a = S.title", "typealias S = L10n.Store\nlet a = S.`default`"),
      (
        "let a = \"\\(\"\\(L10n.Store.title)\") L10n.Store.title\"",
        "let a = \"\\(\"\\(L10n.Store.`default`)\") L10n.Store.title\""
      ),
      ("let a = L10n.text(forKey: \"store.title\")", "let a = L10n.text(forKey: \"store.default\")"),
      (
        "func f(_ s: L10n.Store.StatusStatus) { L10n.Store.status(status: s) }",
        "func f(_ s: L10n.Store.StateStatus) { L10n.Store.state(status: s) }"
      ),
      (
        "#if os(macOS)\nL10n.Store.title\n#else\nL10n.Store.title\n#endif",
        "#if os(macOS)\nL10n.Store.`default`\n#else\nL10n.Store.`default`\n#endif"
      ),
    ])
  func calls(source: String, expected: String) {
    let renaming = renamed(source)
    #expect(renaming.changed.map { String(decoding: $0.bytes, as: UTF8.self) } == [expected])
    #expect(renaming.leftAlone.isEmpty)
  }

  @Test(
    "places that may mean something else are listed",
    arguments: [
      ("extension L10n.Store { static var x: String { title } }", 1), ("show(L10n.Store.self)", 1),
      ("L10n.text(forKey: \"store.\\(name)\")", 1), ("NSLocalizedString(\"old.key\", comment: \"\")", 1),
      ("// L10n.Store.title\nlet a = \"L10n.Store.title\"", 0), ("let title = Store.title", 0),
    ])
  func uncertain(source: String, count: Int) {
    let renaming = renamed(source)
    #expect(renaming.changed.isEmpty)
    #expect(renaming.leftAlone.count == count)
  }

  @Test("a key is replaced where code certainly looks it up in its table, and listed where it can't be")
  func lookups() {
    func lookup(in table: String) -> TableLookup {
      TableLookup(key: AppleTableKey(table: table, key: "old.key"), file: 0, byte: 8)
    }
    func renaming(_ code: String, _ table: String = "Localizable") -> AccessorRenaming {
      self.renaming([code], [:], to: Self.bundle, lookups: [lookup(in: table)])
    }
    let code = "f(Text( \"old.key\"), \"old.key\")"
    let renamed = renaming(code)
    #expect(renamed.changed.map { String(decoding: $0.bytes, as: UTF8.self) } == ["f(Text( \"new.key\"), \"old.key\")"])
    #expect(renamed.leftAlone.count == 1)
    let other = renaming(code, "Other")
    #expect(other.changed.isEmpty)
    #expect(other.leftAlone.count == 1)
    let interpolated = renaming("f(Text( \"old.\\(x)\"))")
    #expect(interpolated.changed.isEmpty)
    #expect(interpolated.leftAlone.map(\.reason) == ["the key 'old.key' is 'new.key' now; write it here"])
  }

  @Test("a namespace gets its new name, too, if no accessor is left in it")
  func namespaces() {
    let moved = Self.bundle.replacing("store:", with: "shop:")
    let keys = Dictionary(
      ["title", "status", "hours.open"].map { ("store.\($0)", "shop.\($0)") }
    ) { first, _ in first }
    let renaming = renaming(
      [
        "typealias Store = L10n.Store\nprint(Store.title, L10n.Store.Hours.open)",
        "extension L10n.Store { static let a = Hours.open }", "show(Store.Hours.self)",
      ], keys, to: moved)
    #expect(
      renaming.changed.map { String(decoding: $0.bytes, as: UTF8.self) } == [
        "typealias Store = L10n.Shop\nprint(Store.title, L10n.Shop.Hours.open)",
        "extension L10n.Shop { static let a = Hours.open }",
      ])
  }

  @Test("a call of an accessor in another namespace names it in full")
  func otherNamespace() {
    let bundle = Self.bundle.replacing("  title: Store\n", with: "").replacing(
      "title: Title", with: "title: Title\nname: Store")
    let sources = [
      "typealias S = L10n.Store\nprint(S.title, L10n.Store.title)", "let a = L10n\n  .Store\n  .title",
    ]
    let renaming = renaming(sources, ["store.title": "name"], to: bundle)
    #expect(
      renaming.changed.map { String(decoding: $0.bytes, as: UTF8.self) } == [
        "typealias S = L10n.Store\nprint(L10n.name, L10n.name)"
      ])
    #expect(renaming.leftAlone.map(\.location.file) == ["1.swift"])
  }
}
