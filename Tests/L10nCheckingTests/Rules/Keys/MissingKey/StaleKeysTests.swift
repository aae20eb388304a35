import CatalogTestSupport
import Testing

@testable import L10nText

@Suite("Keys that are no longer in code")
struct StaleKeysTests {
  private func missing(_ files: KeyValuePairs<String, String>) -> [String] {
    var bundles = MarkedBundles(files)
    bundles.source = "en"
    return bundles.findings.filter { $0.rule == .missingKey }.compactMap { finding in
      finding.language.map { "\($0) \(finding.subject.key ?? "")" }
    }
  }

  private static let english = "\"Add it\" = \"Add it\"; \"Save it\" = \"Save it\"; \"Open it\" = \"Open it\";"
  private static let french = "\"Add it\" = a; \"Save it\" = b; \"Open it\" = c;"

  @Test("a key that the source's file and most translations lack isn't missing in these")
  func few() {
    let files: KeyValuePairs = [
      "en.lproj/A.strings": Self.english, "fr.lproj/A.strings": Self.french + "\"Close it\" = d;",
      "de.lproj/A.strings": Self.french, "ko.lproj/A.strings": Self.french,
    ]
    #expect(missing(files) == [])
  }

  @Test("a key that most translations have is missing in the others")
  func most() {
    let other = Self.french + "\"Close it\" = d;"
    let files: KeyValuePairs = [
      "en.lproj/A.strings": Self.english, "fr.lproj/A.strings": other, "de.lproj/A.strings": other,
      "ko.lproj/A.strings": Self.french,
    ]
    #expect(missing(files) == ["ko Close it"])
  }

  @Test("a key of a few languages may be new if there is no source file")
  func withoutSource() {
    let files: KeyValuePairs = [
      "fr.lproj/A.strings": Self.french + "\"Close it\" = d;", "de.lproj/A.strings": Self.french,
      "ko.lproj/A.strings": Self.french,
    ]
    #expect(missing(files) == ["de Close it", "ko Close it"])
  }

  @Test("a table of only a few languages isn't missing anywhere")
  func table() {
    let files: KeyValuePairs = [
      "en.lproj/A.strings": Self.english, "fr.lproj/A.strings": Self.french, "de.lproj/A.strings": Self.french,
      "ko.lproj/A.strings": Self.french, "ko.lproj/Old.strings": "\"a.b\" = \"가\";",
    ]
    #expect(missing(files) == [])
  }
}
