import L10nFormats
import L10nText

/// A key of a mapping with the number of one of its entries. Files with mistakes can have several.
struct KeyOccurrence: Hashable, Comparable {
  var key: String
  /// The number of earlier entries with the same key.
  var number: Int

  static func < (one: Self, other: Self) -> Bool {
    one.key == other.key ? one.number < other.number : KeyOrder.precedes(one.key, other.key)
  }

  /// Returns the repeated keys whose entries can't be paired: both sides changed them in different ways, and the
  /// versions don't all have the same number of them.
  static func doubtfulKeys(base: [KeyedText], ours: [KeyedText], theirs: [KeyedText]) -> Set<String> {
    let versions = [base, ours, theirs]
    let repeated = Set(versions.flatMap { [KeyOccurrence]($0.map(\.key)) }.filter { $0.number > 0 }.map(\.key))
    guard !repeated.isEmpty else { return [] }
    let entries = versions.map { Dictionary(grouping: $0.filter { repeated.contains($0.key) }, by: \.key) }
    return repeated.filter { key in
      let (base, ours, theirs) = (entries[0][key] ?? [], entries[1][key] ?? [], entries[2][key] ?? [])
      // Entries that the base doesn't have are additions, and are kept.
      guard !base.isEmpty, ours != base, theirs != base, ours != theirs else { return false }
      return ours.count != base.count || theirs.count != base.count
    }
  }
}

extension [KeyOccurrence] {
  /// Numbers the entries of a mapping.
  ///
  /// - Parameter keys: the key of each entry.
  init(_ keys: [String]) {
    var counts: [String: Int] = [:]
    self = keys.map { key in
      defer { counts[key, default: 0] += 1 }
      return KeyOccurrence(key: key, number: counts[key, default: 0])
    }
  }
}
