import L10nText

/// The order of the keys in a String Catalog.
enum StringCatalogKeyOrder {
  /// The order of names in Finder, which Xcode uses.
  case finder
  /// The order of UTF-16 code units, which one of Xcode's command-line tools uses.
  case codeUnits

  /// Detects the order of a file's keys; returns `nil` if they have neither. A few keys may be out of order, because
  /// somebody renamed them by hand.
  package init?(of keys: [String]) {
    self.init(finder: keys.map(RootCollation.shared.key), codeUnits: keys.map(CodeUnits.init))
  }

  /// - Parameters:
  ///   - finder: the sort keys in Finder's order.
  ///   - codeUnits: the sort keys in the order of code units.
  private init?(finder: [RootCollation.Key], codeUnits: [CodeUnits]) {
    let outOfFinder = zip(finder, finder.dropFirst()).count { $1 < $0 }
    let outOfCodeUnits = zip(codeUnits, codeUnits.dropFirst()).count { $1 < $0 }
    guard min(outOfFinder, outOfCodeUnits) <= finder.count / 8 else { return nil }
    self = outOfFinder <= outOfCodeUnits ? .finder : .codeUnits
  }

  /// Returns keys with more keys inserted: in the file's order or, if it has none, at the end.
  static func inserting(_ added: [String], into keys: [String]) -> [String] {
    guard !added.isEmpty else { return keys }
    let (finder, codeUnits) = (keys.map(RootCollation.shared.key), keys.map(CodeUnits.init))
    switch Self(finder: finder, codeUnits: codeUnits) {
    case .finder: return inserting(added, into: keys, finder, by: RootCollation.shared.key)
    case .codeUnits: return inserting(added, into: keys, codeUnits, by: CodeUnits.init)
    case nil: return keys + added
    }
  }

  private static func inserting<SortKey: Comparable>(
    _ added: [String], into present: [String], _ sortKeys: [SortKey], by sortKey: (String) -> SortKey
  ) -> [String] {
    let added = added.map { (key: $0, sortKey: sortKey($0)) }.sorted { $0.sortKey < $1.sortKey }
    var result: [String] = []
    var rest = added[...]
    var start = 0
    for position in KeyBackbone(of: sortKeys).positions {
      result += present[start..<position]
      while let first = rest.first, first.sortKey < sortKeys[position] { result.append(rest.removeFirst().key) }
      result.append(present[position])
      start = position + 1
    }
    return result + rest.map(\.key) + present[start...]
  }

  private struct CodeUnits: Comparable {
    var text: String

    static func < (one: Self, other: Self) -> Bool { one.text.utf16.lexicographicallyPrecedes(other.text.utf16) }
  }
}
