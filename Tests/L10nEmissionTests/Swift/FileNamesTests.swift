import CatalogTestSupport
import Testing

@testable import L10nCatalog
@testable import L10nEmission

@Suite("Names of generated files")
struct FileNamesTests {
  @Test("there is a file for each top-level namespace, one for the other messages and one for the texts")
  func namespaces() {
    let catalog = HandMadeCatalog().adding("ko", ["a": "1", "store.b": "2", "store.c.d": "3", "chat.e": "4", "z": "5"])
    let files = SwiftEmitter(EmissionOptions(split: .namespace)).files(for: catalog.catalog)
    #expect(files.map(\.name) == ["L10n.swift", "L10n+Chat.swift", "L10n+Store.swift", "L10n+Tables.swift"])
    for member in ["a", "z"] { #expect(String(decoding: files[0].bytes, as: UTF8.self).contains("var \(member): ")) }
  }

  @Test("file names are unique regardless of case, differ from that of the tables, and aren't too long")
  func distinct() {
    var names = FileNames(root: "L10n")
    let namespaces = ["storeFront", "storefront", "tables", String(repeating: "가", count: 340)]
    let files = namespaces.map { names.next(for: .type($0)) }
    #expect(files.prefix(3) == ["L10n+StoreFront.swift", "L10n+Storefront_.swift", "L10n+Tables_.swift"])
    #expect((files.last ?? "").utf8.count < 120)
  }
}
