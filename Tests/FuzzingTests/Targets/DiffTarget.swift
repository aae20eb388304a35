@testable import L10nEmission
@testable import L10nPipeline
@testable import L10nReview

/// Two states of a translations directory, compared. The newer files follow a line `=== AFTER`.
enum DiffTarget {
  static func violations(_ input: [UInt8]) -> [String] {
    let (old, new) = states(input)
    guard let before = WrittenFiles(old), let after = WrittenFiles(new) else {
      return ["the least configuration is refused"]
    }
    let pipeline = Pipeline(after.configuration)
    var violations: [String] = []
    let (comparison, _, _) = pipeline.compare(ComparedFiles(before.files), with: ComparedFiles(after.files))
    let (again, _, _) = pipeline.compare(
      ComparedFiles(before.files.reversed()), with: ComparedFiles(after.files.reversed()))
    for (one, other) in zip(described(comparison), described(again)) where one != other {
      violations.append("for the files in another order \(other) instead of \(one)")
    }
    for state in [before, after] {
      let (same, _, _) = pipeline.compare(ComparedFiles(state.files), with: ComparedFiles(state.files))
      if !same.changes.isEmpty || !same.breaking.isEmpty { violations.append("a state differs from itself") }
      let generation = pipeline.emit(state.files)
      let generated = generation.files.map(\.bytes)
      if !generated.isEmpty,
        !pipeline.apiChanges(from: generated, to: generation.outcome, writtenAs: generated).isEmpty
      {
        violations.append("what was generated differs from itself")
      }
    }
    return violations
  }

  private static func states(_ input: [UInt8]) -> (old: [UInt8], new: [UInt8]) {
    let marker = Array("\n=== AFTER\n".utf8)
    guard let start = input.indices.first(where: { input[$0...].starts(with: marker) }) else { return (input, input) }
    return (Array(input[..<start]), Array(input[(start + marker.count)...]))
  }

  /// Returns everything that a report shows, including previews.
  private static func described(_ comparison: Comparison) -> [String] {
    comparison.changes.prefix(50).flatMap { change in
      ["\(change)"]
        + comparison.languages.indices.flatMap { language in
          comparison.previews(of: change, in: language).lines.map { "\($0.values) \($0.texts)" }
        }
    } + ["\(comparison.breaking)", "\(comparison.languages)"]
  }
}
