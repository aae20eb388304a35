extension RandomAccessCollection {
  /// Returns the index of the first element that fits, or the end index. All elements after one that fits must fit,
  /// too.
  package func partitioningIndex(where fits: (Element) -> Bool) -> Index {
    var start = startIndex
    var count = count
    while count > 0 {
      let half = count / 2
      let middle = index(start, offsetBy: half)
      if fits(self[middle]) {
        count = half
      } else {
        start = index(after: middle)
        count -= half + 1
      }
    }
    return start
  }
}
