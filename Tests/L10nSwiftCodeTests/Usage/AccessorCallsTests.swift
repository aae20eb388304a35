import CatalogTestSupport
import Testing

@testable import L10nCatalog
@testable import L10nSwiftCode
@testable import L10nText

@Suite("Calls of accessors")
struct AccessorCallsTests {
  private func calls(_ source: String) -> [String] {
    let catalog = ProjectFiles(["en.yml": "title: Title\nstore:\n  title: Store\n"]).catalog
    let state = NamedCatalog(catalog: catalog, accessors: AccessorTree(catalog, rootEnum: "L10n"))
    let bytes = Array(source.utf8)
    return AccessorCalls(state).calls(in: [SourceFile(path: "a.swift", bytes: bytes)]).map { call in
      let names = call.names.map { String(decoding: bytes[$0], as: UTF8.self) }.joined(separator: ".")
      return "\(names): \(catalog.messages[call.message].keyPath)"
    }
  }

  @Test("calls are found in the order of places, also in interpolations and by an alias")
  func found() {
    #expect(
      calls("typealias T = L10n.Store\nprint(L10n.title, \"\\(T.title)\", App.L10n.Store // x\n  .title)")
        == ["L10n.title: title", "T.title: store.title", "L10n.Store.title: store.title"])
  }

  @Test("comments, texts, other names and names that may be local ones aren't calls")
  func others() {
    #expect(
      calls("// L10n.title\nlet a = \"L10n.title\" + L10n.other + title\nextension L10n { static let b = title }") == []
    )
  }
}
