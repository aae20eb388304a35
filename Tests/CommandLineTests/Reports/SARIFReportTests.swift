import Foundation
import Testing

@testable import L10nChecking
@testable import L10nText
@testable import l10n_gen

@Suite("SARIF")
struct SARIFReportTests {
  private typealias Object = [String: Any]

  private let paths = RepositoryPaths(root: nil, directory: "/work")

  private func run(_ findings: [Finding], _ paths: RepositoryPaths? = nil) throws -> [String: Any] {
    var text = ""
    var report = SARIFReport.ofCheck(paths: paths ?? self.paths)
    report.write(findings.map(SARIFResult.init), to: &text)
    let log = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? Object)
    #expect(log["version"] as? String == "2.1.0")
    #expect((log["$schema"] as? String)?.hasSuffix("sarif-schema-2.1.0.json") == true)
    let runs = try #require(log["runs"] as? [Object])
    #expect(runs.count == 1)
    return runs[0]
  }

  private func finding(
    _ rule: RuleID = .placeholderMissing, _ severity: Severity = .error, key: String? = "a", file: String = "en.yml",
    line: Int = 3, message: String = "'{name}' is missing"
  ) -> Finding {
    let location = SourceLocation(file: file, line: line, column: 4)
    let source = SourceLocation(file: "ko.yml", line: 7, column: 1)
    return Finding(
      rule: rule, severity: severity, facts: Sentence(sentence: message), language: "en", key: key, location: location,
      related: [.init(location: source, message: "the text in ko")])
  }

  private func results(_ findings: [Finding], _ paths: RepositoryPaths? = nil) throws -> [[String: Any]] {
    try #require(try run(findings, paths)["results"] as? [Object])
  }

  private func uri(_ file: String, _ paths: RepositoryPaths? = nil) throws -> String? {
    let locations = try results([finding(file: file)], paths).first?["locations"] as? [Object]
    let physical = locations?.first?["physicalLocation"] as? Object
    return (physical?["artifactLocation"] as? Object)?["uri"] as? String
  }

  @Test("every rule has the description that GitHub requires")
  func rules() throws {
    let driver = try #require((try run([])["tool"] as? Object)?["driver"] as? Object)
    #expect(driver["name"] as? String == "l10n-gen")
    let rules = try #require(driver["rules"] as? [Object])
    #expect(rules.compactMap { $0["id"] as? String } == Rules.all.map(\.id.rawValue))
    for rule in rules {
      for name in ["shortDescription", "fullDescription", "help"] {
        let text = (rule[name] as? Object)?["text"] as? String ?? ""
        #expect(!text.isEmpty && (name == "help" || text.count <= 1024))
      }
      #expect(((rule["help"] as? Object)?["markdown"] as? String)?.contains("`:\n\n```") == true)
      let level = (rule["defaultConfiguration"] as? Object)?["level"] as? String ?? ""
      #expect(["error", "warning", "note"].contains(level))
    }
  }

  @Test("a result has the rule, the finding and the place")
  func result() throws {
    let run = try run([finding()])
    #expect(run["columnKind"] as? String == "unicodeCodePoints")
    let result = try #require((run["results"] as? [Object])?.first)
    #expect(result["ruleId"] as? String == "placeholder-missing")
    let index = try #require(result["ruleIndex"] as? Int)
    #expect(Rules.all[index].id == .placeholderMissing)
    #expect(result["level"] as? String == "error")
    #expect((result["message"] as? [String: String]) == ["text": "'{name}' is missing"])
    let location = try #require((result["locations"] as? [Object])?.first?["physicalLocation"] as? Object)
    #expect(
      location["region"] as? [String: Int] == ["startLine": 3, "startColumn": 4, "endLine": 3, "endColumn": 5])
    #expect(location["artifactLocation"] as? [String: String] == ["uri": "en.yml", "uriBaseId": "%SRCROOT%"])
    #expect(result["properties"] as? [String: String] == ["language": "en", "key": "a"])
    let related = try #require((result["relatedLocations"] as? [Object])?.first)
    #expect((related["message"] as? [String: String]) == ["text": "the text in ko"])
  }

  @Test("the most severe results come first, since GitHub shows the first ones")
  func order() throws {
    let findings = [finding(.extraKey, .info), finding(.extraKey, .warning), finding(.messageSyntax, .error)]
    #expect(try results(findings).compactMap { $0["level"] as? String } == ["error", "warning", "note"])
  }

  @Test("addresses are relative to the repository, and have only characters that are valid in a URI")
  func addresses() throws {
    #expect(try uri("a b/가#?%:x.yml") == "a%20b/%EA%B0%80%23%3F%25%3Ax.yml")
    #expect(try uri("en.yml", RepositoryPaths(root: "/work", directory: "/work/app")) == "app/en.yml")
    #expect(try uri("/else where/en.yml") == "file:///else%20where/en.yml")
  }

  @Test("a finding keeps its fingerprint when lines are added above it, and two identical findings have two")
  func fingerprints() throws {
    let prints = try results([
      finding(), finding(line: 9), finding(message: "'{date}' is missing"), finding(.extraKey), finding(key: "b"),
    ]).compactMap { $0["partialFingerprints"] as? [String: String] }
    #expect(Set(prints.map(\.keys.first)) == ["l10nGenFinding/v2"])
    #expect(Set(prints.compactMap(\.values.first)).count == 5)
    let moved = try results([finding(line: 30)]).first?["partialFingerprints"] as? [String: String]
    #expect(moved == prints[0])
  }

  @Test("results above GitHub's limit are counted, and the most severe ones are included")
  func limit() throws {
    let run = try run((1...SARIFReport.limit).map { finding(.extraKey, .info, line: $0) } + [finding()])
    let results = try #require(run["results"] as? [Object])
    #expect(results.count == SARIFReport.limit)
    #expect(results[0]["level"] as? String == "error")
    let invocation = try #require((run["invocations"] as? [Object])?.first)
    let notification = (invocation["toolExecutionNotifications"] as? [Object])?.first?["message"] as? [String: String]
    #expect(notification?["text"]?.hasPrefix("1 of 25001 findings are left out") == true)
  }
}
