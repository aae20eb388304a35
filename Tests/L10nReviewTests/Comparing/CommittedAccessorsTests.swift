import CatalogTestSupport
import L10nLanguage
import Testing

@testable import L10nCatalog
@testable import L10nEmission
@testable import L10nReview

@Suite("Declarations of committed files")
struct CommittedAccessorsTests {
  private static let catalogs = [
    GoldenCatalogs.store, GoldenCatalogs.ruby, GoldenCatalogs.printf,
    HandMadeCatalog().adding(
      "ko", ["enum": "1", "case.static": "{in}", "\"}\".\"{ x\"": "2", "\"a b\".\"c:d e\"": "{x} {y}"]
    )
    .adding("en", ["enum": "}", "case.static": "  internal static var lie: String { _text(0x0000000000000000) }"]),
    HandMadeCatalog().adding("ko", stored: [(["a\\b", "\u{1}c"], .text("{x}")), (["\"\"\"#"], .text("1"))]),
    HandMadeCatalog(),
  ]

  @Test("declarations are read as written, however they are distributed over files", arguments: catalogs.indices)
  func readBack(index: Int) {
    let catalog = Self.catalogs[index].catalog
    for access in EmissionOptions.Access.allCases {
      for split in EmissionOptions.Split.allCases {
        let options = EmissionOptions(enumName: "Texts", access: access, split: split)
        let accessors = AccessorTree(catalog, rootEnum: "Texts")
        let expected = AccessorDeclarations(NamedCatalog(catalog: catalog, accessors: accessors))
        let files = SwiftEmitter(options).files(for: catalog)
        let read = CommittedAccessors(files.map(\.bytes)).declarations
        #expect(read.byKey == expected.byKey)
        // An alias of an enum declares no cases, and counts as the enum itself in declarations that use it.
        #expect(expected.cases.merging(read.cases) { $1 } == expected.cases)
        #expect(Set(read.cases.keys).isSuperset(of: expected.owners.keys))
        #expect(read.former.isSubset(of: expected.former))
        #expect(read.former.count == accessors.renamed.count)
      }
    }
  }

  @Test("files with other line endings, truncated files and other files are read as far as possible")
  func otherFiles() {
    let catalog = HandMadeCatalog().adding("ko", ["a.b": "{x}", "c": "1"]).catalog
    let files = SwiftEmitter(EmissionOptions()).files(for: catalog).map(\.bytes)
    let expected = CommittedAccessors(files).declarations.byKey
    #expect(expected.count == 2)
    let converted = files.map { Array(String(decoding: $0, as: UTF8.self).replacing("\n", with: "\r\n").utf8) }
    #expect(CommittedAccessors(converted).declarations.byKey == expected)
    for file in files {
      for length in stride(from: 0, to: file.count, by: 7) { _ = CommittedAccessors([Array(file.prefix(length))]) }
    }
    #expect(
      CommittedAccessors([Array("}}}} { enum\ncase\n static var { }".utf8), [0xFF, 0x0A, 0x7B]]).declarations.byKey
        .isEmpty)
  }

  @Test("declarations are read in formatted files with other code")
  func formatted() {
    let source = """
      @available(*, deprecated, message: "enum Fake { static var a: String { _text(0x1) } }")
      nonisolated internal enum L10n {  // enum Comment {
        internal
          static func reviews(
            of name: String,
            count: Int
          ) -> String
        { _text(0x00000000000000ff, .int(count)) }
        static var list: [ String ] { _list(0x1) }
        enum Inner: String, Sendable { case f = "case x", `default`
          init(_ raw: String) { self = .f; enum Local { case y } }
          static func own(_ g: Inner, h: L10n.Other) -> String { L10n.list[0] }
        }
        static let number = 1
        static var count: Int = 2
        static func helper() -> Int { 1 }
        static var last: String { L10n.first }
      }
      """
    let read = CommittedAccessors([Array(source.utf8)]).declarations
    #expect(
      read.former.map(\.text).sorted() == [
        "L10n.Inner.own(_: L10n.Inner.Inner, h: L10n.Other) -> String", "L10n.last: String", "L10n.list: [String]",
        "L10n.reviews(of: String, count: Int) -> String",
      ])
    #expect(read.cases == ["L10n.Inner": ["f"]])
  }
}
