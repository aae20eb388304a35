import L10nFormats
import Testing

@testable import L10nExtraction

@Suite("Several catalogs of a table")
struct RivalCatalogsTests {
  private static func catalog(_ keys: String...) throws -> StringCatalogKeys {
    let entries = keys.map { "\"\($0)\" : { }" }.joined(separator: ", ")
    return try #require(
      StringCatalogKeys(
        Array("{ \"sourceLanguage\" : \"en\", \"strings\" : { \(entries) }, \"version\" : \"1.0\" }".utf8)))
  }

  @Test("a lookup belongs to the catalogs that have its key, and to none if no catalog has it")
  func owners() throws {
    let code = ExtractedCode(
      #"let a = Text("Open"); let b = Text("Pin"); let c = Text("\(thing.size) items"); let d = Text("Share")"#)
    let rivals = RivalCatalogs(
      [try Self.catalog("Open", "Share"), try Self.catalog("Share", "%lld items")], code.extraction.keys)
    #expect(rivals.lookups.map { $0.map { $0.texts.joined() } } == [["Open", "Share"], [" items", "Share"]])
    #expect(rivals.unplaced.map(\.key) == ["Pin"])
  }

  @Test("a possible lookup keeps the keys of all of them in use")
  func possible() throws {
    let code = ExtractedCode(#"let a = KeyboardShortcuts.Toggle("Open")"#)
    let rivals = RivalCatalogs([try Self.catalog("Open"), try Self.catalog()], code.extraction.keys)
    #expect(rivals.lookups.map(\.count) == [1, 1] && rivals.unplaced.isEmpty)
  }
}
