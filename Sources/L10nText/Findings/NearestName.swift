/// Finds the name that was probably meant.
package enum NearestName {
  /// Returns the candidate with the fewest edits from `name`, or `nil` if none is close enough to be a typo.
  ///
  /// - Parameter share: the number of letters for which a typo may have one edit.
  package static func suggestion(
    for name: String, among candidates: some Sequence<String>, lettersPerEdit share: Int = 3
  ) -> String? {
    let count = name.count
    let limit = max(1, count / share)
    // Letters become numbers, which compare quickly: there may be thousands of names and of candidates.
    var numbers: [Character: Int] = [:]
    for letter in letters(of: name) where numbers[letter] == nil { numbers[letter] = numbers.count }
    let left = letters(of: name).map { numbers[$0] ?? -1 }
    return candidates.lazy.compactMap { candidate -> (distance: Int, name: String)? in
      guard let distance = distance(left, letters(of: candidate).map { numbers[$0] ?? -1 }, limit: limit),
        // Short names may be within the limit without having a letter in common.
        distance < max(count, candidate.count)
      else { return nil }
      return (distance, candidate)
    }.min { ($0.distance, $0.name) < ($1.distance, $1.name) }?.name
  }

  /// Returns the letters that are compared, in lowercase.
  private static func letters(of name: String) -> Substring {
    name.prefix(lengthLimit).lowercased().prefix(lengthLimit)
  }

  private static let lengthLimit = 64

  /// Returns the optimal string alignment distance: insertions, deletions, substitutions and swaps of neighbors; `nil`
  /// if it is greater than the limit.
  private static func distance(_ left: [Int], _ right: [Int], limit: Int) -> Int? {
    guard abs(left.count - right.count) <= limit else { return nil }
    var (beforePrevious, previous, row): ([Int], [Int], [Int]) = ([], Array(0...right.count), [])
    for i in left.indices {
      row.removeAll(keepingCapacity: true)
      row.append(i + 1)
      var least = i + 1
      for j in right.indices {
        let substitution = previous[j] + (left[i] == right[j] ? 0 : 1)
        var best = min(substitution, previous[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          best = min(best, beforePrevious[j - 1] + 1)
        }
        row.append(best)
        least = min(least, best)
      }
      // A swap goes back two rows; if the least of this row exceeds the limit, that of the previous rows is at least
      // the limit.
      guard least <= limit else { return nil }
      (beforePrevious, previous, row) = (previous, row, beforePrevious)
    }
    let distance = previous[right.count]
    return distance <= limit ? distance : nil
  }
}
