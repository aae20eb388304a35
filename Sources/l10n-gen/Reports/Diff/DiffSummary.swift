import L10nReview

/// The result of a comparison, in a sentence and in numbers.
struct DiffSummary {
  let added: Int
  let removed: Int
  let renamed: Int
  let changed: Int
  let states: Int
  let breaking: Int

  init(_ comparison: Comparison) {
    var counts = (added: 0, removed: 0, renamed: 0, changed: 0)
    for change in comparison.changes {
      switch change.kind {
      case .added: counts.added += 1
      case .removed: counts.removed += 1
      case .renamed: counts.renamed += 1
      case .changed: counts.changed += 1
      }
    }
    (added, removed, renamed, changed) = counts
    states = comparison.states.count
    breaking = comparison.breaking.count
  }

  /// A sentence such as `2 messages added, 1 removed; 1 change breaks the Swift API`.
  var text: String {
    let counts = [(added, "added"), (removed, "removed"), (renamed, "renamed"), (changed, "changed")].filter {
      $0.0 > 0
    }
    let states = states == 0 ? [] : [.counted(states, "state") + " changed"]
    guard let first = counts.first else { return states.first ?? "No string changed." }
    let messages =
      [.counted(first.0, "message") + " \(first.1)"] + counts.dropFirst().map { "\($0.0) \($0.1)" }
      + states
    return messages.joined(separator: ", ") + (breaking == 0 ? "" : "; \(breakingText)")
  }

  private var breakingText: String {
    breaking == 1 ? "1 change breaks the Swift API" : "\(breaking) changes break the Swift API"
  }
}
