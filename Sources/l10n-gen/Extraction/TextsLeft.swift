import ArgumentParser
import L10nChecking
import L10nEditing
import L10nProject
import L10nText

/// Texts that no accessor replaces, with their places and the reasons.
struct TextsLeft {
  private var texts: [(reason: String, location: SourceLocation)] = []

  var isEmpty: Bool { texts.isEmpty }

  /// - Parameter reason: a sentence of what is wrong and what to do, without a final full stop.
  mutating func add(_ reason: String, at location: SourceLocation) { texts.append((reason, location)) }

  /// Adds a text whose message can't be added.
  mutating func add(_ refusal: EditRefusal, at location: SourceLocation) {
    switch refusal {
    case .reason(let reason, let place?) where place != location: add("\(place.printable): \(reason)", at: location)
    case .reason(let reason, _): add(reason, at: location)
    case .findings(let findings, _):
      add(findings.first.map { "\($0.location.printable): \($0.message)" } ?? "add this text by hand", at: location)
    }
  }

  /// Ends the command, which writes nothing, if there is a text.
  func refuse() throws {
    guard !texts.isEmpty else { return }
    Console.error(lines: lines("error: ") + ["Nothing was written."])
    throw ExitCode(1)
  }

  /// Lists the texts next to those that were replaced, and ends the command with the status of findings if there is one.
  func report() throws {
    guard !texts.isEmpty else { return }
    Console.error(lines: lines("left as it is: "))
    throw ExitCode(1)
  }

  private func lines(_ word: String) -> [String] {
    let sorted = texts.sorted {
      ($0.location.file, $0.location.line, $0.location.column)
        < ($1.location.file, $1.location.line, $1.location.column)
    }
    return sorted.map { "\($0.location.printable): \(word)\(Console.printable($0.reason))" }
  }
}
