import CatalogTestSupport
import Testing

@testable import L10nCatalog
@testable import L10nEmission

@Suite("Recognition of the tool's own files")
struct GeneratedHeaderTests {
  private let file = SwiftEmitter(EmissionOptions(enumName: "L10n")).files(for: HandMadeCatalog().catalog)[0].bytes

  @Test("a generated file is recognized by its first lines, even after an editor has changed the line endings")
  func ours() {
    #expect(GeneratedHeader.isOurs(file, enumName: "L10n"))
    #expect(GeneratedHeader.isOurs(file.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }, enumName: "L10n"))
  }

  @Test("a file of another enum, of a person, or an incomplete file isn't recognized")
  func others() {
    #expect(!GeneratedHeader.isOurs(file, enumName: "L10"))
    #expect(!GeneratedHeader.isOurs(file, enumName: "L10nB"))
    #expect(!GeneratedHeader.isOurs(Array("\n".utf8) + file, enumName: "L10n"))
    #expect(!GeneratedHeader.isOurs(Array(file.prefix(60)), enumName: "L10n"))
    #expect(!GeneratedHeader.isOurs([], enumName: "L10n"))
  }
}
