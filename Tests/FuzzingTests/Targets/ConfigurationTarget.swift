@testable import L10nCatalog
@testable import L10nChecking
@testable import L10nPipeline
@testable import L10nText

/// `l10n.yml`.
enum ConfigurationTarget {
  static func violations(_ input: [UInt8]) -> [String] {
    let file = SourceFile(path: "l10n.yml", bytes: input)
    switch ConfigurationReader.read(file) {
    case .problems(let problems):
      if problems.isEmpty { return ["refused for no reason"] }
      // The text of a file in another encoding is different.
      guard case .utf8(let bytes) = TextDecoding.decode(input) else { return [] }
      let lines = LineLengths(bytes)
      return problems.filter { !lines.has($0.location) }.map { "a problem where nothing is: \($0)" }
    case .configuration(let configuration):
      var violations: [String] = []
      if configuration.reading.source.isEmpty { violations.append("no source") }
      if EmissionOptions.explainRefusal(ofEnumName: configuration.emission.enumName) != nil {
        violations.append("an enum '\(configuration.emission.enumName)'")
      }
      let outcome = Pipeline(configuration).check([
        InputFile(path: ["ko.yml"], shownPath: "ko.yml", bytes: Array("a: {n}\n".utf8))
      ])
      let lines = LineLengths(configuration.reading.configuration.bytes)
      for finding in outcome.findings where finding.location.file == file.path && !lines.has(finding.location) {
        violations.append("\(finding.rule) where nothing is: \(finding.location)")
      }
      return violations
    }
  }
}
