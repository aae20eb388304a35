/// Finds the style that most parts of a file have.
enum Majority {
  /// Returns the style that most parts have, or `nil` if there are no parts. Of several that are as frequent, the one
  /// that comes first in a list wins, then the smallest one.
  ///
  /// - Parameter preferred: styles that win a tie, the best first.
  static func style<Style: Hashable & Comparable>(of parts: some Sequence<Style>, preferring preferred: [Style])
    -> Style?
  {
    var counts: [Style: Int] = [:]
    for part in parts { counts[part, default: 0] += 1 }
    let preference = { (style: Style) in preferred.firstIndex(of: style) ?? preferred.count }
    return counts.min { one, other in
      (-one.value, preference(one.key), one.key) < (-other.value, preference(other.key), other.key)
    }?.key
  }
}
