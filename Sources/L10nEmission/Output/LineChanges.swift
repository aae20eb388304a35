/// The changes that turn one list of lines into another.
///
/// Lines that are unique in both and in the same order are kept (Bram Cohen's patience diff): nearly all lines of a
/// generated file, in almost linear time. Lines between two of them are compared by Myers' algorithm ("An O(ND)
/// Difference Algorithm and Its Variations"), up to a limit.
package enum LineChanges {
  package enum Change: Hashable {
    /// A line that both lists have, by its index in each.
    case keep(old: Int, new: Int)
    /// A line of the old list that is removed.
    case remove(old: Int)
    /// A line of the new list that is inserted.
    case insert(new: Int)
  }

  /// The number of changed lines between two kept ones from which all of them count as replaced: the search for the
  /// fewest changes takes quadratic memory.
  private static let searchLimit = 100

  /// Returns the changes in order. Common lines at the beginning and the end are left out, except `context` of them.
  package static func changes<Line: Hashable>(from old: [Line], to new: [Line], context: Int) -> [Change] {
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, old[start] == new[start] { start += 1 }
    var end = 0
    while end < shorter - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    let ends = (old: old.count - end, new: new.count - end)
    var changes = (max(0, start - context)..<start).map { Change.keep(old: $0, new: $0) }
    var done = (old: start, new: start)
    for anchor in anchors(old[start..<ends.old], new[start..<ends.new]) + [ends] {
      changes += shortest(from: old[done.old..<anchor.old], to: new[done.new..<anchor.new])
      done = anchor
    }
    return changes + (0..<min(context, end)).map { .keep(old: ends.old + $0, new: ends.new + $0) }
  }

  /// Returns the longest sequence of lines, by their indexes in both lists, that are unique in each list and in the
  /// same order in both.
  private static func anchors<Line: Hashable>(
    _ old: ArraySlice<Line>, _ new: ArraySlice<Line>
  ) -> [(old: Int, new: Int)] {
    let inNew = Dictionary(new.indices.map { (new[$0], $0) }) { _, _ in -1 }
    let inOld = Dictionary(old.indices.map { (old[$0], 1) }, uniquingKeysWith: +)
    // The end of the best sequence of each length, and for each pair the one before it.
    var pairs: [(old: Int, new: Int, before: Int?)] = []
    var ends: [Int] = []
    for index in old.indices where inOld[old[index]] == 1 {
      guard let other = inNew[old[index]], other >= 0 else { continue }
      var low = 0
      var high = ends.count
      while low < high {
        let middle = (low + high) / 2
        if pairs[ends[middle]].new < other { low = middle + 1 } else { high = middle }
      }
      pairs.append((index, other, low > 0 ? ends[low - 1] : nil))
      if low < ends.count { ends[low] = pairs.count - 1 } else { ends.append(pairs.count - 1) }
    }
    var run: [(old: Int, new: Int)] = []
    var next = ends.last
    while let pair = next {
      run.append((pairs[pair].old, pairs[pair].new))
      next = pairs[pair].before
    }
    return run.reversed()
  }

  /// Returns the fewest changes between two runs of lines, or replaces all lines if the search takes too long.
  private static func shortest<Line: Hashable>(
    from old: ArraySlice<Line>, to new: ArraySlice<Line>
  ) -> [Change] {
    let limit = min(searchLimit, old.count + new.count)
    // The furthest index in `old` after a number of steps on each diagonal, from `-steps` to `steps`.
    var furthest = [1: 0]
    var trace: [[Int: Int]] = []
    for steps in 0...limit {
      trace.append(furthest)
      var next = furthest
      for diagonal in stride(from: -steps, through: steps, by: 2) {
        var x = position(on: diagonal, steps, furthest)
        while x < old.count, x - diagonal < new.count,
          old[old.startIndex + x] == new[new.startIndex + x - diagonal]
        {
          x += 1
        }
        next[diagonal] = x
        if x >= old.count && x - diagonal >= new.count {
          return walkBack(trace, (old.startIndex, new.startIndex), (old.count, new.count))
        }
      }
      furthest = next
    }
    return old.indices.map { .remove(old: $0) } + new.indices.map { .insert(new: $0) }
  }

  /// Returns the index at which a diagonal is entered: by an insertion from the one above, or by a removal from the one
  /// below.
  private static func position(on diagonal: Int, _ steps: Int, _ furthest: [Int: Int]) -> Int {
    let above = furthest[diagonal + 1] ?? 0
    let below = furthest[diagonal - 1] ?? 0
    return diagonal == -steps || (diagonal != steps && below < above) ? above : below + 1
  }

  private static func walkBack(_ trace: [[Int: Int]], _ start: (old: Int, new: Int), _ end: (Int, Int)) -> [Change] {
    var changes: [Change] = []
    var (x, y) = end
    for (steps, furthest) in trace.enumerated().reversed() {
      let diagonal = x - y
      let above = furthest[diagonal + 1] ?? 0
      let below = furthest[diagonal - 1] ?? 0
      let isInsertion = diagonal == -steps || (diagonal != steps && below < above)
      let previousX = isInsertion ? above : below
      let previousY = previousX - (isInsertion ? diagonal + 1 : diagonal - 1)
      while x > max(previousX, 0), y > max(previousY, 0) {
        x -= 1
        y -= 1
        changes.append(.keep(old: start.old + x, new: start.new + y))
      }
      guard steps > 0 else { break }
      changes.append(isInsertion ? .insert(new: start.new + previousY) : .remove(old: start.old + previousX))
      (x, y) = (previousX, previousY)
    }
    return changes.reversed()
  }
}
