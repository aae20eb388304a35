import L10nReview

/// The messages with the same kind of change.
struct DiffSection {
  let title: String
  let changes: [MessageChange]

  /// Returns the sections that aren't empty.
  static func sections(of comparison: Comparison) -> [DiffSection] {
    let titles = ["Changed", "Added", "Renamed", "Removed"]
    let grouped = Dictionary(grouping: comparison.changes) { title(of: $0) }
    return titles.compactMap { title in grouped[title].map { DiffSection(title: title, changes: $0) } }
  }

  private static func title(of change: MessageChange) -> String {
    switch change.kind {
    case .changed: "Changed"
    case .added: "Added"
    case .renamed: "Renamed"
    case .removed: "Removed"
    }
  }
}
