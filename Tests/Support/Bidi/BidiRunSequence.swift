/// An isolating run sequence: runs of one level that isolates separate (BD13).
struct BidiRunSequence {
  /// The indexes of its characters.
  let indexes: [Int]
  let level: Int
  /// The directions before and after it.
  let start: BidiClass
  let end: BidiClass

  /// Returns the sequences of a paragraph (X10).
  static func all(
    _ explicit: BidiExplicitLevels, _ pairs: BidiIsolatePairs, paragraph: Int
  ) -> [BidiRunSequence] {
    let kept = explicit.levels.indices.filter { explicit.levels[$0] != nil }
    var runs: [[Int]] = []
    for (position, index) in kept.enumerated() {
      if position > 0, explicit.levels[kept[position - 1]] == explicit.levels[index] {
        runs[runs.count - 1].append(index)
      } else {
        runs.append([index])
      }
    }
    let runByStart = Dictionary(uniqueKeysWithValues: runs.map { ($0[0], $0) })
    var sequences: [BidiRunSequence] = []
    for run in runs where pairs.start[run[0]] == nil {
      var indexes = run
      while let last = indexes.last, let end = pairs.end[last], let next = runByStart[end] { indexes += next }
      sequences.append(BidiRunSequence(indexes, explicit, pairs, kept, paragraph: paragraph))
    }
    return sequences
  }

  private init(
    _ indexes: [Int], _ explicit: BidiExplicitLevels, _ pairs: BidiIsolatePairs, _ kept: [Int], paragraph: Int
  ) {
    self.indexes = indexes
    let level = explicit.levels[indexes[0]] ?? paragraph
    let before = kept.last { $0 < indexes[0] }.flatMap { explicit.levels[$0] } ?? paragraph
    let last = indexes[indexes.count - 1]
    let isOpen = explicit.classes[last].isIsolateInitiator && pairs.end[last] == nil
    let after = isOpen ? paragraph : kept.first { $0 > last }.flatMap { explicit.levels[$0] } ?? paragraph
    self.level = level
    start = max(level, before) % 2 == 1 ? .r : .l
    end = max(level, after) % 2 == 1 ? .r : .l
  }
}
