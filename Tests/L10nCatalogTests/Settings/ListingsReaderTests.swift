import Testing

@testable import L10nCatalog
@testable import L10nText

@Suite("The setting 'listings'")
struct ListingsReaderTests {
  private func read(_ text: String) -> ConfigurationReader.Outcome {
    ConfigurationReader.read(SourceFile(path: "l10n.yml", bytes: Array("source: en\n\(text)\n".utf8)))
  }

  private func listings(_ text: String) -> [ConfiguredListing]? {
    guard case .configuration(let configuration) = read(text) else { return nil }
    return configuration.listings
  }

  /// Returns the problems, as `line:column words`.
  private func problems(_ text: String) -> [String] {
    guard case .problems(let problems) = read(text) else { return [] }
    return problems.map { "\($0.location.line):\($0.location.column) \($0.message)" }
  }

  @Test("the store of a listing is known by its folder, or said")
  func stores() {
    #expect(
      listings(
        "listings: [fastlane/metadata, fastlane/metadata/android, { path: play, store: google-play, source: ko-kr }]")
        == [
          ConfiguredListing(path: "fastlane/metadata", store: .appStore, offset: 22),
          ConfiguredListing(path: "fastlane/metadata/android", store: .googlePlay, offset: 41),
          ConfiguredListing(path: "play", store: .googlePlay, source: "ko-KR", offset: 68),
        ])
  }

  @Test("mistakes are reported at their places")
  func mistakes() {
    #expect(problems("listings: fastlane") == ["2:11 'listings' must be a list; write '[fastlane/metadata]'"])
    #expect(
      problems("listings: ['']") == ["2:12 the path of this listing is empty; write one such as 'fastlane/metadata'"])
    #expect(problems("listings: [a, ./a]").count == 1)
    #expect(
      problems("listings: [{ store: app-store }]") == [
        "2:12 this listing has no 'path'; write that of its folder, such as 'path: fastlane/metadata'"
      ])
    #expect(
      problems("listings: [{ path: a, source: kr }]") == ["2:31 the App Store has no locale 'kr'; did you mean 'ko'?"])
    #expect(problems("listings: [{ path: a, store: amazon }]").count == 1)
    #expect(problems("listings: [{ path: a, locale: ko }]").count == 1)
  }
}
