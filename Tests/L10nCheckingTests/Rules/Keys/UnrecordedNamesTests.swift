import CatalogTestSupport
import Testing

@testable import L10nText

@Suite("derived-name")
struct UnrecordedNamesTests {
  @Test("a key whose name is already used by another one is found, if code can use it")
  func taken() {
    let pair = "\"tryAgain\" = \"a\";\n❶\"try_again\" = \"b\";\n"
    #expect(
      found(by: .derivedName, in: ["ko.lproj/A.strings": pair, "en.lproj/A.strings": pair.replacing("❶", with: "")])
        .contains { $0.contains("is called") })
    #expect(
      found(by: .derivedName, in: ["ko.lproj/A.strings": "x = \"가\";", "en.lproj/A.strings": "x = y; \(pair)"])
        .contains { $0.contains("is called") } == false)
  }
}
