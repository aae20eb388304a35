import L10nFormats
import L10nText

/// A key of a mapping with the number of one of its entries: mistaken files have several.
struct KeyOccurrence: Hashable, Comparable {
  var key: String
  /// The number of entries with the key before it.
  var number: Int

  static func < (one: Self, other: Self) -> Bool {
    one.key == other.key ? one.number < other.number : KeyOrder.precedes(one.key, other.key)
  }

  /// Returns the keys with several entries of which nobody can tell which belong together: both sides changed them in
  /// different ways, and not all versions have the same number of them.
  static func doubtfulKeys(base: [KeyedText], ours: [KeyedText], theirs: [KeyedText]) -> Set<String> {
    let versions = [base, ours, theirs]
    let repeated = Set(versions.flatMap { [KeyOccurrence]($0.map(\.key)) }.filter { $0.number > 0 }.map(\.key))
    guard !repeated.isEmpty else { return [] }
    let entries = versions.map { Dictionary(grouping: $0.filter { repeated.contains($0.key) }, by: \.key) }
    return repeated.filter { key in
      let (base, ours, theirs) = (entries[0][key] ?? [], entries[1][key] ?? [], entries[2][key] ?? [])
      // Entries that the base doesn't have were added, and stay.
      guard !base.isEmpty, ours != base, theirs != base, ours != theirs else { return false }
      return ours.count != base.count || theirs.count != base.count
    }
  }
}

extension [KeyOccurrence] {
  /// Numbers the entries of a mapping.
  ///
  /// - Parameter keys: the key of each.
  init(_ keys: [String]) {
    var counts: [String: Int] = [:]
    self = keys.map { key in
      defer { counts[key, default: 0] += 1 }
      return KeyOccurrence(key: key, number: counts[key, default: 0])
    }
  }
}
