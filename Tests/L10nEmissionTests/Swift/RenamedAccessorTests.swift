import CatalogTestSupport
import Testing

@testable import L10nCatalog
@testable import L10nEmission

@Suite("Accessors of renamed messages")
struct RenamedAccessorTests {
  private static let catalog = HandMadeCatalog()
    .adding(
      "ko",
      [
        "store.empty": "없음", "store.visit": "{name} 방문", "store.in": "{for}",
        "shop.open": "{kind, select, a{가} other{나}}",
        "shop.map.title": "지도", "title": "다봄", "shop.default": "기본", "shop.매장": "매장", "shop.steps": "{n, number}",
      ]
    )
    .renaming("store.empty", from: "store.none_here").renaming("store.visit", from: "old.go")
    .renaming("store.in", from: "store.inside").renaming("shop.open", from: "shop.opening")
    .renaming("shop.map.title", from: "shop.map_title").renaming("title", from: "app_name")
    .renaming("shop.default", from: "default").renaming("shop.매장", from: "shop.store").renaming(
      "shop.steps", from: "steps")

  /// Code that uses the former keys, and the same code after the compiler's fixes.
  private static let uses = [
    ("L10n.Store.noneHere", "L10n.Store.empty"), ("L10n.Old.go(name: \"x\")", "L10n.Store.visit(name: \"x\")"),
    ("L10n.Store.inside(for: \"x\")", "L10n.Store.in(for: \"x\")"),
    ("L10n.Shop.opening(kind: .a)", "L10n.Shop.open(kind: .a)"), ("L10n.Shop.mapTitle", "L10n.Shop.Map.title"),
    ("L10n.appName", "L10n.title"), ("L10n.default", "L10n.Shop.default"), ("L10n.Shop.store", "L10n.Shop.매장"),
    ("L10n.steps(n: 3)", "L10n.Shop.steps(n: 3)"), ("L10n.Shop.OpeningKind.a", "L10n.Shop.OpenKind.a"),
  ]

  @Test("former accessors are deprecated, and the compiler's fix replaces them with the current ones")
  func fixes() throws {
    var program = try GeneratedProgram()
    try program.add(SwiftEmitter(EmissionOptions(access: .public)).files(for: Self.catalog.catalog))
    let lines = Self.uses.map { "_ = \($0.0)" }
    try program.add(lines.joined(separator: "\n"), name: "main.swift")
    let fixes = CompilerFix.all(in: try program.diagnostics(), file: "main.swift")
    #expect(fixes.map(\.line) == Array(1...lines.count))
    for (fix, (old, new)) in zip(fixes, zip(lines, Self.uses.map(\.1))) {
      #expect(fix.applied(to: old) == "_ = \(new)")
    }
  }

  @Test("former accessors return the same texts as the current ones")
  func calls() throws {
    var program = try GeneratedProgram()
    try program.add(SwiftEmitter(EmissionOptions()).files(for: Self.catalog.catalog))
    let body = Self.uses.dropLast().map { "print(\($0.0) == \($0.1))" }.joined(separator: "\n")
    // Deprecated code gets no warnings about other deprecated code.
    let main = """
      protocol Caller { func call() }
      struct Former: Caller {
        @available(*, deprecated)
        func call() {
          \(body)
        }
      }
      (Former() as any Caller).call()
      """
    try program.add(main, name: "main.swift")
    let printed = try program.run().split(separator: "\n")
    #expect(printed == Array(repeating: "true", count: Self.uses.count - 1))
  }

  @Test("a moved property that no name can refer to is described in words, without a fix that would break code")
  func properties() throws {
    let catalog = HandMadeCatalog().adding("ko", ["shop.empty": "없음"]).renaming("shop.empty", from: "store.empty")
    var program = try GeneratedProgram()
    try program.add(SwiftEmitter(EmissionOptions()).files(for: catalog.catalog))
    try program.add("_ = L10n.Store.empty", name: "main.swift")
    let diagnostics = try program.diagnostics()
    #expect(diagnostics.contains("'empty' is deprecated: renamed to 'L10n.Shop.empty'"))
    #expect(CompilerFix.all(in: diagnostics, file: "main.swift").isEmpty)
  }
}
