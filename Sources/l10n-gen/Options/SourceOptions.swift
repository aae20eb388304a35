import ArgumentParser
import L10nCatalog
import L10nChecking
import L10nExtraction
import L10nPipeline
import L10nProject
import L10nSwiftCode
import L10nText

/// Options for the place of the Swift code that uses the messages.
struct SourceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("A folder or file with Swift code that reads the messages; can be repeated.", valueName: "dir"),
    completion: .file(extensions: ["swift"]))
  var sources: [String] = []

  /// Reads the code.
  ///
  /// - Parameter standard: the place to read if none is given, or `nil` to read no code in this case.
  func code(default standard: String?, _ configuration: Configuration) throws(Refusal) -> [SourceFile]? {
    for place in sources { try Refusal.refuseEmpty(place, "--sources") }
    let places = sources.isEmpty ? standard.map { [$0] } : sources
    guard let places else { return nil }
    let code = try SourceCode(at: places, enumNames: configuration.enumNames)
    return code.files + code.swiftGen
  }

  /// Returns the rules about the code, or `nil` if no code is given.
  func rules(_ loaded: LoadedConfiguration) throws(Refusal) -> CodeRules? {
    guard let code = try code(default: nil, loaded.configuration) else { return nil }
    let pipeline = Pipeline(loaded.configuration)
    let wanted = [RuleID.missingFromCatalog, .hardCodedText].filter(pipeline.checking.allows)
    guard !wanted.isEmpty else { return pipeline.codeRules(in: code) }
    let checked = try CheckedCode(at: sources, in: loaded)
    return pipeline.codeRules(in: code, wanted.compactMap(checked.rule))
  }

  /// Returns a Boolean value indicating whether only the code is checked, because there are no translation files yet, and
  /// reports this.
  func isAlone(in loaded: LoadedConfiguration) -> Bool {
    guard !sources.isEmpty, TranslationsDirectory.isUnbegun(at: loaded.paths) else { return false }
    let advice =
      loaded.configuration.checking.severities[.hardCodedText] == nil
      ? "; --rule hard-coded-text=warning reports texts that nothing localizes" : ""
    Console.error("There are no translation files yet, so only the code was checked\(advice).\n")
    return true
  }
}
