import Testing

@testable import L10nCatalog
@testable import L10nChecking
@testable import L10nExtraction
@testable import L10nPipeline
@testable import L10nSwiftCode
@testable import L10nText

@Suite("The list of rules")
struct RulesTests {
  @Test("the list has every rule with an id, once")
  func complete() {
    #expect(Rules.all.map(\.id.rawValue).sorted() == RuleID.allCases.map(\.rawValue).sorted())
  }

  @Test("each rule has an example, which the rule finds and fixes", arguments: RuleID.allCases)
  func example(_ id: RuleID) throws {
    let rule = try #require(Rules.all.first { $0.id == id })
    #expect(Set(findings(rule.example.flagged).filter { $0.rule == id }.map(\.message)) == [rule.example.finding])
    // The fix of 'plural-wanted' repeats the words, which 'plural-same-branches' reports until they are edited.
    let isDraft = id == .pluralWanted
    #expect(findings(rule.example.fixed).filter { !isDraft || $0.rule != .pluralSameBranches }.map(\.message) == [])
    #expect(!rule.summary.hasSuffix(".") && !rule.summary.contains("\n"))
    #expect(rule.explanation.hasSuffix("."))
  }

  private func findings(_ files: [RuleExample.File]) -> [Finding] {
    var options = ReadingOptions(source: "ko")
    var sources: [ConfiguredSource] = []
    var severities: [RuleID: RuleSetting] = [.punctuationWidth: .info, .hardCodedText: .info]
    if let file = files.first(where: { $0.path == "l10n.yml" }),
      case .configuration(let configuration) = ConfigurationReader.read(SourceFile(path: file.path, bytes: file.bytes))
    {
      options = configuration.reading
      sources = configuration.sources
      severities.merge(configuration.checking.severities) { $1 }
    }
    options.infoPropertyList = files.first { $0.path == "Info.plist" }.map {
      SourceFile(path: $0.path, bytes: $0.bytes)
    }
    if files.contains(where: { $0.path.hasSuffix(".txt") }) {
      options = ReadingOptions(
        listing: ListingOptions(store: .appStore), source: "ko", configuration: options.configuration)
    }
    let code = files.filter { $0.path.hasSuffix(".swift") }.map { SourceFile(path: $0.path, bytes: $0.bytes) }
    let inputs = files.filter { !["Info.plist", "l10n.yml"].contains($0.path) && !$0.path.hasSuffix(".swift") }.map {
      InputFile(path: $0.path.split(separator: "/").map(String.init), shownPath: $0.path, bytes: $0.bytes)
    }
    let older = inputs.filter { $0.path.first == "old" }.map {
      InputFile(path: Array($0.path.dropFirst()), shownPath: $0.shownPath, bytes: $0.bytes)
    }
    let configuration = Configuration(
      translations: TranslationPaths(""), reading: options,
      checking: CheckingOptions(severities: severities),
      emission: EmissionOptions())
    let pipeline = Pipeline(configuration)
    let extraction = Extraction(of: code, targets: code.map { _ in [] })
    let missing = MissingKeys(
      extraction.keys, in: code, homes: code.map { _ in [] },
      tables: inputs.compactMap { KeyTable($0, targets: []) })
    let texts = HardCodedTexts(in: extraction, isOfUsers: code.map { _ in true }, names: []).texts
    let rules = pipeline.codeRules(in: code, [MissingFromCatalog(missing.lookups), HardCodedText(texts)])
    let others = sources.map { source -> CheckedSource in
      let files = inputs.filter { FilePath.isInside($0.shownPath, source.path) }.map {
        InputFile(path: Array($0.path.suffix(2)), shownPath: $0.shownPath, bytes: $0.bytes)
      }
      let outcome = Pipeline(ReadingOptions(source: "ko")).check(files)
      return CheckedSource(source, at: source.path, files, outcome)
    }
    let own = inputs.filter { file in
      file.path.first != "old" && !sources.contains { FilePath.isInside(file.shownPath, $0.path) }
    }
    return pipeline.check(
      own, since: older.isEmpty ? nil : pipeline.catalog(of: older), comparedWith: others,
      code: code.isEmpty ? nil : rules
    ).findings
  }
}
