import CatalogTestSupport
import Testing

@testable import L10nChecking
@testable import L10nText

@Suite("The text of a finding in the user's terms")
struct FindingSubjectsTests {
  private func subjects(of rule: RuleID, in files: KeyValuePairs<String, String>) -> [Finding.Subject] {
    subjects(of: rule, MarkedBundles(files))
  }

  private func subjects(of rule: RuleID, _ bundles: MarkedBundles) -> [Finding.Subject] {
    bundles.findings.filter { $0.rule == rule }.map(\.subject)
  }

  @Test("a finding has the key as a table writes it, not the name derived from it")
  func derivedKey() throws {
    let bundles = MarkedBundles([
      "ko.lproj/Shop.strings": "\"매장 이미지 요청 실패\" = \"실패\";\n",
      "en.lproj/Shop.strings": "\"매장 이미지 요청 실패\" = \"Failed \";\n",
    ])
    let finding = try #require(bundles.findings.first { $0.rule == .edgeWhitespace })
    #expect(finding.subject == .init(language: "en", key: "매장 이미지 요청 실패"))
    // A baseline and code use its key path.
    #expect(finding.key != finding.subject.key)
  }

  @Test("a finding has the key path in a bundle")
  func bundle() {
    let files: KeyValuePairs = ["ko.yml": "shop:\n  title: 매장\n", "en.yml": "shop:\n  title: \"Shop \"\n"]
    #expect(subjects(of: .edgeWhitespace, in: files) == [.init(language: "en", key: "shop.title")])
  }

  @Test("a finding about the name of a key has no language")
  func name() {
    let files: KeyValuePairs = [
      "ko.lproj/Shop.strings": "\"Sign in\" = \"로그인\";\n", "en.lproj/Shop.strings": "\"Sign in\" = \"Sign in\";\n",
    ]
    #expect(subjects(of: .derivedName, in: files) == [.init(language: nil, key: "Sign in")])
  }

  private static let substitution = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "%lld followers of %@" : {
          "localizations" : {
            "en" : {
              "stringUnit" : { "state" : "translated", "value" : "%#@followers@" },
              "substitutions" : {
                "followers" : {
                  "formatSpecifier" : "lld",
                  "variations" : {
                    "plural" : { "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg followers" } } }
                  }
                }
              }
            }
          }
        }
      },
      "version" : "1.0"
    }

    """

  @Test("a doubt in a catalog has the entry's key, and a baseline still uses the file")
  func doubtInCatalog() throws {
    var bundles = MarkedBundles(["Localizable.xcstrings": Self.substitution])
    bundles.source = "en"
    let finding = try #require(bundles.findings.first { $0.rule == .jsonSyntax })
    #expect(finding.subject == .init(language: "en", key: "%lld followers of %@"))
    let print = Fingerprint(finding, in: "")
    #expect(print.language == nil)
    #expect(print.key == nil)
    #expect(print.file == "Localizable.xcstrings")
  }

  @Test("a doubt in a file of plurals has the entry's key")
  func doubtInStringsdict() {
    let plurals = """
      <plist version="1.0"><dict><key>shops</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@count@</string>
        <key>count</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>lld</string>
          <key>one</key><string>%lld shop</string>
        </dict>
      </dict></dict></plist>

      """
    var bundles = MarkedBundles(["en.lproj/Localizable.stringsdict": plurals])
    bundles.source = "en"
    #expect(subjects(of: .stringsSyntax, bundles) == [.init(language: "en", key: "shops")])
  }
}
