import ArgumentParser
import L10nChecking
import L10nPipeline
import L10nProject
import L10nText

extension Generation {
  /// Prints the errors, and ends the command if they prevented code from being generated.
  ///
  /// - Parameter files: the files that the code should have been generated from.
  func explainErrors(_ files: [InputFile]) throws {
    // If errors stop the generation, other errors would only hide them.
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
    let unreadCount = unreadCounts.reduce(0) { $0 + $1.count }
    let parts = [
      isEmpty ? nil : "\(String.counted(count, "translation")) with errors (\(Self.listed(counts)))",
      unreadCount == 0
        ? nil
        : "up to \(String.counted(unreadCount, "translation")) that couldn't be read (\(Self.listed(unreadCounts)))",
    ].compactMap(\.self)
    guard !parts.isEmpty else { return "" }
    return "Left out of the code: \(parts.joined(separator: ", and ")). "
      + "Users see the next of their languages instead.\n"
  }

  private static func listed(_ counts: [(language: String, count: Int)]) -> String {
    counts.map { "\(Console.printable($0.language)) \($0.count)" }.joined(separator: ", ")
  }
}
