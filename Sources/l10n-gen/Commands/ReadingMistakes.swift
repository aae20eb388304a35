import ArgumentParser
import L10nGenCore

extension CheckOutcome {
  /// Ends a command that would write what it reads, if strings can't be read.
  func refuseReadingMistakes() throws {
    let mistakes = findings.filter { $0.severity == .error && $0.rule.isAboutReading }
    guard !mistakes.isEmpty else { return }
    FindingsText.explain(mistakes, in: catalog)
    Console.error("Nothing was written.\n")
    throw ExitCode(1)
  }
}
