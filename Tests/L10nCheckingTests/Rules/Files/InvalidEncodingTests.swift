import CatalogTestSupport
import Testing

@testable import L10nCatalog
@testable import L10nChecking
@testable import L10nText

@Suite("invalid-encoding")
struct InvalidEncodingTests {
  private func found(_ bytes: [UInt8]) -> [String] {
    let file = InputFile(path: ["ko.yml"], shownPath: "ko.yml", bytes: bytes)
    let catalog = CatalogReader.catalog(of: [file], options: ReadingOptions(source: "ko"))
    return Checker(Rules.all, options: CheckingOptions()).findings(in: catalog).filter { $0.rule == .invalidEncoding }
      .map {
        "\($0.location.line):\($0.location.column) \($0.message)"
      }
  }

  @Test("bytes in another encoding are reported at their place")
  func koreanEncoding() {
    // 매장 in CP949.
    let found = found(Array("a: 1\nb: 가 ".utf8) + [0xB8, 0xC5, 0xC0, 0xE5, 0x0A])
    #expect(found.first == "2:6 these bytes are not UTF-8; save the file as UTF-8")
  }

  @Test("UTF-8 and UTF-16 are read with their byte-order marks")
  func marks() {
    #expect(found([0xEF, 0xBB, 0xBF] + Array("a: 1\n".utf8)) == [])
    #expect(found([0xFF, 0xFE] + "a: 가\n".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }) == [])
  }

  @Test("mistakes that another encoding causes are attributed to the encoding")
  func consequences() {
    // ひとつの and 表示能 in Shift JIS, whose bytes are controls and a backslash before a quote in UTF-8.
    let text =
      Array("a: ".utf8) + [0x82, 0xD0, 0x82, 0xC6, 0x82, 0xC2, 0x1F] + Array("\nb: \"".utf8)
      + [0x95, 0x5C] + Array("\"\nc: x\n".utf8)
    let catalog = CatalogReader.catalog(
      of: [InputFile(path: ["ko.yml"], shownPath: "ko.yml", bytes: text)], options: ReadingOptions(source: "ko"))
    #expect(Checker(Rules.all, options: CheckingOptions()).findings(in: catalog).map(\.rule) == [.invalidEncoding])
  }
}
