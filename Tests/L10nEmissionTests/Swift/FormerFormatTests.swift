import CatalogTestSupport
import Testing

@Suite("Swift that an earlier version generated")
struct FormerFormatTests {
  @Test("the compiler says which command generates the file again")
  func error() throws {
    var program = try GeneratedProgram()
    try program.add(
      """
      @_spi(Generated) import L10nRuntime

      let localization = Localization(
        source: "ko", fallback: ["en"], syntax: .icu, koreanParticles: true, keys: "title",
        tables: [(language: "ko", messages: "매장"), (language: "en", messages: "Stores")])
      """, name: "L10n+Tables.swift")
    let failure = try #require(throws: GeneratedProgram.Failure.self) {
      try program.typecheck(["-swift-version", "6"])
    }
    #expect(failure.description.contains("error: 'init(source:fallback:syntax:"))
    #expect(failure.description.contains("run 'l10n-gen emit'"))
  }
}
