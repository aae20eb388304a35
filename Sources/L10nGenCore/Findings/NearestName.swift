/// Finds the name somebody probably meant.
package enum NearestName {
  /// The candidate with the fewest edits from `name`; nil when none is near enough to be a typing mistake.
  package static func suggestion(for name: String, among candidates: [String]) -> String? {
    let limit = max(1, name.count / 3)
    return candidates.map { (distance: distance(name, $0), name: $0) }
      // Names without a letter in common are as near as they are short.
      .filter { $0.distance <= limit && $0.distance < max(name.count, $0.name.count) }
      .min { ($0.distance, $0.name) < ($1.distance, $1.name) }?.name
  }

  /// Optimal string alignment distance: insertions, deletions, substitutions and swaps of neighbours.
  private static func distance(_ left: String, _ right: String) -> Int {
    let left = Array(left.lowercased()).prefix(64)
    let right = Array(right.lowercased()).prefix(64)
    var rows = [Array(0...right.count)]
    for i in left.indices {
      var row = [i + 1]
      for j in right.indices {
        let substitution = rows[i][j] + (left[i] == right[j] ? 0 : 1)
        var best = min(substitution, rows[i][j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] { best = min(best, rows[i - 1][j - 1] + 1) }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[left.count][right.count]
  }
}
