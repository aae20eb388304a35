import ArgumentParser
import L10nCatalog
import L10nChecking
import L10nProject
import L10nText

extension CheckOutcome {
  /// The findings about strings that can't be read.
  var readingMistakes: [Finding] { findings.filter { $0.severity == .error && $0.rule.isAboutReading } }

  /// Ends a command that needs all strings, if some of them can't be read.
  ///
  /// - Parameters:
  ///   - consequence: a sentence about what the command didn't do.
  ///   - takesNewLanguages: whether listed languages, other than the source, may be without files.
  func refuseReadingMistakes(
    _ consequence: String = "Nothing was written.", takesNewLanguages: Bool = false
  ) throws {
    let mistakes = readingMistakes.filter { !takesNewLanguages || !$0.isOfNewLanguage(of: catalog) }
    guard !mistakes.isEmpty else { return }
    FindingsText.explain(mistakes, in: catalog)
    Console.error(consequence + "\n")
    throw ExitCode(1)
  }

  /// Prints the warnings about strings in catalogs whose meaning is uncertain.
  func explainDoubts() {
    FindingsText.explain(findings.filter { $0.severity == .warning && $0.rule == .jsonSyntax }, in: catalog)
  }
}

extension Finding {
  /// Returns a Boolean value indicating whether the finding reports that a translation's language has no files.
  fileprivate func isOfNewLanguage(of catalog: Catalog) -> Bool {
    rule == .unknownLanguage && language != catalog.languages.first
      && facts.values.contains { $0.key == .problem && $0.value == "no-files" }
  }
}
