/// Chooses the sets of values that show users something new.
///
/// First, each argument takes each of its values while the others keep their first one. Then, if there are few enough,
/// all combinations are tried, because a plural inside a select shows only in one of its branches.
struct PreviewChoice {
  private let names: [String]
  private let candidates: [[PreviewCandidates.Candidate]]
  private var lines: [Line] = []
  private var known: Set<[Int]> = []
  private var seenBranches: Set<[[Int]]> = []
  private var seenForms: Set<[[String]]> = []

  private struct Line {
    var indexes: [Int]
    var texts: [String]
    /// A Boolean value indicating whether no previous line takes the same branches.
    var hasNewBranches: Bool
  }

  init(_ names: [String], _ candidates: [[PreviewCandidates.Candidate]]) {
    self.names = names
    self.candidates = candidates
  }

  /// Tries values; `write` returns the message with them, one run for each of its texts.
  mutating func choose(_ write: ([String: PreviewValue]) -> [PreviewRun]) {
    let first = candidates.map { _ in 0 }
    attempt(first, isTelling: true, write)
    for argument in candidates.indices {
      for index in candidates[argument].indices.dropFirst() where known.count < Previews.attempts {
        var indexes = first
        indexes[argument] = index
        attempt(indexes, isTelling: candidates[argument][index].isTelling, write)
      }
    }
    guard combinations <= Previews.attempts else { return }
    for number in 0..<combinations { attempt(combination(number), isTelling: nil, write) }
  }

  /// The number of combinations; if it is too large, any number above the limit.
  private var combinations: Int {
    candidates.reduce(1) { min($0 * max(1, $1.count), Previews.attempts + 1) }
  }

  /// Returns a combination by its number; the last argument changes fastest.
  private func combination(_ number: Int) -> [Int] {
    var rest = number
    return candidates.reversed().map { values in
      let (quotient, index) = rest.quotientAndRemainder(dividingBy: max(1, values.count))
      rest = quotient
      return index
    }.reversed()
  }

  /// Tries one set.
  /// - Parameter isTelling: a Boolean value indicating whether it is always shown, or `nil` to show it only for new
  ///   branches.
  private mutating func attempt(
    _ indexes: [Int], isTelling: Bool?, _ write: ([String: PreviewValue]) -> [PreviewRun]
  ) {
    guard known.insert(indexes).inserted else { return }
    let runs = write(assignment(indexes))
    let hasNewBranches = seenBranches.insert(runs.map(\.branches)).inserted
    let hasNewForms = seenForms.insert(runs.map(\.particles)).inserted
    guard isTelling == true || hasNewBranches || (isTelling == false && hasNewForms) else { return }
    lines.append(Line(indexes: indexes, texts: runs.map(\.text), hasNewBranches: hasNewBranches))
  }

  private func assignment(_ indexes: [Int]) -> [String: PreviewValue] {
    var values: [String: PreviewValue] = [:]
    for (argument, index) in indexes.enumerated() where candidates[argument].indices.contains(index) {
      values[names[argument]] = candidates[argument][index].value
    }
    return values
  }

  /// The lines in the order of the values, each with the values that distinguish it from others.
  var previews: Previews {
    let sorted = lines.sorted { $0.indexes.lexicographicallyPrecedes($1.indexes) }
    let varied = candidates.indices.filter { argument in Set(sorted.map { $0.indexes[argument] }).count > 1 }
    var seen: Set<[String]> = []
    let distinct = sorted.filter { seen.insert($0.texts).inserted }
    let shown = Set(Self.mostTelling(distinct).map(\.indexes))
    var previews = Previews()
    previews.omitted = distinct.count - shown.count
    for line in distinct where shown.contains(line.indexes) {
      let values = varied.compactMap { argument in
        candidates[argument].indices.contains(line.indexes[argument])
          ? Previews.Value(argument: names[argument], text: candidates[argument][line.indexes[argument]].value.name)
          : nil
      }
      previews.lines.append(.init(values: values, texts: line.texts, assignment: assignment(line.indexes)))
    }
    return previews
  }

  /// Returns the lines to show: first those with new branches, then those with fewer changed values.
  private static func mostTelling(_ lines: [Line]) -> ArraySlice<Line> {
    guard lines.count > Previews.limit else { return lines[...] }
    func isBefore(_ one: Line, _ other: Line) -> Bool {
      if one.hasNewBranches != other.hasNewBranches { return one.hasNewBranches }
      let distances = (one.indexes.reduce(0, +), other.indexes.reduce(0, +))
      return distances.0 == distances.1
        ? one.indexes.lexicographicallyPrecedes(other.indexes) : distances.0 < distances.1
    }
    return lines.sorted(by: isBefore).prefix(Previews.limit)
  }
}
