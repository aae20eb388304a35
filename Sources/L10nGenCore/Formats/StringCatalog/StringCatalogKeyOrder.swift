/// The order of the keys in a String Catalog.
enum StringCatalogKeyOrder {
  /// That of names in Finder, which Xcode writes.
  case finder
  /// That of UTF-16 code units, which one of Xcode's command-line tools writes.
  case codeUnits

  /// The order that a file's keys have, or `nil` if they have neither. A few keys that somebody renamed by hand may be
  /// elsewhere.
  init?(of keys: [String]) {
    let tolerated = keys.count / 8
    let sortKeys = keys.map(RootCollation.shared.key)
    let outOfFinder = zip(sortKeys, sortKeys.dropFirst()).count { !($0 < $1) }
    let outOfCodeUnits = zip(keys, keys.dropFirst()).count { !$0.utf16.lexicographicallyPrecedes($1.utf16) }
    guard min(outOfFinder, outOfCodeUnits) <= tolerated else { return nil }
    self = outOfFinder <= outOfCodeUnits ? .finder : .codeUnits
  }

  /// Returns keys with further ones in their places: those in the file's order or, if it has none, at the end.
  static func inserting(_ added: [String], into keys: [String]) -> [String] {
    guard !added.isEmpty else { return keys }
    switch Self(of: keys) {
    case .finder: return inserting(added, into: keys, by: RootCollation.shared.key)
    case .codeUnits: return inserting(added, into: keys, by: CodeUnits.init)
    case nil: return keys + added
    }
  }

  private static func inserting<SortKey: Comparable>(
    _ added: [String], into keys: [String], by sortKey: (String) -> SortKey
  ) -> [String] {
    let added = added.map { (key: $0, sortKey: sortKey($0)) }.sorted { $0.sortKey < $1.sortKey }
    let present = keys.map { (key: $0, sortKey: sortKey($0)) }
    var result: [String] = []
    var rest = added[...]
    for (key, sortKey) in present {
      while let first = rest.first, first.sortKey < sortKey { result.append(rest.removeFirst().key) }
      result.append(key)
    }
    return result + rest.map(\.key)
  }

  private struct CodeUnits: Comparable {
    var text: String

    static func < (one: Self, other: Self) -> Bool { one.text.utf16.lexicographicallyPrecedes(other.text.utf16) }
  }
}
