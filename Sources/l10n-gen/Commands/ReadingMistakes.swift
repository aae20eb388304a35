import ArgumentParser
import L10nGenCore

extension CheckOutcome {
  /// The findings of strings that can't be read.
  var readingMistakes: [Finding] { findings.filter { $0.severity == .error && $0.rule.isAboutReading } }

  /// Ends a command that needs all strings, if some can't be read.
  ///
  /// - Parameter consequence: what the command doesn't do because of them.
  func refuseReadingMistakes(_ consequence: String = "Nothing was written.") throws {
    let mistakes = readingMistakes
    guard !mistakes.isEmpty else { return }
    FindingsText.explain(mistakes, in: catalog)
    Console.error(consequence + "\n")
    throw ExitCode(1)
  }
}
