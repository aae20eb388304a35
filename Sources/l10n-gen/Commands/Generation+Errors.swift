import ArgumentParser
import L10nChecking
import L10nPipeline
import L10nProject
import L10nText

extension Generation {
  /// Prints the errors, and ends the command if they kept code from being generated.
  ///
  /// - Parameter files: the files that it was to be generated from.
  func explainErrors(_ files: [InputFile]) throws {
    // Where something is wrong that stops all, the rest would only hide it.
    let errors = isStopped ? stopping : outcome.findings.filter { $0.severity == .error }
    FindingsText.explain(errors, in: outcome.catalog)
    if isStopped {
      Console.error("Nothing was written.\n")
      if !unread.isEmpty { throw Refusal.files(unread) }
      throw ExitCode(1)
    }
    let failures = files.compactMap(\.failure)
    if !failures.isEmpty { Console.explain(Refusal.files(failures)) }
    Console.error(leftOut.sentence)
  }
}

extension LeftOutTexts {
  /// A line that says what the code lacks; empty if it lacks nothing.
  var sentence: String {
    guard !isEmpty else { return "" }
    let counts = counts.map { "\(Console.printable($0.language)) \($0.count)" }.joined(separator: ", ")
    return "Left out of the code: \(String.counted(count, "translation")) with errors (\(counts)). "
      + "Readers see the next of their languages instead.\n"
  }
}
